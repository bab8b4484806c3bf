/** 116. Seals: cards that lie face down on others, and what becomes of a creature under one. */
import { listOf } from '../../../kernel/continuous.js';
import { cardOf, type Game } from '../../../kernel/game.js';
import { choicesOf } from '../../../kernel/options.js';
import { faceDown } from '../../../kernel/things.js';
import {
  boardRequirement,
  bookkeeping,
  eventKind,
  procedure,
  stateBased,
  step,
} from '../../../kernel/rule.js';
import type { CardRef, GameEvent } from '../../../kernel/state.js';
import { definition, say } from '../questions.js';
import { sealsIn } from '../seals.js';
import { isOfType, move, refJson, textOf } from '../words.js';

/** 116.1. */
export const isSeal = definition('isSeal', (game, id) => {
  const { zone, host, status } = cardOf(game, id);
  return zone === 'battle zone' && host !== 0 && status['face'] === 'down';
});

/** 116.1. Nor does anything of it show where a board has it lie there from the start. */
export const sealShowsNothing = definition('showsNothing', (game, id) => say(game, 'isSeal', id));

/** 116.1. On a card, and face down: of what lies in the battle zone both or neither goes. */
export const onlySealsOnCards = boardRequirement(
  (_, { zone, host, status }) =>
    zone === 'battle zone' && (host !== 0) !== (status['face'] === 'down'),
  'in the battle zone a card lies face down where it lies on another, as a seal, and nowhere else',
);

/** 116.1a. A seal comes from the deck of whoever owns what it is put onto. */
export const sealIsOfItsOwner = boardRequirement(
  (game, { id, host, owner }) => say(game, 'isSeal', id) && cardOf(game, host).owner !== owner,
  'a seal belongs to whoever owns the card that it lies on',
);

/** 116.1a. It lies there face down, and nothing of it shows. */
export const seal = eventKind('seal', {
  possible: (game, { card = 0, seal: top }) =>
    cardOf(game, card).zone === 'battle zone' && cardOf(game, Number(top)).zone === 'deck',
  becomes: (game, { card = 0, seal: top }) => [
    move(game, Number(top), 'battle zone', {
      host: card,
      face: faceDown,
      status: { face: 'down' },
      controller: cardOf(game, card).owner,
    }),
    ...(say(game, 'ignoredUnderSeals', card) && say(game, 'ignoredIsAbsent')
      ? [{ kind: 'hold', card }]
      : []),
  ],
});

/** 116.2. */
export const ignoredUnderSeals = definition('ignoredUnderSeals', (game, id) =>
  isOfType(game, id, 'creature'),
);

/** 116.2, 116.2a. So it is on a board as well. */
export const ignoredOnBoard = definition(
  'heldThere',
  (game, id) =>
    say(game, 'ignoredUnderSeals', id) &&
    say(game, 'ignoredIsAbsent') &&
    sealsIn(game).some((seal) => cardOf(game, seal).host === id),
);

/** 116.2. Without a seal it is there once more. */
export const ignoredNoMore = stateBased((game) => {
  if (game.state.held.length === 0) return nothing;
  const under = new Set(sealsIn(game).map((id) => cardOf(game, id).host));
  return game.state.held
    .filter((id) => isIgnored(game, id) && !under.has(id))
    .map((card) => ({ kind: 'release', card }));
});

const nothing: readonly GameEvent[] = [];

/** 116.2a. It lies there and does not count. */
export const ignoredIsAbsent = definition('ignoredIsAbsent', () => true);

/** 116.2a. What speaks of it, or of its abilities, finds it no more. */
export const ignored = definition('ignored', (game, id) => isIgnored(game, id));

/** What people call that. */
export const heldAs = bookkeeping(
  definition('heldAs', (game, id) => (isIgnored(game, id) ? 'ignored' : 'pending')),
);

const isIgnored = (game: Game, id: number): boolean =>
  game.state.held.includes(id) && cardOf(game, id).zone === 'battle zone';

/** 116.4a. */
export const sealComesOff = eventKind('take-seal-off', {
  follows: (game, { card = 0, player = '' }) => ({
    call: 'takeSealOff',
    locals: {
      command: refJson(game, card),
      civilizations: listOf(game, card, 'civilization'),
      player,
    },
  }),
});

/** 116.4a. Locals: command, civilizations (of it), player. */
export const takeSealOff = procedure([
  step(
    'choose',
    (game, { locals }) => {
      const civilizations = locals['civilizations'] as readonly string[];
      const seals = sealsIn(game).filter((id) =>
        say(game, 'sharesCivilization', cardOf(game, id).host, civilizations),
      );
      const options = choicesOf(seals);
      if (options.length === 0) return { end: true };
      const [source = 0] = locals['command'] as unknown as CardRef;
      return {
        ask: { kind: 'choose', by: textOf(locals['player']), options, min: 1, max: 1, source },
      };
    },
    (game, _, picked) => ({
      events: picked.map(({ card = 0 }) => move(game, card, 'graveyard')),
      end: true,
    }),
  ),
]);

/** 116.4b. Of a creature that is ignored, too. */
export const sharesCivilization = definition('sharesCivilization', (game, id, civilizations) =>
  listOf(game, id, 'civilization').some((one) => civilizations.includes(one)),
);
