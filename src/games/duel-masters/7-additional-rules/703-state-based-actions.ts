/** 703. State-based actions: checked always, carried out together. */
import { noCards } from '../../../kernel/active-effects.js';
import { listOf, lookFor, numberOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, fact, type Game, lyingIn, refOf } from '../../../kernel/game.js';
import { stateBased } from '../../../kernel/rule.js';
import type { CardRef, GameEvent, Player } from '../../../kernel/state.js';
import {
  isOfType,
  isStillThere,
  keepFact,
  mayBeThere,
  move,
  struckWithoutShields,
} from '../words.js';
import { say } from '../questions.js';
import { sealsIn } from '../seals.js';

/** 703.4a. When an attack decides the game, 104.2a says; it does so once, whatever becomes of that. */
export const directAttackLoses = stateBased((game) => {
  const wins = decided(say(game, 'winByDirectAttack'), 'direct attack');
  return wins.length === 0 ? nothingDue : [...wins, keepFact(struckWithoutShields)];
});

/** 703.4b. When a deck decides the game, 104.2b says. */
export const emptyDeckLoses = stateBased((game) =>
  decided(say(game, 'winByEmptyDeck'), 'empty deck'),
);

const decided = (winners: readonly Player[], why: string): readonly GameEvent[] =>
  winners.length === 0 ? nothingDue : winners.map((player) => ({ kind: 'win', player, why }));

/** 703.4c. "Destroyed", not "put": replacement effects for destruction apply. What cannot be destroyed stays (700.3). */
export const zeroPower = stateBased((game) => {
  const weak = inBattleZone(game, isWithoutPower);
  if (weak.length === 0) return nothingDue;
  return weak.filter((id) => isOfType(game, id, 'creature')).map(destroyed);
});

/** State-based rules look after everything that happens, and nearly always find nothing. */
const nothingDue: readonly GameEvent[] = [];

/** The cards in the battle zone of which something is so. */
const inBattleZone = (game: Game, is: (game: Game, id: number) => boolean): readonly number[] => {
  const cards = cardsIn(game, '', 'battle zone');
  let found: number[] | undefined;
  for (const id of cards) if (is(game, id)) (found ??= []).push(id);
  return found ?? noCards;
};

/** Asked after everything that happens, so the number itself comes first: whoever has some needs no rule to read it. */
const isWithoutPower = (game: Game, id: number): boolean => {
  const { power } = lookFor(game, id, 'power').traits;
  return !(typeof power === 'number' && power > 0) && numberOf(game, id, 'power') <= 0;
};

const destroyed = (card: number): GameEvent => ({ kind: 'destroy', card });

/** 703.4d. */
export const battleLoserDestroyed = stateBased((game) => {
  const names = lostBattles(game);
  if (names.length === 0) return nothingDue;
  return names.flatMap((name) => {
    const ref = fact(game, name) as unknown as CardRef;
    return isStillThere(game, ref) ? [destroyed(ref[0]), keepFact(name)] : [keepFact(name)];
  });
});

/** The facts about creatures that have lost a battle and have not been dealt with yet. */
const lostBattles = ({ state }: Game): readonly string[] => {
  let found: string[] | undefined;
  for (const name in state.facts) if (name.startsWith('lost battle ')) (found ??= []).push(name);
  return found ?? [];
};

/** 703.4j. */
export const wrongTypeLeaves = stateBased((game) =>
  inBattleZone(game, isOfWrongType).map((card) => move(game, card, 'graveyard')),
);

const isOfWrongType = (game: Game, id: number): boolean =>
  cardOf(game, id).status['face'] !== 'down' && !mayBeThere(game, id);

/** 703.4k. A Command that was not there when the game last looked has entered. */
export const commandTakesSealOff = stateBased((game) => {
  const before = fact<readonly CardRef[]>(game, thereBefore);
  if (before === undefined && sealsIn(game).length === 0) return nothingDue;
  if (sealsIn(game).length === 0) return [keepFact(thereBefore)];
  const now = lyingIn(game, '', 'battle zone')
    .filter((id) => !say(game, 'isSeal', id))
    .map((id) => refOf(game, id));
  const known = new Set((before ?? now).map(String));
  const come = now.filter((ref) => !known.has(String(ref)));
  const isSame = known.size === now.length && come.length === 0;
  return [
    ...(before !== undefined && isSame
      ? []
      : [
          keepFact(
            thereBefore,
            now.map((ref) => [...ref]),
          ),
        ]),
    ...come
      .filter(([id]) => isCommand(game, id))
      .map(([card]) => ({ kind: 'take-seal-off', card, player: cardOf(game, card).owner })),
  ];
});

/** The cards that lay in the battle zone when the game last looked, where there are seals. */
const thereBefore = 'there beside seals';

const isCommand = (game: Game, id: number): boolean =>
  isOfType(game, id, 'creature') &&
  listOf(game, id, 'race').some((race) => say(game, 'nameContains', race, 'Command', 'race'));

/** 703.4n. Those that were there when the game last looked; what has come since then is another. */
export const olderD2FieldLeaves = stateBased((game) => {
  const before = fact<readonly CardRef[]>(game, d2Fields);
  const now = inBattleZone(game, isD2Field).map((id) => refOf(game, id));
  if (before === undefined && now.length === 0) return nothingDue;
  const [there, come] = [(before ?? now).map(String), now.map(String)];
  if (there.length === come.length && come.every((one) => there.includes(one)))
    return before === undefined ? [keepFact(d2Fields, now)] : nothingDue;
  const isNew = come.some((one) => !there.includes(one));
  const leaving = isNew ? now.filter((one) => there.includes(String(one))) : [];
  return [
    keepFact(d2Fields, now.length === 0 ? null : now),
    ...leaving.map(([card]) => move(game, card, 'graveyard')),
  ];
});

/** The D2 fields that were there when the game last looked. */
const d2Fields = 'D2 fields';

const isD2Field = (game: Game, id: number): boolean =>
  isOfType(game, id, 'field') && listOf(game, id, 'special').includes('d2');
