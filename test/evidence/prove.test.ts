import { describe, expect, test } from 'vitest';
import { noExemptions, type Exemptions } from '../../src/evidence/exemptions.js';
import { isComplete, type Proof } from '../../src/evidence/proof.js';
import { prove } from '../../src/evidence/prove.js';
import { hear, knockOut } from '../../src/evidence/testimony.js';
import { implementedIn } from '../../src/evidence/witness.js';
import { load, type Case } from '../../src/harness/suite.js';
import {
  dead,
  entering,
  fragile,
  idle,
  type More,
  parlour,
  ruling,
  whole,
  withCards,
} from './parlour.js';

const casesOf = (text: string, more?: More): readonly Case[] =>
  load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), [parlour(more)]).cases;

const named = (name: string, more?: More): Case => {
  const found = casesOf(whole, more).find(({ ruling }) => ruling.name.text === name);
  if (found === undefined) throw new Error(`no ruling '${name}'`);
  return found;
};

const proofOf = (text: string, more?: More, exemptions: Exemptions = noExemptions): Proof =>
  prove([parlour(more).rules.book], casesOf(text, more), { exemptions });

const survivors = ({ books }: Proof): readonly string[] => books.flatMap((one) => one.survivors);

const idleIn = (proof: Proof): readonly string[] =>
  proof.idle.map(
    ({ witness, cited: { rule, at } }) => `${witness.file}:${at.line}:${at.column} ${rule}`,
  );

describe('a rule that is switched off', () => {
  test.each([
    ['a step is passed over', '1.6', 'A card is played', 'fail'],
    ['a step that jumps does not jump', '1.2', 'Once more', 'refused'],
    [
      'a step that asks does not ask, and so the game never ends',
      '1.1',
      'A card is played',
      'unsupported',
    ],
    ['a permission offers nothing', '1.3', 'A card is played', 'refused'],
    ['a restriction forbids no option', '1.5', 'Holy', 'fail'],
    ['a restriction forbids no event', '2.3', 'No third', 'fail'],
    ['an event does not happen', '2.1', 'A card is played', 'fail'],
    ['a definition gives its plain answer', '2.2', 'It is tired', 'fail'],
    ['a state-based rule does not look', '2.4', 'Weak', 'fail'],
    ['a term does nothing', '2.6', 'A scholar', 'fail'],
    ['a keyword stands for nothing', '2.7', 'A guard', 'fail'],
    ['a layer applies nothing', '2.8', 'A guard', 'fail'],
    ['a requirement asks nothing', '2.9', 'Six cards', 'fail'],
    ['what the ruling does not need makes no difference', '2.9', 'Holy', 'pass'],
  ])('%s', (_, rule, name, fate) => {
    expect(knockOut(named(name), rule, { steps: 500 }).verdict).toBe(fate);
  });

  test.each([
    ['what fails without it', '2.2', 'It is tired', [1]],
    ['what cannot come about where the script stops', '1.1', 'It is tired', []],
    ['what is looked at as things stand where the script stops', '1.3', 'It is tired', [0, 1]],
    ['what a permission allows without bounds', '1.3', 'Not theirs', [0]],
  ])('is told of each expectation by itself: %s', (_, rule, name, failing) => {
    const text = `${whole.replace('mine is tired', 'mine in arena\n    mine is tired')}${ruling('Not theirs', 'A hand  "Recruit"\n    B hand  "Recruit" as theirs', 'A: pass', 'A cannot play theirs')}`;
    const one = casesOf(text).find(({ ruling: { name: own } }) => own.text === name)!;
    expect(knockOut(one, rule, { steps: 500 }).failing).toEqual(failing);
  });

  test('may make the game crash, and nothing else', () => {
    expect(knockOut(named('A card is played', fragile), '4.3').verdict).toBe('unsupported');
  });

  test.each(['A card is played', 'Holy', 'A guard', 'A scholar', 'Six cards'])(
    'and that ‘%s’ could not miss makes no difference to it',
    (name) => {
      const one = named(name, idle);
      const { missed } = hear(one);
      const others = implementedIn(parlour(idle).rules.book).filter(
        (rule) => !missed.includes(rule),
      );
      expect(others.filter((rule) => knockOut(one, rule).verdict !== 'pass')).toEqual([]);
      expect(others).not.toEqual([]);
    },
  );
});

describe('a proof', () => {
  test('is complete where every rule is noticed and no citation idle', () => {
    const proof = proofOf(whole);
    expect(isComplete(proof)).toBe(true);
    expect([...(proof.books[0]?.noticed.keys() ?? [])]).toEqual(proof.books[0]?.implemented);
  });

  test('finds a citation without which the ruling passes all the same', () => {
    const proof = proofOf(withCards(entering('1.1, 4.1, 2.1')), idle);
    expect(idleIn(proof)).toEqual(['a.ruling:16:26 4.1']);
    expect(isComplete(proof)).toBe(false);
  });

  test('finds a rule that nobody asks', () => {
    expect(survivors(proofOf(whole, dead))).toEqual(['4.2']);
  });

  test('counts a crash without the rule as noticing', () => {
    expect(survivors(proofOf(whole, fragile))).toEqual([]);
  });

  test('takes no evidence from a ruling that does not pass', () => {
    const proof = proofOf(whole.replace('mine is tired', 'mine is fresh'));
    expect(proof.unsound.map(({ name, testimony }) => [name, testimony.verdict])).toEqual([
      ['It is tired', 'fail'],
    ]);
    expect(survivors(proof)).toEqual(['2.2']);
    expect(isComplete(proof)).toBe(false);
  });
});

describe('exemptions', () => {
  const rule = (number: string) => ({ rulebook: 'parlour/1', rule: number, reason: 'a reason' });
  const citation = (number: string, about: object = {}) => ({
    ...rule(number),
    file: 'a.ruling',
    ruling: 'A card is played',
    expectation: 'mine in arena',
    ...about,
  });
  const text = withCards(entering('1.1, 4.1, 2.1'));

  test('spare a rule and a citation', () => {
    const proof = proofOf(whole, dead, { rules: [rule('4.2')], citations: [] });
    expect(isComplete(proof)).toBe(true);
    expect(proof.books[0]?.exempt).toEqual([rule('4.2')]);
    const list = { rules: [], citations: [citation('4.1')] };
    expect(idleIn(proofOf(text, idle, list))).toEqual([]);
  });

  test.each([
    [
      'a rule that is noticed',
      { rules: [rule('2.1')], citations: [] },
      'parlour/1 2.1: ‘A card is played’ notices (a.ruling:9)',
    ],
    [
      'a rule that is not there',
      { rules: [rule('9.9')], citations: [] },
      'parlour/1 9.9: there is no such rule, or nothing carries it out',
    ],
    [
      'a citation that is noticed',
      { rules: [], citations: [citation('1.1')] },
      'parlour/1 1.1 in ‘A card is played’ of a.ruling: the expectation fails',
    ],
    [
      'a citation that is not there',
      { rules: [], citations: [citation('1.1', { expectation: 'mine in hand' })] },
      'parlour/1 1.1 in ‘A card is played’ of a.ruling: there is no such citation',
    ],
  ])('are not kept for %s', (_, exemptions, complaint) => {
    expect(proofOf(text, idle, exemptions).needless).toEqual([complaint]);
  });

  test('of other rulebooks and files are left alone', () => {
    const other = { rulebook: 'other/1' };
    const list = {
      rules: [{ ...rule('2.1'), ...other }],
      citations: [citation('1.1', { file: 'b.ruling' }), citation('1.1', other)],
    };
    expect(proofOf(text, idle, list).needless).toEqual([]);
  });
});
