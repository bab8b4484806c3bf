import { describe, expect, test } from 'vitest';
import { attack, attackStep, cast, play, type Rulebook, summon, whyNot, wrongIn } from './whys.js';

const dm = 'duel-masters/1.13';
const ff = 'fire-force/1.0.0';

const unit = (given: string, script: string, claim: string) => `
  given
    A field  ${given}
    turn of A, main phase
  do
    ${script}
  expect
    ${claim}
`;

describe('what came about and should not have', () => {
  test.each<[string, Rulebook, string, string]>([
    [
      'a card that is where it should not be',
      dm,
      attack('"Brawler" as theirs, tapped', 'theirs not in graveyard'),
      'theirs goes from battle zone to graveyard',
    ],
    [
      'what should not have happened',
      dm,
      attack('"Brawler" as theirs, tapped', 'theirs was not destroyed'),
      'theirs: destroyed',
    ],
    [
      'a state that should not be',
      dm,
      cast('Flood', '"Brawler" as theirs', 'theirs is not tapped').replace('fire', 'water'),
      'theirs is tapped',
    ],
    [
      'what happened and should have happened never',
      ff,
      play('Volcano', '"Cadet" as theirs', 'theirs was retired 0 times'),
      'theirs: retire',
    ],
    [
      'a unit that is where it should not be',
      ff,
      play('Volcano', '"Cadet" as theirs', 'theirs not in adolla'),
      'theirs goes from field to adolla',
    ],
  ])('%s', (_, rulebook, body, first) => {
    const wrong = wrongIn(rulebook, body);
    expect(wrong?.came).toBe(true);
    expect(wrong?.causes[0]?.text).toBe(first);
  });

  test('what did not come about is no such thing', () => {
    expect(wrongIn(dm, attack('"Rock" as theirs, tapped', 'theirs in graveyard'))?.came).toBe(
      false,
    );
    expect(wrongIn(ff, play('Spark', '"Cadet" as theirs', 'theirs not in field'))?.came).toBe(
      false,
    );
  });
});

describe('what did not prevent it', () => {
  test.each<[string, Rulebook, string, readonly string[]]>([
    [
      'a replacement with an "if" that was false',
      dm,
      attack('"Guarded Pod" as theirs, tapped', 'theirs not in graveyard'),
      [
        'the condition of theirs was never true: creature with power 6000 or more in battle zone of B: 0, which is not 1 or more',
      ],
    ],
    [
      'a text that forbids it for others',
      dm,
      attack('"Brawler" as theirs, tapped, "Guardian" as guardian', 'theirs was not destroyed'),
      [
        'guardian (cannot be destroyed) leaves theirs out: power 3000 of theirs is not 4000 or more',
      ],
    ],
    [
      'a text that forbids it for other units',
      ff,
      play('Volcano', '"Cadet" as theirs, "Guardian" as guardian', 'theirs not in adolla'),
      ['guardian (cannot be retired) leaves theirs out: power 3 of theirs is not 5 or more'],
    ],
    [
      'nothing of what only replaces the destruction of another card',
      dm,
      attack('"Brawler" as theirs, tapped, "Seed Pod" as pod', 'theirs not in graveyard'),
      [],
    ],
    [
      'nothing of a trigger, which prevents nothing',
      dm,
      attack('"Brawler" as theirs, tapped, "Mourner" as mourner', 'theirs not in graveyard'),
      [],
    ],
  ])('%s', (_, rulebook, body, expected) => {
    expect(whyNot(rulebook, body)).toEqual(expected);
  });
});

