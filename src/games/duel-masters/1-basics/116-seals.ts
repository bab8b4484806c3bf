/** 116. Seals: cards that lie face down on others, and what becomes of a creature under one. */
import { listOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, fact, type Game, lyingIn, refOf } from '../../../kernel/game.js';
import { faceDown } from '../../../kernel/things.js';
import { bookkeeping, eventKind, procedure, stateBased, step, term } from '../../../kernel/rule.js';
import type { CardRef, GameEvent } from '../../../kernel/state.js';
import { definition, say } from '../questions.js';
import { isOfType, keepFact, move, refJson, textOf, topOfDeck } from '../words.js';

/** 116.1. */
export const isSeal = definition('isSeal', (game, id) => {
  const { zone, host, status } = cardOf(game, id);
  return zone === 'battle zone' && host !== 0 && status['face'] === 'down';
});

/** The cards in the battle zone, also those that are ignored there. */
const lyingThere = (game: Game): readonly number[] => lyingIn(game, '', 'battle zone');

const sealsIn = (game: Game): readonly number[] =>
  cardsIn(game, '', 'battle zone').filter((id) => say(game, 'isSeal', id));

/** 116.1a. It lies there face down, and nothing of it shows. */
export const seal = eventKind('seal', {
  possible: (game, { card = 0, seal: top }) =>
    cardOf(game, card).zone === 'battle zone' && cardOf(game, Number(top)).zone === 'deck',
  becomes: (game, { card = 0, seal: top }) => [
    move(game, Number(top), 'battle zone', {
      host: card,
      face: faceDown,
      status: { face: 'down' },
      controller: cardOf(game, card).owner,
    }),
    ...(say(game, 'ignoredUnderSeals', card) && say(game, 'ignoredIsAbsent')
      ? [{ kind: 'hold', card }]
      : []),
  ],
});

/** 701.23a. Each card gets the topmost card that is left of its owner's deck. Locals: cards, player, by. Kept: seals. */
export const sealCards = procedure([
  /** What comes there has no face already as it comes: nothing that waits for creatures and the like waits for it. */
  bookkeeping(
    step('turnDown', (game, { locals }) => {
      const seals = sealsFor(game, locals['cards'] as readonly number[]);
      locals['seals'] = seals.map((seal) => ({ ...seal }));
      return { events: seals.map(({ seal: card }) => ({ kind: 'show', card, face: faceDown })) };
    }),
  ),
  step('seal', (_, { locals }) => {
    const [player, by] = [textOf(locals['player']), Number(locals['by'] ?? 0)];
    const seals = locals['seals'] as unknown as readonly Sealing[];
    return { events: seals.map((seal) => ({ kind: 'seal', ...seal, player, by })), into: 'done' };
  }),
  /** What did not come there is what it was. */
  bookkeeping(
    step('turnUp', (game, { locals }) => {
      const seals = locals['seals'] as unknown as readonly Sealing[];
      const left = seals.filter(
        ({ seal }) => cardOf(game, seal).face === faceDown && !isThere(game, seal),
      );
      return left.length === 0
        ? undefined
        : { events: left.map(({ seal: card }) => ({ kind: 'show', card, face: 0 })) };
    }),
  ),
  /** What was sealed is what was done. */
  bookkeeping(step('tell', (_, { locals }) => ({ end: true, value: locals['done'] ?? [] }))),
]);

/** A card, and the one that is put onto it. */
interface Sealing {
  readonly card: number;
  readonly seal: number;
}

const sealsFor = (game: Game, cards: readonly number[]): readonly Sealing[] =>
  cards.flatMap((card, at) => {
    const { owner } = cardOf(game, card);
    const before = cards.slice(0, at).filter((one) => cardOf(game, one).owner === owner).length;
    const seal = topOfDeck(game, owner, before + 1)[before];
    return seal === undefined ? [] : [{ card, seal }];
  });

const isThere = (game: Game, id: number): boolean => cardOf(game, id).zone === 'battle zone';

/** 701.23a. */
export const sealTerm = term(
  'seal',
  (_, { cards, player, source }) => ({ call: 'sealCards', locals: { cards, player, by: source } }),
  { possible: (_, { zone }) => zone === 'battle zone' },
);

/** 116.2. */
export const ignoredUnderSeals = definition('ignoredUnderSeals', (game, id) =>
  isOfType(game, id, 'creature'),
);

/** 116.2a. It lies there and does not count. */
export const ignoredIsAbsent = definition('ignoredIsAbsent', () => true);

/** 116.2a. What speaks of it, or of its abilities, finds it no more. */
export const ignored = definition('ignored', (game, id) => isIgnored(game, id));

/** What people call that. */
export const heldAs = bookkeeping(
  definition('heldAs', (game, id) => (isIgnored(game, id) ? 'ignored' : 'pending')),
);

const isIgnored = (game: Game, id: number): boolean =>
  game.state.held.includes(id) && cardOf(game, id).zone === 'battle zone';

/** 116.2. Without a seal it is there once more. */
export const ignoredNoMore = stateBased((game) => {
  if (game.state.held.length === 0) return nothing;
  const under = new Set(sealsIn(game).map((id) => cardOf(game, id).host));
  return game.state.held
    .filter((id) => isIgnored(game, id) && !under.has(id))
    .map((card) => ({ kind: 'release', card }));
});

const nothing: readonly GameEvent[] = [];

/** 116.4a, 703.4k. A Command that was not there when the game last looked has entered. */
export const commandTakesSealOff = stateBased((game) => {
  const before = fact<readonly CardRef[]>(game, thereBefore);
  if (before === undefined && sealsIn(game).length === 0) return nothing;
  if (sealsIn(game).length === 0) return [keepFact(thereBefore)];
  const now = lyingThere(game)
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

/** 116.4a. */
export const sealComesOff = eventKind('take-seal-off', {
  follows: (game, { card = 0, player = '' }) => ({
    call: 'takeSealOff',
    locals: {
      command: refJson(game, card),
      civilizations: listOf(game, card, 'civilization'),
      player,
    },
  }),
});

/** 116.4a. Locals: command, civilizations (of it), player. */
export const takeSealOff = procedure([
  step(
    'choose',
    (game, { locals }) => {
      const civilizations = locals['civilizations'] as readonly string[];
      const options = sealsIn(game)
        .filter((id) => say(game, 'sharesCivilization', cardOf(game, id).host, civilizations))
        .map((card) => ({ verb: 'choose', card, rules: [] }));
      if (options.length === 0) return { end: true };
      const [source = 0] = locals['command'] as unknown as CardRef;
      return {
        ask: { kind: 'choose', by: textOf(locals['player']), options, min: 1, max: 1, source },
      };
    },
    (game, _, picked) => ({
      events: picked.map(({ card = 0 }) => move(game, card, 'graveyard')),
      end: true,
    }),
  ),
]);

/** 116.4b. Of a creature that is ignored, too. */
export const sharesCivilization = definition('sharesCivilization', (game, id, civilizations) =>
  listOf(game, id, 'civilization').some((one) => civilizations.includes(one)),
);
