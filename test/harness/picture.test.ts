/** Pictures of boards show of a card what its game says they do. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { sceneOf } from '../../src/harness/judge.js';
import { pictureOf } from '../../src/harness/picture.js';
import { load } from '../../src/harness/suite.js';
import { entriesOf, type Vocabulary } from '../../src/kernel/vocabulary.js';
import { boardLines } from '../../src/report/board.js';

const text = `
card "Brawler"
  creature, fire, cost 3, power 3000, race "Human"

ruling "a board"
  rulebook duel-masters/1.13
  given
    A battle zone  "Brawler" as mine, tapped
    A hand         "Brawler" as held
    A mana         2 fire
    B shields      1 card as first, face up
    turn of A, main step
    broken board
  expect
    mine in the battle zone
`;

/** The cards of a zone, as they are shown. */
const shown = (zone: string, pictures?: Vocabulary['pictures']): string => {
  const { cases } = load({ path: 'a', text }, () => ({ problem: 'missing' }), games);
  const scenario = cases[0]?.scenario;
  if (scenario === undefined) throw new Error(JSON.stringify(cases[0]?.problems));
  const { vocabulary, ...scene } = sceneOf(scenario, {});
  const own = { ...vocabulary, pictures: pictures ?? vocabulary.pictures };
  const { zones } = pictureOf({ ...scene, vocabulary: own });
  const picture = { turn: '', zones: zones.filter((one) => one.zone === zone) };
  return boardLines(picture, 0)
    .map(({ pieces }) => pieces.map((piece) => piece.text).join(''))
    .join('\n');
};

describe('a picture', () => {
  test.each<[string, string | RegExp, Vocabulary['pictures']?]>([
    ['battle zone', 'mine "Brawler" (tapped; power 3000)'],
    // Where not everybody sees it, nothing but its name.
    ['hand', /held "Brawler"$/u],
    ['shield zone', /first .*\(face up\)$/u],
    ['battle zone', '(tapped; face up; cost 3)', { traits: ['cost'], unlessUsual: [] }],
    ['battle zone', '(tapped; race Human)', { traits: ['race', 'flame'], unlessUsual: ['face'] }],
    // Tapped is what a card in the battle zone is not as it comes there.
    [
      'battle zone',
      'mine "Brawler" (tapped)',
      { traits: [], unlessUsual: ['orientation', 'face'] },
    ],
    ['mana zone', /2 fire$/u, { traits: [], unlessUsual: ['orientation', 'face'] }],
  ])('of the %s shows %s', (zone, expected, pictures) => {
    expect(shown(zone, pictures)).toMatch(expected);
  });

  test.each(games)('of $rulebook shows what there are words for', ({ vocabulary }) => {
    const { traits, unlessUsual } = vocabulary.pictures;
    expect(entriesOf(vocabulary, 'trait').map(({ trait }) => trait)).toEqual(
      expect.arrayContaining([...traits]),
    );
    expect(entriesOf(vocabulary, 'state').map(({ status }) => status)).toEqual(
      expect.arrayContaining([...unlessUsual]),
    );
  });
});
