/** What players and chance do in a script, and what decisions are called. */
import { commonCommand, decisionWords, part } from '../../../kernel/common-commands.js';
import type { AnswerPart, CommandWord, Entry } from '../../../kernel/vocabulary.js';

const optional = (one: AnswerPart): AnswerPart => ({ ...one, optional: true });
const pitching = optional(part('pay', 'pitching', 'pitch'));
const targeting = optional(part('attack target', 'at'));

const commands: readonly CommandWord[] = [
  {
    kind: 'command',
    command: 'play',
    parts: [part('priority', 'object', 'play'), targeting, pitching],
    words: ['play'],
    japanese: 'プレイする',
    means:
      'plays a card; `at x` where there is more than one thing to attack, `pitching p, q` to pay',
    by: ['mayPlay', 'mayPlayInstant'],
  },
  ...(
    [
      ['first', 'left side', 'front'],
      ['second', 'right side', 'back'],
    ] as const
  ).flatMap(([verb, side, face]): readonly CommandWord[] => [
    {
      kind: 'command',
      command: `play ${side} of`,
      parts: [part('priority', 'object', 'play'), part('side', 'none', verb), targeting, pitching],
      words: [`play ${side} of`, `play ${face} of`],
      means: `plays the ${side} of a split card, or the ${face} of a twin card`,
      by: ['splitShowsOne', 'twinShowsOne'],
    },
    {
      kind: 'command',
      command: side,
      parts: [part('side', 'none', verb)],
      words: [side, face],
      means: `which side or face of a card is played: \`play x\`, then \`${side}\``,
      by: ['splitShowsOne', 'twinShowsOne'],
    },
  ]),
  {
    kind: 'command',
    command: 'play both sides of',
    parts: [part('priority', 'object', 'play'), part('side', 'none', 'both'), targeting, pitching],
    words: ['play both sides of'],
    means: 'plays both sides of a split card with meld',
    by: ['mayMeld'],
  },
  {
    kind: 'command',
    command: 'both sides',
    parts: [part('side', 'none', 'both')],
    words: ['both sides'],
    means: 'that both sides of a card are played: `play x`, then `both sides`',
    by: ['mayMeld'],
  },
  {
    kind: 'command',
    command: 'activate',
    parts: [{ ...part('priority', 'object', 'activate'), nth: true }, targeting, pitching],
    words: ['activate'],
    japanese: '起動する',
    means: 'activates an ability; `at x` and `pitching p` as for a card',
    by: ['mayActivateOf'],
  },
  {
    kind: 'command',
    command: 'at',
    parts: [part('attack target', 'object')],
    words: ['at'],
    means: 'what is attacked: `play x`, and then `at y`',
    by: ['mayTarget'],
  },
  {
    kind: 'command',
    command: 'pass',
    parts: [part('priority', 'none', 'pass')],
    words: ['pass'],
    japanese: 'パス',
    means: 'passes priority',
    by: ['mayPass'],
  },
  {
    kind: 'command',
    command: 'pitch',
    parts: [part('pay', 'object', 'pitch')],
    words: ['pitch'],
    japanese: 'ピッチする',
    means: 'which card is pitched',
    by: ['payResources.pitch'],
  },
  {
    kind: 'command',
    command: 'defend',
    parts: [part('defend', 'with', 'defend')],
    words: ['defend'],
    japanese: '防御する',
    means: 'declares defending cards: `defend with x, y`',
    by: ['defendStep.declare'],
  },
  {
    kind: 'command',
    command: 'no defense',
    parts: [part('defend', 'none')],
    words: ['no defense'],
    means: 'declares none',
    by: ['defendStep.declare'],
  },
  {
    kind: 'command',
    command: 'arsenal',
    parts: [part('arsenal', 'object', 'arsenal')],
    words: ['arsenal'],
    japanese: '武器庫に置く',
    means: 'which card of the hand goes to the arsenal at the end of the turn',
    by: ['endPhase.putIntoArsenal'],
  },
  {
    kind: 'command',
    command: 'no arsenal',
    parts: [part('arsenal', 'none', 'no arsenal')],
    words: ['no arsenal'],
    means: 'none does',
    by: ['endPhase.putIntoArsenal'],
  },
  {
    kind: 'command',
    command: 'bottom',
    parts: [part('opt', 'object', 'opt')],
    words: ['bottom'],
    means:
      'which cards go to the bottom of the deck, the upper first, for who opts; `choose nothing` for none',
    by: ['opt'],
  },
  {
    kind: 'command',
    command: 'concede',
    parts: [],
    words: ['concede'],
    japanese: '投了',
    means: 'gives up, at any time',
    by: ['concede'],
  },
  {
    kind: 'command',
    command: 'choose',
    parts: [{ ...part(['choose', 'choose value'], 'object'), values: true }],
    words: ['choose'],
    japanese: '選ぶ',
    means: 'cards for an effect; a name, where one is to be named',
  },
  {
    kind: 'command',
    command: 'choose nothing',
    parts: [part(['choose', 'defend', 'replace', 'opt'], 'none')],
    words: ['choose nothing'],
    means: 'none of what may be left out: cards for an effect, defending cards',
  },
  {
    kind: 'command',
    command: 'add first',
    parts: [{ ...part('order', 'object', 'add'), nth: true }],
    words: ['add first'],
    means: 'which of one’s triggered abilities comes to the stack first, and so resolves last',
    by: ['addTriggered.add'],
  },
  {
    kind: 'command',
    command: 'adds first',
    parts: [part('adds first', 'object')],
    words: ['adds first'],
    means: 'whose triggered abilities come to the stack first: `A: adds first B`',
    by: ['addTriggered.selectPlayer'],
  },
];

const decisions = decisionWords([
  ['priority', 'what to play or activate, or to pass', 'mayPass'],
  ['side', 'which side or face of a card is played', 'splitShowsOne', 'twinShowsOne'],
  ['attack target', 'what is attacked', 'mayTarget'],
  ['pay', 'which card is pitched', 'payResources.pitch'],
  ['defend', 'which cards defend', 'defendStep.declare'],
  ['opt', 'which cards go to the bottom', 'opt'],
  ['arsenal', 'whether a card goes to the arsenal', 'endPhase.putIntoArsenal'],
  ['order', 'which triggered ability comes to the stack first', 'addTriggered.add'],
  ['adds first', 'whose triggered abilities come first', 'addTriggered.selectPlayer'],
  ['choose', 'which cards an effect means'],
  ['choose value', 'which card is named', 'namesToName'],
  ['may', 'whether to do what one may'],
  ['mode', 'which of several'],
  ['replace', 'which replacement applies'],
  ['arrival order', 'in which order cards are put', 'ordersArrivals'],
  ['first player', 'who begins', 'setUp.chooseFirst'],
  ['deck order', 'what comes of a shuffle', 'shuffle'],
]);

export const commandWords: readonly Entry[] = [
  ...commands,
  ...(['yes', 'no', 'mode'] as const).map((name) => commonCommand(name)),
  ...(['replace', 'noReplacement'] as const).map((name) => {
    const { by: _, ...word } = commonCommand(name);
    return word;
  }),
  commonCommand('arrange'),
  commonCommand('goesFirst', { by: ['setUp.chooseFirst'] }),
  commonCommand('deckOrder', { by: ['shuffle'] }),
  ...decisions,
];
