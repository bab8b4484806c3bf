/** Artifacts, lands and tamaseeds, elements, and using cards whatever that is called for their types. */
import { type Entry, forms, inRole, type NounWord } from '../../../kernel/vocabulary.js';
import { usedFrom } from './boards.js';
import { paying } from './paying.js';

const { player, card } = inRole;
const used = {
  types: ['artifact', 'tamaseed'],
  saysType: ['summons', 'casts', 'expands'],
} as const;

const ofType = (
  type: string,
  japanese: string,
  ...by: readonly string[]
): Omit<NounWord, 'means'> => ({
  kind: 'noun',
  words: [type, `${type} card`],
  plurals: [`${type}s`, `${type} cards`],
  cards: [`${type} card`, `${type} cards`],
  tests: [{ test: 'has', trait: 'type', value: type }],
  japanese,
  by,
});

export const elementWords: readonly Entry[] = [
  {
    ...ofType('artifact', 'Artifact', 'artifactsInMain', 'usedArtifactEnters'),
    means: 'a card of the type artifact',
  },
  {
    ...ofType('tamaseed', 'タマシード', 'tamaseedsInMain', 'usedTamaseedEnters'),
    means: 'a card of the type tamaseed',
  },
  {
    ...ofType('land', '土地', 'landsAreNotUsed', 'landsStayOut'),
    means: 'a card of the type land, which works in the mana zone and cannot be used',
  },
  {
    kind: 'noun',
    words: ['element', 'element card'],
    plurals: ['elements', 'element cards'],
    cards: ['element card', 'element cards'],
    tests: [{ test: 'word', word: 'isElement' }],
    japanese: 'エレメント',
    means: 'a card of any type that can lie in the battle zone, such as a creature or a tamaseed',
    by: ['isElement', 'notAmongElements'],
  },
  {
    kind: 'command',
    command: 'use',
    does: 'uses',
    parts: [{ decision: ['main'], from: 'object', verbs: ['use'] }, paying],
    words: ['use'],
    japanese: '実行する',
    means:
      'uses an artifact or a tamaseed of the hand; `paying m1, m2` where one mana is not as good as another',
    by: ['artifactsInMain', 'tamaseedsInMain'],
  },
  {
    kind: 'verb',
    verb: 'use',
    atLength: true,
    forms: forms('use uses used used using'),
    object: 'cards',
    zones: ['hand'],
    within: usedFrom,
    words: ['use'],
    japanese: '実行する',
    means:
      'summon, cast or expand cards, or what else using them is called, without paying for them',
    by: ['useTerm'],
  },
  {
    kind: 'event',
    event: 'use',
    arrives: true,
    forms: forms('use uses used used using'),
    active: { subject: player('player'), object: card('card', used) },
    passive: { subject: card('card', used), joins: { by: player('player') } },
    words: ['uses', 'is used', 'was used'],
    japanese: '実行した',
    means: 'a player uses an artifact or a tamaseed; other cards are summoned, cast or expanded',
    by: ['artifactsInMain', 'tamaseedsInMain'],
  },
  {
    kind: 'verb',
    verb: 'put under',
    atLength: true,
    forms: forms('put puts put put putting'),
    object: 'cards',
    within: ['hand', 'deck', 'graveyard', 'mana zone'],
    joins: { under: ['cards'] },
    joinsWithin: { under: ['battle zone'] },
    joinsOne: ['under'],
    needs: 'under',
    words: ['put under'],
    japanese: 'カードの下に置く',
    means:
      'put cards of another zone under one of the battle zone: put 1 card from your hand under this',
    by: ['putUnderTerm', 'putUnder'],
  },
  {
    kind: 'decision',
    decision: 'under order',
    words: ['under order'],
    means: 'in which order cards are put under another, the topmost first',
    by: ['putUnder'],
  },
  {
    kind: 'action',
    action: 'use',
    words: ['use'],
    cannot: { of: 'player', other: 'card' },
    japanese: '実行する',
    means: 'use a card, whatever that is called for its type',
    by: ['cannotBeatsCan'],
  },
];
