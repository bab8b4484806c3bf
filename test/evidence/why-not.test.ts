import { describe, expect, test } from 'vitest';
import { attack, attackStep, cast, play, type Rulebook, summon, whyNot } from './whys.js';

describe('what stood in the way', () => {
  test.each<[string, Rulebook, string, RegExp]>([
    [
      'a trigger whose event was not such a one',
      'duel-masters/1.13',
      attack('"Brawler" as theirs, tapped, "Mourner" as mourner', 'B drew'),
      /^the ability of mourner did not trigger: it waits for ‘[^’]*destroyed’, but power 3000 of theirs is not 5000 or more$/u,
    ],
    [
      'a trigger for which nothing happened',
      'duel-masters/1.13',
      attack('"Seed Pod" as theirs, tapped, "Mourner" as mourner', 'B drew'),
      /^the ability of mourner did not trigger: nothing happened of the kind ‘[^’]*destroyed’$/u,
    ],
    [
      'a trigger that does not work where its card lies',
      'fire-force/1.0.0',
      play('Spark', '"Cadet" as theirs, "Bell", "Ghost" as ghost', 'B drew'),
      /^the ability of ghost did not trigger: it does not work in the field$/u,
    ],
    [
      'a trigger that is still to be used',
      'fire-force/1.0.0',
      `  given
    A field "Bell" as bell, "Bell"
    turn of B, main phase
  do
    B: end main phase
  check
    A drew 2 times
  do
    A: use first bell
  expect
    bell in A field`,
      /^the ability of bell has triggered by ‘your turn begins’, and is still to be used$/u,
    ],
    [
      'an "if" that was false',
      'duel-masters/1.13',
      attack('"Heir" as theirs, tapped', 'B drew'),
      /^the condition of theirs was never true: creature with power 6000 or more in battle zone of B: 0, which is not 1 or more$/u,
    ],
    [
      'the "if" of a replacement',
      'duel-masters/1.13',
      attack('"Guarded Pod" as theirs, tapped', 'theirs in mana'),
      /^the condition of theirs was never true: creature with power 6000 or more in battle zone of B: 0, which is not 1 or more$/u,
    ],
    [
      'a replacement that took the event',
      'duel-masters/1.13',
      attack('"Seed Pod" as theirs, tapped', 'theirs in graveyard'),
      /^theirs: destroy: replaced by an effect of theirs \[609\.1,/u,
    ],
    [
      'a kind of cards that a rule defines',
      'fire-force/1.0.0',
      play('Kindle', '"Cadet" as theirs, spent, 1 flame, spent', 'theirs is ready'),
      /^event \(ready\) leaves theirs out: theirs is not flame$/u,
    ],
    [
      'an event that is forbidden',
      'duel-masters/1.13',
      attack('"Rock" as theirs, tapped', 'theirs in graveyard'),
      /^theirs: destroy: forbidden: theirs says ‘cannot be destroyed’ \[.*700\.3/u,
    ],
    [
      'a card that a text does not mean',
      'duel-masters/1.13',
      cast(
        'Small Fire',
        '"Brawler" as theirs, "Kobold" as other',
        'theirs in graveyard',
        '    A: choose other\n',
      ),
      /^spell \(destroy\) leaves theirs out: power 3000 of theirs is not 2000 or less$/u,
    ],
    [
      'a choice of something else',
      'duel-masters/1.13',
      cast(
        'Small Fire',
        '"Kobold" as theirs, "Kobold" as other',
        'theirs in graveyard',
        '    A: choose other\n',
      ),
      /^A could have chosen theirs \(choose\), and chose other$/u,
    ],
    [
      'an offer that was not taken',
      'duel-masters/1.13',
      `
  given
    A hand  "Polite" as polite
    A mana  3 water
    turn of A, main step
  do
    A: summon polite
    A: no
  expect
    A drew
`,
      /^A did not use what polite offers$/u,
    ],
    [
      'a card that came and went',
      'duel-masters/1.13',
      summon('Mayfly', 'mine in battle zone'),
      /^it was there, and then: mine goes from battle zone to graveyard/u,
    ],
    [
      'another replacement than the one that is asked for',
      'fire-force/1.0.0',
      `
  given
    A hand   "Spark" as spark, "Cadet" as card
    A field  "Debtor" as one, "Debtor" as other
  do
    A: use spark
    A: replace with other
  expect
    one in A field
`,
      /^A is not asked for ‘replace other’; what is open is A: replace with one$/u,
    ],
    [
      'a decision that never arose',
      'duel-masters/1.13',
      attackStep('A battle zone  "Brawler" as mine', 'B decides block'),
      /^B is not asked for ‘block’; what is open is A: attack$/u,
    ],
    [
      'a value that nothing changes',
      'duel-masters/1.13',
      attackStep('A battle zone  "Brawler" as mine', 'mine power = 4000'),
      /^power of mine: 3000, from 3000 as printed$/u,
    ],
    [
      'an option that a text forbids',
      'duel-masters/1.13',
      attackStep('A battle zone  "Coward" as mine', 'A can attack player with mine'),
      /^attack mine: forbidden: mine says ‘cannot attack’ \[101\.2,/u,
    ],
    [
      'an option that a rule forbids',
      'duel-masters/1.13',
      attackStep('A battle zone  "Brawler" as mine, tapped', 'A can attack player with mine'),
      /^attack mine: forbidden \[506\.1a\]$/u,
    ],
    [
      'an option that no rule offers',
      'duel-masters/1.13',
      attackStep(
        'A battle zone "Brawler" as other\n    A hand  "Brawler" as mine',
        'A can attack player with mine',
      ),
      /^attack mine: no rule offers it; these would \[301\.5\]$/u,
    ],
    [
      'a rule that had no part in it',
      'duel-masters/1.13',
      attack('"Brawler" as theirs, tapped', 'theirs in graveyard [509.1]'),
      /^it took part in nothing that is told, and without it this holds all the same \[509\.1\]$/u,
    ],
    [
      'a rule that took part in something else',
      'duel-masters/1.13',
      attack('"Brawler" as theirs, tapped', 'nobody has won [703.4d]'),
      /^it took part in ‘theirs: destroy’, and without it this holds all the same \[703\.4d\]$/u,
    ],
    [
      'a trigger of units that were too weak',
      'fire-force/1.0.0',
      play('Volcano', '"Cadet" as theirs, "Mourner" as mourner', 'B drew'),
      /^the ability of mourner did not trigger: it waits for ‘[^’]*retired’, but power 3 of theirs is not 5 or more$/u,
    ],
    [
      'units that a text does not mean',
      'fire-force/1.0.0',
      play('Spark', '"Cadet" as theirs', 'theirs not in field'),
      /^event \(retire\) leaves theirs out: power 3 of theirs is not 2 or less$/u,
    ],
    [
      'a replacement of a retirement',
      'fire-force/1.0.0',
      play('Volcano', '"Survivor" as theirs', 'theirs was retired'),
      /^theirs: retire: replaced by an effect of theirs/u,
    ],
  ])('%s', (_, rulebook, body, expected) => {
    expect(whyNot(rulebook, body)[0]).toMatch(expected);
  });
});

describe('what else is told', () => {
  test('a value with its changes, one by one', () => {
    const body = attackStep('A battle zone  "Brawler" as mine, "Banner"', 'mine power = 3000');
    expect(whyNot('duel-masters/1.13', body)[0]).toBe('power of mine: 4000, from 3000 as printed');
  });

  test('a card that had left by then', () => {
    expect(whyNot('duel-masters/1.13', summon('Mayfly', 'mine in hand'))).toContain(
      'mine (return) leaves mine out: mine had left by then, and was in graveyard',
    );
  });

  test('the state that keeps a card from acting', () => {
    const body = attackStep(
      'A battle zone  "Brawler" as mine, tapped',
      'A can attack player with mine',
    );
    expect(whyNot('duel-masters/1.13', body)).toContain('mine is tapped; otherwise it could');
  });

  test('the zone that keeps a card from acting', () => {
    const body = attackStep(
      'A battle zone "Brawler" as other\n    A hand  "Brawler" as mine',
      'A can attack player with mine',
    );
    expect(whyNot('duel-masters/1.13', body)).toContain(
      'mine is in hand, not in battle zone; otherwise it could',
    );
  });

  test('nothing of an ability that could not have concerned the card', () => {
    const body = attack(
      '"Heir" as theirs, tapped, "Banner" as banner',
      'banner in graveyard',
      'Veteran',
    );
    expect(whyNot('duel-masters/1.13', body)).toEqual([]);
  });
});
