/** 8.3. Ability keywords: the abilities that they stand for. */
import type {
  Ability,
  Amount,
  Change,
  Condition,
  Filter,
  Instruction,
  RolePattern,
  Selection,
  Test,
} from '../../../kernel/ability.js';
import { hasKeyword } from '../../../kernel/continuous.js';
import { trialOf } from '../../../kernel/copies.js';
import { changed, Unsupported } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import { type Json, wordIn } from '../../../kernel/state.js';
import { isSplit } from '../faces.js';
import { isMelded, melds } from '../melding.js';
import { definition } from '../questions.js';
import { bookkeeping, keyword, type Move, term } from '../../../kernel/rule.js';
import {
  goAgain,
  goesAgain,
  goingAgain,
  hasGoAgain,
  hasHadGoAgain,
  resolvingNow,
} from '../layers.js';
import { isAttackLayer } from '../playing.js';
import { layerOf } from '../words.js';

const anyCard: Filter = { zones: [], whose: 'any', other: false, tests: [] };

const ofType = (value: string): Test => ({ test: 'has', trait: 'type', value });

/** Cards on the combat chain that defend. */
const defending = (...tests: readonly Test[]): Filter => ({
  ...anyCard,
  zones: ['combat chain'],
  tests: [...tests, { test: 'word', word: 'isDefending' }],
});

/** What is always so of the card itself. */
const ofThis = (change: Change, condition?: Condition): Ability => ({
  kind: 'static',
  changes: [
    {
      subject: { is: 'this' },
      changes: [change],
      ...(condition === undefined ? {} : { condition }),
    },
  ],
});

/** `this cannot be defended by 2 or more …` */
const notByTwo = (filter: Filter): Change => {
  const other: RolePattern = { is: 'card', filter };
  return { change: 'cannot', action: 'be defended', other, atLeast: 2 };
};

/** That the card itself has defended on the combat chain that is closing. */
const hasDefended: Condition = {
  is: 'happened',
  event: { event: 'defend', roles: { card: { is: 'this' } } },
  compare: { is: 'at-least', amount: 1 },
  within: 'combat chain',
};

/** `when the combat chain closes, if this defended: …` */
const asChainCloses = (...effect: readonly Instruction[]): Ability => ({
  kind: 'triggered',
  when: { event: 'chain-closes', roles: {} },
  condition: hasDefended,
  costs: [],
  effect,
});

const destroyThis: Instruction = {
  do: 'act',
  who: 'you',
  verb: 'destroy',
  object: { is: 'this' },
  with: {},
};

/** A card of 6 power or more without that supertype. */
const strongStranger = (supertype: string): readonly Test[] => [
  { test: 'has', trait: 'supertype', value: supertype, not: true },
  { test: 'compare', trait: 'power', compare: { is: 'at-least', amount: 6 } },
];

/** `when …: destroy this`, of a state of the game. */
const destroyedWhen = (state: string, ...conditions: readonly Condition[]): Ability => ({
  kind: 'triggered',
  when: { event: 'state-met', roles: { card: { is: 'this' } }, where: { state } },
  condition: { is: 'and', conditions },
  costs: [],
  effect: [destroyThis],
});

const thisIs = (word: string): Condition => ({
  is: 'test',
  of: 'this',
  test: { test: 'word', word },
});

const thereIs = (filter: Filter): Condition => ({
  is: 'count',
  filter,
  compare: { is: 'at-least', amount: 1 },
});

/** `when your hero would be dealt damage, …: instead prevent so much` */
const prevention = (
  amount: number,
  {
    type,
    costs = [],
    first = [],
    last = [],
  }: {
    readonly type?: string;
    readonly costs?: readonly Instruction[];
    readonly first?: readonly Instruction[];
    readonly last?: readonly Instruction[];
  },
): Ability => {
  const prevent: Instruction = { do: 'act', who: 'you', verb: 'prevent', amount, with: {} };
  const then = [prevent, ...last];
  return {
    kind: 'replacement',
    when: {
      event: 'damage',
      roles: {
        card: { is: 'card', filter: { ...anyCard, whose: 'you', tests: [ofType('hero')] } },
      },
      ...(type === undefined ? {} : { where: { type } }),
    },
    optional: costs.length > 0,
    costs,
    // What is destroyed to prevent damage has to be.
    instead: first.length === 0 ? then : [...first, { do: 'if-did', then, otherwise: [] }],
  };
};

const pay = (amount: number): Instruction => ({
  do: 'act',
  who: 'you',
  verb: 'pay',
  amount,
  with: {},
});

// ---------------------------------------------------------------- the keywords

