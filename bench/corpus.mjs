/** The rulings of the project, and made-up ones of any number. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Every ruling file below a folder, or those with another ending, with its text. */
export const filesOf = (folder, ending = '.ruling') =>
  readdirSync(folder, { recursive: true })
    .filter((name) => String(name).endsWith(ending))
    .map((name) => join(folder, String(name)))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const cards = new Map();

/** Reads imported card files once. */
export const readImport = (from, path) => {
  const target = relative('.', resolve(dirname(from), path));
  const known = cards.get(target);
  if (known !== undefined) return known;
  try {
    const file = { path: target, text: readFileSync(target, 'utf8') };
    cards.set(target, file);
    return file;
  } catch {
    return { problem: 'missing' };
  }
};

/** A ruling of five lines of play and expectation, as small as the scenarios it is measured against. */
const fiveSteps = (number) => `ruling "Equal power ${number}"
  rulebook fire-force/1.0.0
  given
    A field  "Striker" as mine
    B field  "Striker" as theirs, spent
    turn of A, main phase
  do
    A: attack theirs with mine
    B: no defence
    B: pass
  expect
    theirs in adolla   [702.17a]
    mine in field
`;

export const rulingText = (count, from = 1) =>
  `card "Striker"\n  unit, cost 1, power 5\n\n${Array.from({ length: count }, (_, at) => fiveSteps(from + at)).join('\n')}`;

const fiveCucumberSteps = (number) => `  Scenario: Equal power ${number}
    Given a board where A has a striker and B has a spent striker
    When A attacks theirs with mine
    And B passes
    Then theirs is in adolla
    And mine is in field
`;

export const featureText = (count, from = 1) =>
  `Feature: attacks\n\n${Array.from({ length: count }, (_, at) => fiveCucumberSteps(from + at)).join('\n')}`;

/** Plain steps that do next to nothing: what is measured is the runner. */
export const cucumberSteps = `
const { Given, When, Then } = require('@cucumber/cucumber');
Given('a board where A has a striker and B has a spent striker', function () { this.zone = { mine: 'field', theirs: 'field' }; });
When('A attacks theirs with mine', function () { this.zone.theirs = 'adolla'; });
When('B passes', function () {});
Then('theirs is in adolla', function () { if (this.zone.theirs !== 'adolla') throw new Error('wrong zone'); });
Then('mine is in field', function () { if (this.zone.mine !== 'field') throw new Error('wrong zone'); });
`;
