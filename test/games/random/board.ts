/** Random boards of random cards. */
import type { Ability, TraitValue } from '../../../src/kernel/ability.js';
import type { GameEntry } from '../../../src/harness/suite.js';
import { type LaidOut, layOut, type Put } from '../table.js';
import { someAbility, someOneOff } from './texts.js';
import { type Random, someState, type Words } from './which.js';

type Traits = Readonly<Record<string, TraitValue>>;

/** What the cards of a game are like: those that stay, and those that are carried out once. */
interface Kinds {
  readonly staying: (random: Random) => Traits;
  readonly carriedOut: (random: Random) => Traits;
  /** Where cards lie that are played with; all other zones are filled as the game begins them. */
  readonly zones: Readonly<Record<string, number>>;
}

const kindsOf: Readonly<Record<string, Kinds>> = {
  'duel-masters': {
    staying: ({ below, pick }) => ({
      type: ['creature'],
      civilization: pick([['fire'], ['water'], ['fire', 'water'], []]),
      cost: 1 + below(2),
      power: 1000 * below(7),
      race: pick([['x'], ['y', 'x'], []]),
    }),
    carriedOut: ({ pick }) => ({
      type: ['spell'],
      civilization: [pick(['fire', 'water'])],
      cost: 1,
    }),
    zones: { 'battle zone': 4, hand: 4, 'mana zone': 4, graveyard: 2, 'shield zone': 3 },
  },
  'fire-force': {
    staying: ({ below, pick }) => ({
      type: ['unit'],
      cost: below(2),
      power: below(7),
      support: below(3),
      attribute: pick([['x'], ['y', 'x'], []]),
      ...(below(2) === 0 ? { flame: true } : {}),
    }),
    carriedOut: ({ below }) => ({ type: ['event'], cost: below(2) }),
    zones: { field: 4, hand: 4, adolla: 2, life: 3 },
  },
  'flesh-and-blood': {
    staying: ({ below, pick }) => ({
      type: ['action'],
      subtype: [pick(['item', 'attack', 'aura'])],
      cost: below(2),
      pitch: 1 + below(3),
      power: below(7),
      defense: below(4),
    }),
    carriedOut: ({ below, pick }) => ({
      type: [pick(['action', 'instant', 'attack reaction', 'defense reaction'])],
      cost: below(2),
      pitch: 1 + below(3),
      defense: below(4),
    }),
    zones: { permanent: 3, hand: 5, graveyard: 2, arsenal: 1 },
  },
};

/** Kinds of cards on one board; each lies there in several copies. */
const mostKinds = 6;

export const randomBoard = (
  { rules, vocabulary, rulebook }: GameEntry,
  random: Random,
): LaidOut => {
  const words: Words = { vocabulary, random };
  const kinds = kindsOf[rulebook.split('/')[0] ?? '']!;
  const cards = Array.from({ length: mostKinds }, (_, at) => randomCard(words, kinds, `C${at}`));
  const puts = rules.players.flatMap((side) =>
    Object.entries(kinds.zones).flatMap(([zone, most]) =>
      Array.from({ length: random.below(most + 1) }, (): Put => {
        const { status, value } = someState(words);
        const states = random.below(3) === 0 && status !== 'since' ? { [status]: value } : {};
        return { ...random.pick(cards), side, zone, status: states };
      }),
    ),
  );
  const entry =
    random.below(2) === 0 ? rules.defaultEntry : random.pick(Object.keys(rules.entries));
  return layOut(rules, entry, puts);
};

const randomCard = (words: Words, kinds: Kinds, name: string): Omit<Put, 'side' | 'zone'> => {
  const { random } = words;
  const stays = random.below(3) > 0;
  const text = (): Ability =>
    stays || random.below(4) === 0 ? someAbility(words) : someOneOff(words);
  return {
    name,
    traits: (stays ? kinds.staying : kinds.carriedOut)(random),
    abilities: Array.from({ length: random.below(4) }, text),
  };
};