const weakened = (amount: Amount): Instruction => ({
  do: 'act',
  who: 'you',
  verb: 'put counters',
  amount,
  with: {
    on: { selection: { is: 'this' } },
    counted: { status: { counter: 'minus-1-defense counter' } },
  },
});

const defenseOfThis = { trait: 'defense', of: 'this' } as const;

/** Cards of your own somewhere. */
const ownCards = (zone: string, ...tests: readonly Test[]): Filter => ({
  ...anyCard,
  zones: [zone],
  whose: 'you',
  tests,
});

const ownHand = { zones: ['hand'], whose: 'you' } as const;

/** `[additional cost] you may … 1 of these cards. if you do, …`; nobody is asked who cannot. */
const mayAlso = ({
  from,
  verb,
  then = [],
  deed,
  done = 'this',
}: {
  readonly from: Filter;
  readonly verb: string;
  readonly then?: readonly Instruction[];
  /** What its player and the card are said to have done, and to be, then. */
  readonly deed: string;
  /** Of which card that is said: of the one that is played, or of what was paid. */
  readonly done?: 'this' | 'it';
}): Ability => {
  const one: Selection = { is: 'cards', quantity: { is: 'exactly', amount: 1 }, filter: from };
  const paid: Instruction = { do: 'act', who: 'you', verb, object: one, with: {} };
  const told: Instruction = { do: 'act', who: 'you', verb: deed, object: { is: done }, with: {} };
  const asked: readonly Instruction[] = [
    { do: 'may', who: 'you', effect: [paid] },
    { do: 'if-did', then: [...then, told], otherwise: [] },
  ];
  return {
    kind: 'one-off',
    icon: 'additional cost',
    effect: [{ do: 'if', condition: thereIs(from), then: asked, otherwise: [] }],
  };
};

const isUseless: Condition = {
  is: 'test',
  of: 'this',
  test: { test: 'compare', trait: 'defense', compare: { is: 'exactly', amount: 0 } },
};

/** The attack with a card of which an ability is activated is what its layer stands for: nothing else is done. */
export const attackTerm = bookkeeping(
  term('attack', (game) => {
    const [layer = 0] = resolvingNow(game) ?? [];
    if (layer === 0 || !isAttackLayer(game, layer) || layerOf(game, layer) === undefined)
      throw new Unsupported(
        '',
        'an attack by other texts than abilities that are activated is not carried out yet',
      );
  }),
);

/** 8.3.2. */
export const battleworn = keyword('battleworn', () => [asChainCloses(weakened(1))]);

/** 8.3.3. */
export const bladeBreak = keyword('blade break', () => [asChainCloses(destroyThis)]);

/** 8.3.4. */
export const dominate = keyword('dominate', () => [
  ofThis(notByTwo({ ...anyCard, zones: ['hand'] })),
]);

/** 8.3.5. Going again is done as a layer resolves: the attack of a source that has it is another layer. */
export const isResolutionAbility = definition(
  'isResolutionAbility',
  (_, keyword) => keyword === goAgain,
);

/** 8.3.5. Said of its own layer, which has go again from then on, and no more than once (8.3.5c). */
export const goAgainTerm = term(
  'go again',
  (game, { player }): Move => {
    const layer = resolvingNow(game);
    if (layer === undefined)
      throw new Unsupported('', 'to go again where no layer is resolved is not carried out yet');
    const isSo = hasGoAgain(game, layer) || hasHadGoAgain(game, layer);
    return isSo ? {} : { events: [goesAgain(game, layer, player)] };
  },
  { later: [goingAgain] },
);

/** 8.3.8. */
export const arcaneBarrier = keyword('arcane barrier', (amount = 0) => [
  prevention(amount, { type: 'arcane', costs: [pay(amount)] }),
]);

/** 8.3.9. Of a Mechanologist card that is banished so the card gets go again. */
export const boost = keyword('boost', () => [
  mayAlso({
    from: { ...ownCards('deck'), top: 1 },
    verb: 'banish',
    then: [
      {
        do: 'if',
        condition: {
          is: 'test',
          of: 'it',
          test: { test: 'has', trait: 'supertype', value: 'Mechanologist' },
        },
        then: [
          {
            do: 'change',
            text: {
              subject: { is: 'this' },
              changes: [
                { change: 'gain-ability', ability: { kind: 'keyword', keyword: 'go again' } },
              ],
            },
            duration: 'game',
          },
        ],
        otherwise: [],
      },
    ],
    deed: 'boost',
  }),
]);

/** 8.3.10. */
export const temper = keyword('temper', () => [
  asChainCloses(weakened(1), {
    do: 'if',
    condition: isUseless,
    then: [destroyThis],
    otherwise: [],
  }),
]);

