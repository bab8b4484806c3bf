/** What is said only of cards of some types, or of cards that never stay where a text that names no zone looks. */
import { expect, test } from 'vitest';
import { cardProblems } from '../../src/harness/compile/edition.js';
import { lexiconOf } from '../../src/harness/compile/lexicon.js';
import { parse } from '../../src/language/parse.js';
import { duelMasters } from './boards.js';
import { accepts, refuses } from './refuses.js';

const neverThere = '‘is destroyed’: such a card never stays in the battle zone';

const onlyPower = 'only an action, weapon, equipment or token has ‘power’';

const onlyDefends =
  '‘add’ is said only of an action, equipment, weapon, resource, block, defense reaction, attack reaction, instant or token';
const onlyAttacks = '‘attacks’ is said only of an action, weapon, token, instant or equipment';
const onlyAttacked = '‘attacks’ is said only of a hero, action, instant or token';

refuses([
  // A hero comes nowhere to defend, and a weapon is nothing that is attacked.
  ['flesh', 'once', 'add 1 hero as a defending card', onlyDefends],
  ['flesh', 'once', 'add 1 hero card in your hand as a defending card', onlyDefends],
  [
    'flesh',
    'once',
    'add 1 card in the hero zone as a defending card',
    '‘add’ is done to no cards of the hero zone',
  ],
  ['flesh', 'once', 'the next weapon you attack this turn gets +1', onlyAttacked],
  ['flesh', 'once', 'if you attacked a weapon this turn, draw 1 card', onlyAttacked],
  ['flesh', 'once', 'weapons cannot be attacked this turn', onlyAttacked],
  [
    'duel',
    'stays',
    'when you use a card: draw 1 card',
    '‘uses’ does not say of which cards: for other types it is another event',
  ],
  [
    'duel',
    'stays',
    'when you use a creature: draw 1 card',
    '‘uses’ is said only of an artifact or tamaseed',
  ],
  ['duel', 'stays', 'when a land is destroyed: draw 1 card', neverThere],
  ['duel', 'stays', 'when a spell is destroyed: draw 1 card', neverThere],
  [
    'duel',
    'once',
    'put 1 card from your hand under 1 of your shields',
    '‘under’ cards of the battle zone alone can be meant',
  ],
  ['duel', 'once', 'destroy all lands', '‘lands’ never lie in the battle zone'],
  ['flesh', 'once', 'target hero gets +1', onlyPower],
  [
    'flesh',
    'once',
    'the next hero you play gains stealth',
    '‘plays’ is said only of an action, instant, attack reaction or defense reaction',
  ],
  [
    'flesh',
    'once',
    '1 equipment gains dominate this turn',
    '‘dominate’ does something only on an action, weapon, token or instant',
  ],
  [
    'flesh',
    'once',
    '1 hero gains boost this turn',
    '‘boost’ does something only on an action, instant, attack reaction or defense reaction',
  ],
  [
    'duel',
    'stays',
    'this gets -1 additional break',
    'no rule says yet what less of ‘additional break’ is',
  ],
  // A hero attacks only as its player does: what attacks is a card.
  ['flesh', 'stays', 'heroes cannot attack', onlyAttacks],
  ['flesh', 'stays', 'your hero cannot attack', onlyAttacks],
  ['flesh', 'stays', 'when your hero hits: draw 1 card', onlyAttacks.replace('attacks', 'hits')],
  [
    'flesh',
    'stays',
    'fusion any card with supertype "Ice" and supertype "Earth"',
    'no rule carries out ‘fusion’ yet that is about several cards, one for each ‘supertype’',
  ],
  ['flesh', 'once', 'mark 1 weapon', '‘mark’ is said only of a hero or demi-hero'],
  [
    'flesh',
    'once',
    'put all weapon attacks in your deck on the bottom of your deck',
    'only cards of the combat chain or stack are ‘ongoing attacks’, and none of the deck',
  ],
]);

accepts([
  ['flesh', 'once', 'add 1 card in your hand as a defending card'],
  ['flesh', 'once', 'add 1 ally as a defending card'],
  ['flesh', 'once', 'add 1 of your weapons as a defending card'],
  ['flesh', 'once', 'the next ally you attack this turn gets -1'],
  ['flesh', 'once', 'your auras cannot be attacked this turn'],
  ['flesh', 'once', 'if you attacked a hero this turn, draw 1 card'],
  ['duel', 'stays', 'when you use an artifact: draw 1 card'],
  ['duel', 'stays', 'your opponent cannot use cards'],
  ['duel', 'stays', 'this cannot be used'],
  ['duel', 'stays', 'when a land enters the battle zone: draw 1 card'],
  ['duel', 'once', 'use 1 card in your graveyard'],
  ['duel', 'once', 'destroy 1 element'],
  ['duel', 'once', 'put 1 card from your hand under 1 creature'],
  ['duel', 'stays', 'when this attacks: put the top card of your deck under this'],
  ['flesh', 'once', 'target ongoing attack gets +1'],
  ['flesh', 'once', 'the next card you play gains go again'],
]);

const { vocabulary } = duelMasters();

const ofLand = (text: string): readonly string[] => {
  const { value, problems } = parse(`card "Grove" land, nature, cost 1\n  ${text}\n`);
  const [card] = value.cards;
  if (card === undefined) return ['no card'];
  const source = { card, path: 'x.ruling', by: undefined, problems, words: value.words };
  return cardProblems(lexiconOf(vocabulary), source).map(({ message }) => message);
};

const stays = 'this works in the battle zone, where a land never stays';

test.each([
  ['your creatures get +1000', stays],
  ['in battle zone: your creatures get +1000', stays],
  ['when your creature attacks: draw 1 card', stays],
  ['when this is destroyed: draw 1 card', stays],
  ['this cannot be used', stays],
  ['shield trigger', '‘shield trigger’ does nothing on a land'],
])('a land: %s', (text, message) => {
  expect(ofLand(text)).toEqual([message]);
});

test.each([
  ['in mana zone: your creatures get +1000'],
  ['in hand: when your creature attacks: draw 1 card'],
  ['when this enters the battle zone: draw 1 card'],
  ['when this is discarded: draw 1 card'],
])('a land may say: %s', (text) => {
  expect(ofLand(text)).toEqual([]);
});

// A name in quotes where the game has a word: it would be another.
refuses([
  [
    'flesh',
    'once',
    'destroy all cards with subtype "Aura" in the permanent zone',
    '‘Aura’ in quotes is not ‘aura’',
  ],
  ['duel', 'once', 'destroy 1 creature with type "Spell"', '‘Spell’ in quotes is not ‘spell’'],
]);
