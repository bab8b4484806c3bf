/** 115. Battle: two creatures compare power, and the loser is destroyed. */
import { numberOf } from '../../../kernel/continuous.js';
import {
  bookkeeping,
  eventKind,
  keyword,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import type { CardRef, Frame } from '../../../kernel/state.js';
import { isStillThere, keepFact } from '../words.js';
import { definition, say } from '../questions.js';

/** 115.2 to 115.3d. What 115.3a forbids is proposed all the same. Locals: one, other (the creatures, as they are when it begins), within (an effect causes it). */
export const battle = procedure([
  step('begin', (_, { locals }) => ({
    events: both(locals).map(([card, other]) => ({ kind: 'battle', card, other })),
  })),
  /** What triggers on battling is carried out. */
  bookkeeping(
    step('resolveWaiting', (game, { locals }) => {
      if (locals['within'] !== true) return { call: 'resolveWaiting' };
      if (!say(game, 'battleTriggersAtOnce')) return;
      return { call: 'resolveWaiting', locals: { only: 'battle' } };
    }),
  ),
  step('comparePowers', (game, { locals }) => {
    const pairs = both(locals);
    const [[one, other]] = pairs;
    const { winners, losers } = say(game, 'battleOutcome', one, other);
    const there = [locals['one'], locals['other']].every((ref) =>
      isStillThere(game, ref as unknown as CardRef),
    );
    const of = (kind: string) => (card: number) => ({
      kind,
      card,
      other: foe(pairs, card),
      there,
    });
    return {
      events: [
        ...winners.map(of('win-battle')),
        ...losers.map(of('lose-battle')),
        ...pairs.map(([card]) => card).map(of('battled')),
      ],
    };
  }),
  step('end', (game, { locals }) => {
    if (locals['within'] === true || game.state.waiting.length === 0) return;
    return { call: 'resolveWaiting' };
  }),
]);

/** 115.3a. Whoever is left neither wins nor loses. */
export const bothAreThere = restriction(
  ['event win-battle', 'event lose-battle', 'event battled'],
  (_, event) => 'kind' in event && event['there'] === false,
);

const cardIn = (locals: Frame['locals'], name: string): number =>
  (locals[name] as unknown as CardRef)[0];

type Pair = readonly [one: number, other: number];

/** Each creature with the other. */
const both = (locals: Frame['locals']): readonly [Pair, Pair] => {
  const [one, other] = [cardIn(locals, 'one'), cardIn(locals, 'other')];
  return [
    [one, other],
    [other, one],
  ];
};

const foe = (pairs: readonly Pair[], card: number): number =>
  pairs.find(([one]) => one === card)?.[1] ?? 0;

/** 115.3b. */
export const battleOutcome = definition('battleOutcome', (game, one, other) => {
  const sure = say(game, 'surelyWins', one, other);
  if (sure !== null) return sure;
  const [power, against] = [numberOf(game, one, 'power'), numberOf(game, other, 'power')];
  if (power === against) return { winners: [], losers: [one, other] };
  return power > against
    ? { winners: [one], losers: [other] }
    : { winners: [other], losers: [one] };
});

/** 115.3b. The loser is marked; that it is destroyed is 703.4d. */
export const loseBattle = eventKind('lose-battle', {
  becomes: (game, { card }) => [
    keepFact(`lost battle ${card ?? 0}`, [
      card ?? 0,
      game.state.things[(card ?? 0) - 1]?.version ?? 0,
    ]),
  ],
});

/** 115.3c. */
export const winsAnyBattle = keyword('wins battles', () => []);

export const surelyWins = definition('surelyWins', (game, one, other) => {
  const winners = [one, other].filter((card) => say(game, 'winsBattles', card));
  if (winners.length === 2) return say(game, 'bothWinBattle', one, other);
  if (winners.length === 0) return null;
  return { winners, losers: [one, other].filter((card) => !winners.includes(card)) };
});

/** 115.3d. After a battle of a creature with slayer the other creature is destroyed, whoever won. */
export const slayer = keyword('slayer', () => [
  {
    kind: 'triggered',
    when: { event: 'battled', roles: { other: { is: 'this' } } },
    costs: [],
    effect: [{ do: 'act', who: 'you', verb: 'destroy', object: { is: 'it' }, with: {} }],
  },
]);