describe('what is counted', () => {
  test.each<[string, Rulebook, string, readonly RegExp[]]>([
    [
      'too few: those there were, then what might have been one more',
      dm,
      attack('"Heir" as theirs, tapped', 'theirs was destroyed 2 times'),
      [/^it happened: theirs: destroyed/u],
    ],
    [
      'once, by an ability',
      dm,
      attack('"Brawler" as theirs, tapped, "Griever" as griever', 'B drew 2 times'),
      [/^it happened: B: draw, by griever \[.*114\.1/u],
    ],
    [
      'too many: each of them',
      ff,
      play('Lesson', '"Cadet" as theirs', 'A drew 1 time'),
      [/^it happened: A: draw \[.*1104\.1/u, /^it happened: A: draw \[.*1104\.1/u],
    ],
    [
      'the wrong player',
      ff,
      unit('"Lucky" as lucky', 'A: activate lucky', 'B drew'),
      [/^it happened to another: A: draw \[.*1104\.1/u],
    ],
  ])('%s', (_, rulebook, body, expected) => {
    const found = whyNot(rulebook, body);
    expect(found).toHaveLength(expected.length);
    expected.forEach((one, at) => expect(found[at]).toMatch(one));
  });
});

describe('what was impossible', () => {
  test.each<[string, Rulebook, string, RegExp]>([
    [
      'because of a state',
      dm,
      cast('Flood', '"Brawler" as theirs, tapped', 'theirs was tapped').replace('fire', 'water'),
      /^theirs: tap: impossible, since theirs is tapped \[701\.2a/u,
    ],
    [
      'because of a state that keeps the card out of the text',
      ff,
      play('Rest', '"Cadet" as theirs, spent', 'theirs was spent'),
      /^event \(spend\) leaves theirs out: theirs is spent$/u,
    ],
  ])('%s', (_, rulebook, body, expected) => {
    expect(whyNot(rulebook, body)[0]).toMatch(expected);
  });
});

const blocking = (mine: string, claim: string) => `
  given
    A battle zone  "${mine}" as mine
    B battle zone  "Warden" as warden, "Warden" as tired, tapped, "Kobold" as plain
    turn of A, attack step
  do
    A: attack player with mine
  expect
    ${claim}
`;

describe('options', () => {
  test.each<[string, Rulebook, string, readonly RegExp[]]>([
    [
      'missing: the rule that forbids it, and what would have to be otherwise',
      dm,
      blocking('Brawler', 'B may choose exactly {} or {warden} or {tired}'),
      [/^block tired: forbidden \[507\.1a\]$/u, /^tired is tapped; otherwise it could$/u],
    ],
    [
      'too many: the rules that allow it',
      dm,
      blocking('Brawler', 'B may choose exactly {}'),
      [/^warden: legal \[507\.1a,/u],
    ],
    [
      'none at all: what was kept out, what the fewest rules did first',
      dm,
      blocking('Sneak', 'B may choose exactly {} or {warden}'),
      [
        /^B is not asked; what is open is A: attack$/u,
        /^block warden: forbidden: mine says ‘cannot be blocked’/u,
      ],
    ],
    [
      'of a text: what it does not mean, and what it does',
      dm,
      cast(
        'Small Fire',
        '"Kobold" as small, "Kobold" as other, "Brawler" as big',
        'A may choose exactly {small} or {big}',
      ),
      [
        /^spell \(destroy\) leaves big out: power 3000 of big is not 2000 or less$/u,
        /^other: legal; the text of spell means it$/u,
      ],
    ],
    [
      'a card that costs too much',
      dm,
      `
  given
    A hand  "Veteran" as mine
    A mana  2 fire
    turn of A, main step
  expect
    A may choose exactly {end main step} or {summon mine}
`,
      [
        /^summon mine: forbidden \[601\.1a, 112\.2\]$/u,
        /^cost 5 of mine is not 2 or less; otherwise it could$/u,
      ],
    ],
    [
      'what the verb cannot be done to, and how many are chosen',
      ff,
      `
  given
    A hand   "Wake" as wake
    A field  "Cadet" as one, spent, "Cadet" as two, "Bulwark" as three, spent
    turn of A, main phase
  do
    A: use wake
  expect
    A may choose exactly {one} or {two} or {three} or {one, three}
`,
      [/^wake \(ready\) leaves two out: two is ready$/u, /^A chooses exactly 1/u],
    ],
    [
      'what may be done once a turn',
      ff,
      unit('"Lucky" as lucky', 'A: activate lucky', 'A can activate lucky'),
      [/^activate lucky: forbidden \[904\.2, (.*, )?904\.1\]$/u],
    ],
  ])('%s', (_, rulebook, body, expected) => {
    const found = whyNot(rulebook, body);
    expected.forEach((one, at) => expect(found[at]).toMatch(one));
  });

  test('what is legal though it should not be', () => {
    expect(
      whyNot(
        dm,
        attackStep('A battle zone "Kobold" as mine', 'A cannot attack player with mine'),
      )[0],
    ).toMatch(/^attack player with mine: legal \[.*301\.5/u);
  });

  test('what nobody may see', () => {
    expect(whyNot(dm, attackStep('B hand "Kobold" as theirs', 'A can see theirs'))[0]).toMatch(
      /^see theirs: forbidden \[.*402\.3/u,
    );
  });
});

describe('an action at the wrong time', () => {
  const attackNow = (given: string, script: string) => `
  given
    A hand         "Kobold" as fresh
    A mana         1 fire
    A battle zone  ${given}
    turn of A, main step
  do
    ${script}
  expect
    nobody has won
`;

  test('is legal later', () => {
    expect(whyNot(dm, attackNow('"Brawler" as mine', 'A: attack player with mine'))).toEqual([
      'A is not asked for ‘attack’; what is open is A: main',
      'attack: legal later in this turn, in the attack step',
    ]);
  });

  test('is refused later, too', () => {
    const body = attackNow('"Brawler"', 'A: summon fresh\n    A: attack player with fresh');
    expect(whyNot(dm, body)).toEqual([
      'A is not asked for ‘attack’; what is open is A: main',
      'attack fresh: forbidden [301.6]',
    ]);
  });
});

describe('an action that is refused', () => {
  const script = (body: string, order: string) =>
    body.replace(/expect[^]*/u, `do\n    ${order}\n  expect\n    nobody has won\n`);

  test('of a card that the text does not mean', () => {
    const body = cast('Small Fire', '"Brawler" as theirs, "Kobold" as small', '');
    expect(whyNot(dm, script(body, 'A: choose theirs'))).toEqual([
      'spell (destroy) leaves theirs out: power 3000 of theirs is not 2000 or less',
    ]);
  });

  test('of more than may be chosen', () => {
    const body = cast('Small Fire', '"Kobold" as one, "Kobold" as two', '');
    expect(whyNot(dm, script(body, 'A: choose one, two'))).toEqual([
      'A chooses exactly 1 [605.2b]',
    ]);
  });

  test('of a player whose turn it is not', () => {
    const body = attackStep('B battle zone "Kobold" as theirs', '');
    expect(whyNot(dm, script(body, 'B: attack player with theirs'))).toEqual([
      'B is not asked for ‘attack’; what is open is A: attack',
    ]);
  });
});

test('what somebody decides may be called as a keyword is', () => {
  const body = summon('Polite', 'A decides may').replace('2 nature', '2 water');
  expect(wrongIn(dm, body)).toBeUndefined();
});

test('what happens at once happens in no order', () => {
  const body = attack(
    '"Veteran" as theirs, tapped',
    'mine was destroyed before theirs was destroyed',
  );
  expect(wrongIn(dm, body)?.held).toBe(false);
  const after = attack('"Brawler" as theirs, tapped', 'theirs was destroyed after mine attacked');
  expect(wrongIn(dm, after)).toBeUndefined();
});

test('where nothing else is known, what became of the card last', () => {
  const wrong = wrongIn(dm, attack('"Brawler" as theirs, tapped', 'mine in graveyard'));
  expect(wrong?.obstacles).toEqual([]);
  expect(wrong?.causes.map(({ text }) => text)).toContain('mine: win battle');
});
