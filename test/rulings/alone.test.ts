/** What becomes of a ruling is its own matter: it rests on no other ruling of its file, and on no card that it does not use. */
import { expect, test } from 'vitest';
import { alonesOf } from '../../src/evidence/language/alone.js';
import { witnessOf } from '../../src/evidence/witness.js';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import type { Case, Loaded } from '../../src/harness/suite.js';
import type { Verdict } from '../../src/harness/verdict.js';
import { corpus, read, textOf } from './mutants.js';

/** ALONE=whole looks at every ruling. */
const every = process.env['ALONE'] === 'whole' ? 1 : 12;

/** What came about; where it is written says nothing. */
const outcomeOf = ({ verdict, message, problems, rules, expectations }: Verdict): unknown => ({
  verdict,
  message: message.replace(/\S*\.ruling:\d+/g, ''),
  problems: problems.map((one) => one.message),
  rules,
  expectations: expectations.map((one) => [one.text, one.verdict, one.found, one.decidedBy]),
});

/**
 * For each game, cards with whatever lets the machine look where it need not look otherwise, and a ruling that uses
 * them: texts that forbid, limit, change, give abilities, replace and wait.
 */
const company: Readonly<Record<string, string>> = {
  'duel-masters': `card "Loud neighbour"
  creature, light, cost 6, power 2000
  this cannot be destroyed
  your opponent cannot draw
  your opponent cannot have more than 9 creatures
  your creatures enter the battle zone tapped
  your other creatures get +1000 and gain { when this attacks: draw 1 card }
  when you would draw a card: you may instead put the top card of your deck into your mana zone
  when a creature is destroyed: draw 1 card
  if you have no shields, destroy this
`,
  'fire-force': `card "Loud neighbour"
  unit, cost 6, power 2
  this cannot be retired
  your opponent cannot draw
  your opponent cannot have more than 9 units
  your opponent's units enter spent
  your other units get +1 and gain { when this attacks: draw 1 card }
  when you would draw a card: you may instead put the top card of your deck into your adolla
  when a unit is retired: draw 1 card
`,
  'flesh-and-blood': `card "Loud neighbour"
  action, aura, cost 6
  this cannot be destroyed
  your opponent cannot draw
  your opponent cannot have more than 9 items
  your allies get +1 and gain { when this attacks: draw 1 card }
  when you would draw a card: you may instead banish the top card of your deck
  when an item is destroyed: draw 1 card
`,
};

const zones: Readonly<Record<string, string>> = {
  'duel-masters': 'battle zone',
  'fire-force': 'field',
  'flesh-and-blood': 'permanent zone',
};

const companyFor = (rulebook: string): string => {
  const game = rulebook.split('/')[0] ?? '';
  return `${company[game] ?? ''}
ruling "Loud neighbours"
  rulebook ${rulebook}
  given
    A ${zones[game] ?? ''} "Loud neighbour"
  expect
    nobody has won
`;
};

/** The ruling of that name, by itself in a file. */
const caseIn = (path: string, text: string, { ruling, rulebook }: Case): Case | undefined =>
  read(path, text).cases.find(
    (one) => one.ruling.name.text === ruling.name.text && one.rulebook === rulebook,
  );

const outcomeIn = (path: string, text: string, one: Case): unknown => {
  const found = caseIn(path, text, one);
  return found && outcomeOf(judge(found));
};

/** What becomes of a ruling without each of the rules that it cites. */
const fatesOf = (one: Case | undefined): unknown =>
  one && witnessOf(one, undefined, { rules: [] }).testimony.fates;

const sampled = (): readonly { loaded: Loaded; one: Case }[] =>
  corpus()
    .flatMap((path) => {
      const loaded = read(path, textOf(path));
      return loaded.cases.map((one) => ({ loaded, one }));
    })
    .filter((_, index) => index % every === 0);

test(
  'a ruling comes out as in its file where it stands alone, and in loud company',
  {
    timeout: 600_000,
  },
  () => {
    const wrong = sampled().flatMap(({ loaded, one }) => {
      const game = games.find(({ rulebook }) => rulebook === one.rulebook);
      if (game === undefined) return [];
      const text = alonesOf(loaded)(one, game);
      const inFile = JSON.stringify(outcomeOf(judge(one)));
      const place = `${loaded.path}: ${one.ruling.name.text}`;
      return [text, `${companyFor(one.rulebook)}\n${text}`].flatMap((other) => {
        const outcome = JSON.stringify(outcomeIn(loaded.path, other, one));
        return outcome === inFile ? [] : [`${place}\n${inFile}\n${outcome}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  // What applies to a card rests on how far the text has come that looks at it.
  'duel-masters/editions/79-looked-at-and-followed.ruling',
  'duel-masters/editions/80-looked-at-around.ruling',
  'fire-force/9-abilities/910-continuous.ruling',
])('what the rulings of %s prove rests on no other card', { timeout: 120_000 }, (path) => {
  const loaded = read(path, textOf(path));
  for (const one of loaded.cases) {
    const game = games.find(({ rulebook }) => rulebook === one.rulebook);
    const text = game === undefined ? '' : alonesOf(loaded)(one, game);
    const inCompany = caseIn(path, `${companyFor(one.rulebook)}\n${text}`, one);
    expect([one.ruling.name.text, fatesOf(inCompany)]).toEqual([
      one.ruling.name.text,
      fatesOf(one),
    ]);
  }
});

test.each(games.map(({ rulebook }) => rulebook))('the company of %s is understood', (rulebook) => {
  const { cases } = read('r.ruling', companyFor(rulebook));
  expect(cases.map((one) => outcomeOf(judge(one)))).toMatchObject([
    { verdict: 'pass', problems: [] },
  ]);
});
