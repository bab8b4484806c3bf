/** 501. Start of turn: durations end, abilities trigger, cards untap. */
import type { Game } from '../../../kernel/game.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  permission,
  procedure,
  type Step,
  step,
} from '../../../kernel/rule.js';
import type { Frame } from '../../../kernel/state.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { activatedOf, activation } from '../activated.js';
import { creaturesOf, endEffects } from '../words.js';
import { say } from '../questions.js';

/** Silent skills are asked for just before the other cards untap. */
const silentSkillsAt = (name: string): Step =>
  step(
    name,
    (game, frame) => askForSilentSkills(game, frame),
    (game, { locals }, picked) => {
      locals['asleep'] = [...asleepIn(locals), ...picked.map(({ card = 0 }) => card)];
      if (picked.length === 0) return;
      const { player } = game.state.turn;
      const events = picked.map((one) => activation(one, 'silent skill', player));
      return say(game, 'effectIsApart')
        ? { events, go: name }
        : { events, call: 'resolveWaiting', locals: { only: 'activate' }, go: name };
    },
  );

/** 501. Durations end, abilities trigger and are carried out, then cards untap; or cards untap first. */
export const startStep = procedure([
  step('endDurations', (game) => endEffects(say(game, 'endingAt', 'start of turn'))),
  silentSkillsAt('silentSkillsFirst'),
  step('untapFirst', (game, frame) => untapped(game, frame)),
  step('begin', (game) => ({
    events: [{ kind: 'turn-begins', player: game.state.turn.player }],
  })),
  /** What triggers is carried out. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
  silentSkillsAt('silentSkills'),
  step('untap', (game, frame) => untapped(game, frame)),
]);

/** 501.2a. What would untap may be activated in place of that; what cannot untap has nothing to replace. */
export const silentSkills = permission('silent skill', (game, player) => {
  const untapping = say(game, 'cardsToUntap', player);
  return creaturesOf(game, player)
    .filter(
      (card) =>
        untapping.includes(card) && !isForbiddenWhole(game, { kind: 'untap', card, player }),
    )
    .flatMap((card) => activatedOf(game, card, 'silent skill'));
});

/** One for each creature: of several abilities of one creature only one takes the place of its untapping. */
const askForSilentSkills = (game: Game, { locals }: Frame): Move | void => {
  if (turnIsOver(game) !== undefined) return;
  const by = game.state.turn.player;
  const asleep = asleepIn(locals);
  const of = ['silent skill'];
  const options = of
    .flatMap((action) => legalOptions(game, by, action))
    .filter(({ card = 0 }) => !asleep.includes(card));
  if (options.length === 0) return;
  const isOneEach = new Set(options.map(({ card }) => card)).size === options.length;
  const max = isOneEach ? options.length : 1;
  return { ask: { kind: 'silent skill', of, by, options, min: 0, max, source: 0 } };
};

/** The creatures that stay tapped. */
const asleepIn = (locals: Frame['locals']): readonly number[] =>
  (locals['asleep'] ?? []) as readonly number[];

const untapped = (game: Game, { locals }: Frame) => {
  if (turnIsOver(game) !== undefined) return;
  const { player } = game.state.turn;
  const asleep = asleepIn(locals);
  const cards = say(game, 'cardsToUntap', player).filter((card) => !asleep.includes(card));
  if (cards.length === 0) return;
  return { events: cards.map((card) => ({ kind: 'untap', card, player })) };
};