/** 8.3.11. It works in the banished zone, face up (8.3.11a). */
export const bloodDebt = keyword('blood debt', () => [
  {
    kind: 'triggered',
    zones: ['banished'],
    when: {
      event: 'phase-begins',
      roles: { player: { is: 'player', who: 'you' } },
      where: { step: 'end phase' },
    },
    costs: [],
    effect: [{ do: 'act', who: 'you', verb: 'lose life', amount: 1, with: {} }],
  },
]);

/** 8.3.13. */
export const phantasm = keyword('phantasm', () => [
  destroyedWhen(
    'phantasm',
    thisIs('isAttacking'),
    thereIs(
      defending(
        ofType('action'),
        { test: 'has', trait: 'subtype', value: 'attack' },
        ...strongStranger('Illusionist'),
      ),
    ),
  ),
]);

/** 8.3.15. */
export const spellvoid = keyword('spellvoid', (amount = 0) => [
  prevention(amount, { type: 'arcane', costs: [destroyThis] }),
]);

/** 8.3.17. */
export const fusion = keyword('fusion', (_, of = anyCard) => [
  mayAlso({ from: { ...of, ...ownHand, tests: of.tests }, verb: 'reveal', deed: 'fuse' }),
]);

/** 8.3.19. It is destroyed at the beginning of the end phase. */
export const quell = keyword('quell', (amount = 0) => [
  prevention(amount, {
    costs: [pay(amount)],
    last: [
      {
        do: 'later',
        ability: {
          kind: 'triggered',
          when: { event: 'phase-begins', roles: {}, where: { step: 'end phase' } },
          costs: [],
          effect: [destroyThis],
        },
      },
    ],
  }),
]);

/** 8.3.20. */
export const ward = keyword('ward', (amount = 0) => [prevention(amount, { first: [destroyThis] })]);

/** 8.3.22. */
export const overpower = keyword('overpower', () => [
  ofThis(notByTwo({ ...anyCard, tests: [ofType('action')] })),
]);

/** 8.3.23. */
export const piercing = keyword('piercing', (amount = 0) => [
  ofThis(
    { change: 'add', trait: 'power', amount },
    {
      is: 'and',
      conditions: [
        { is: 'test', of: 'this', test: { test: 'word', word: 'isAttacking' } },
        {
          is: 'count',
          filter: defending(ofType('equipment')),
          compare: { is: 'at-least', amount: 1 },
        },
      ],
    },
  ),
]);

/** 8.3.25. */
export const mirage = keyword('mirage', () => [
  destroyedWhen(
    'mirage',
    thisIs('isDefending'),
    thereIs({
      ...anyCard,
      zones: ['combat chain'],
      tests: [{ test: 'word', word: 'isDefendedAgainst' }, ...strongStranger('Illusionist')],
    }),
  ),
]);

/** 8.3.32. */
export const scrap = keyword('scrap', () => [
  mayAlso({
    from: {
      ...ownCards('graveyard', { test: 'has', trait: 'subtype', value: 'item' }),
      or: [ownCards('graveyard', ofType('equipment'))],
    },
    verb: 'banish',
    deed: 'scrap',
    done: 'it',
  }),
]);

/** 8.3.33. */
export const beatChest = keyword('beat chest', () => [
  mayAlso({
    from: ownCards('hand', {
      test: 'compare',
      trait: 'power',
      compare: { is: 'at-least', amount: 6 },
    }),
    verb: 'discard',
    deed: 'beat chest',
  }),
]);

/** 8.3.34. As many as its defense. */
export const guardwell = keyword('guardwell', () => [asChainCloses(weakened(defenseOfThis))]);

/** 8.3.37. */
export const arcaneShelter = keyword('arcane shelter', (amount = 0) => [
  prevention(amount, { type: 'arcane', first: [destroyThis] }),
]);

/** 8.3.38. What it is for is done as the card is played. */
export const meld = bookkeeping(keyword('meld', () => []));

/** 8.3.38. For twice its cost both of its sides are played. */
export const mayMeld = definition('mayMeld', (game, player, card) => {
  if (!isSplit(game, card) || isMelded(game, card) || !hasKeyword(game, card, 'meld')) return false;
  const trial = trialOf(game);
  const { name, value } = melds(trial, card);
  trial.state.facts[wordIn(name)] = value as Json;
  changed(trial);
  return legalOptions(trial, player, 'play').some((option) => option.card === card);
});

/** 8.3.38b. Before anything raises or reduces that. */
export const startingCost = definition('startingCost', (game, cost, card) =>
  isMelded(game, card) ? 2 * cost : cost,
);
