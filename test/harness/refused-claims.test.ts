/** Claims that would mean nothing, or not what they seem to, are refused; what is near them is not. */
import { describe, expect, test } from 'vitest';
import { faultsIn, type Row } from './boards-of-games.js';

const isPlayer = (player: string): string =>
  `‘${player}’ is a player, and what stands here is a card; say which card, by its label`;

const noOr = 'a claim says how it is, and not what it may be: say which of them it is';

const howMany = 'how many is not said; say: A has 1 …, A has 2 …, A has no …';

describe('what is claimed', () => {
  test.each<Row>([
    ['duel-masters/1.13', 'd was attacked by A'],
    ['duel-masters/1.13', 'd was attacked by t'],
    ['fire-force/1.0.0', 'd was attacked by A'],
    ['fire-force/1.0.0', 'f was spent by A'],
    ['duel-masters/1.13', 's1 was broken by B', isPlayer('B')],
    ['duel-masters/1.13', 'd was destroyed by t, A', isPlayer('A')],
    ['duel-masters/1.13', 't broke B', isPlayer('B')],
    ['fire-force/1.0.0', 'd was retired by A', isPlayer('A')],
    [
      'fire-force/1.0.0',
      'f was spent by t',
      '‘t’ is a card, and what stands here is a player; say which player: A',
    ],
    [
      'duel-masters/1.13',
      't broke s1, s2 2 times',
      'so often with each of these, or with all of them together?; say it of each on a line of its own',
    ],
    ['duel-masters/1.13', 't broke s1, s2'],
    [
      'duel-masters/1.13',
      'A did not draw 2 times',
      'never, fewer times, or only not exactly so often?; say how often it happened: 1 time; or leave the number out, if it never did',
    ],
    [
      'flesh-and-blood/core',
      'A has no resources',
      '‘resources’: such cards never lie in the permanent zone; say where they are, for example: resources in hand',
    ],
    [
      'fire-force/1.0.0',
      'A has 1 event',
      '‘event’: such cards never lie in the field; say where they are, for example: event in hand',
    ],
    ['flesh-and-blood/core', 'A has no resources in hand'],
    ['flesh-and-blood/core', 'A has no resource points'],
    [
      'flesh-and-blood/core',
      'A has 1 action point in hand',
      '‘in hand’ means nothing behind ‘action point’; ',
    ],
    [
      'flesh-and-blood/core',
      'A has no attacks in hand',
      '‘attacks’ is no word for cards in ‘hand’; ',
    ],
    ['flesh-and-blood/core', 'A has action points', howMany],
    ['duel-masters/1.13', 'A has 2 creatures with blocker'],
    ['duel-masters/1.13', 'B has no creatures with race "Human"'],
    [
      'duel-masters/1.13',
      'A has 1 creature with blokker',
      'there is no keyword or characteristic ‘blokker’; did you mean ‘blocker’? (all words: hantei words duel-masters)',
    ],
    [
      'duel-masters/1.13',
      'A has more creatures than B',
      'a claim says how many there are, and compares nothing; say how many: A has 2 …; and of the other on a line of its own',
    ],
    [
      'duel-masters/1.13',
      't cannot attack',
      '‘t’ is a card, and it is players who can do something; say: A cannot attack with t',
    ],
    ['duel-masters/1.13', 't is "T"', 'what a card is called is told with ‘=’; say: t name = "T"'],
    [
      'duel-masters/1.13',
      "it is A's turn",
      'whose turn it is has words of its own; say: turn of A',
    ],
    ['flesh-and-blood/core', 'A life = 20'],
    [
      'duel-masters/1.13',
      't or u is tapped',
      `expected the end of the line, but found 'or'; ${noOr}`,
    ],
    [
      'fire-force/1.0.0',
      't in A hand or field',
      `expected the end of the line, but found 'or'; ${noOr}`,
    ],
    [
      'duel-masters/1.13',
      't has no race',
      'which ‘race’ has it not?; say: t has no race "…"; that it has none at all: t race = nothing',
    ],
    ['duel-masters/1.13', 't has no blocker'],
    [
      'flesh-and-blood/core',
      'A graveyard is empty',
      'what lies in a zone is told with ‘=’; say: A graveyard = nothing, A graveyard = 3, A graveyard = x, y',
    ],
    [
      'duel-masters/1.13',
      't is darkness, untapped',
      'a claim says one thing; a line for each: t is darkness; t is untapped',
    ],
    [
      'duel-masters/1.13',
      't, u are not darkness and tapped',
      'a claim says one thing; a line for each: t, u are not darkness; t, u are not tapped',
    ],
    [
      'fire-force/1.0.0',
      't, u power = 4',
      'this is told of one card at a time; say it of each on a line of its own',
    ],
    ['duel-masters/1.13', 't, u broke s1 2 times'],
    ['duel-masters/1.13', 'A has creatures', howMany],
    ['fire-force/1.0.0', 'A has spent cards in field', howMany],
    ['flesh-and-blood/core', 'A has cards in hand', howMany],
    ['fire-force/1.0.0', 'A has no cards in hand'],
    [
      'duel-masters/1.13',
      'A cannot attack d with B',
      '‘B’ is a player, and behind ‘with’ no player is named; say: attack … with …',
    ],
    [
      'duel-masters/1.13',
      'A can attack nothing with t',
      '‘nothing’ behind ‘attack’ is what nobody can do; say: attack … with …',
    ],
    [
      'fire-force/1.0.0',
      'A cannot attack d with nothing',
      '‘nothing’ behind ‘with’ is what nobody can do; say: attack … with …',
    ],
    [
      'fire-force/1.0.0',
      'A cannot attack d, u with t',
      'behind ‘attack’ stands one at a time: of both together this says nothing of either; say it of each, in a line of its own',
    ],
    [
      'duel-masters/1.13',
      'A cannot attack player with t, u',
      'behind ‘with’ stands one at a time: of both together this says nothing of either; say it of each, in a line of its own',
    ],
    [
      'flesh-and-blood/core',
      'A can play t, h',
      'behind ‘play’ stands one at a time: of both together this says nothing of either; say it of each, in a line of its own',
    ],
    ['duel-masters/1.13', 'B cannot block with d, u'],
    ['duel-masters/1.13', 'B cannot choose nothing'],
    ['duel-masters/1.13', 'A cannot attack player with t'],
    [
      'flesh-and-blood/core',
      'A cannot play h pitching B',
      '‘B’ is a player, and behind ‘pitching’ no player is named; say: play …',
    ],
    ['flesh-and-blood/core', 'A cannot play t at B'],
  ])('%s: %s', (rulebook, line, ...told) => {
    expect(faultsIn(rulebook, `  expect\n    ${line}`)).toEqual(told);
  });
});
