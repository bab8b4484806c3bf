/** 8.5.24 and on. Effect keywords: what turns cards over, and has another of their faces be active. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { contextOf, type Locals } from '../../../kernel/locals.js';
import { canHappen } from '../../../kernel/may-happen.js';
import { choicesOf, noOption } from '../../../kernel/options.js';
import { cardsUnder } from '../../../kernel/parts.js';
import { bookkeeping, eventKind, type Move, procedure, step, term } from '../../../kernel/rule.js';
import { type GameEvent, type Player, wordIn } from '../../../kernel/state.js';
import { defends, defenseLimits, linkNow } from '../combat.js';
import { back, isDoubleFaced } from '../faces.js';
import { createsToken } from '../tokens.js';
import { isInArena, isOfType } from '../words.js';
import { definition, say } from '../questions.js';

// ---------------------------------------------------------------- turn

/** 8.5.24. */
export const turnFace = eventKind('turn-face', {
  possible: (game, { card = 0, value }) => say(game, 'canTurn', card, wordIn(value)),
  // What lies under it lies under another object then (3.0.14).
  becomes: (game, { card = 0, value }) => [
    { kind: 'status', card, status: 'face', value },
    ...(say(game, 'renewedSo', card, 'face', wordIn(value)) ? cardsUnder(game, card) : []).map(
      (one) => ({ kind: 'clear', card: one }),
    ),
  ],
});

/** 8.5.24a. What lies so already is not turned. */
export const canTurn = definition(
  'canTurn',
  (game, card, face) => cardOf(game, card).status['face'] !== face,
);

export const turnTerm = bookkeeping(
  term('turn', (_, { cards, player, status }) => ({
    events: cards.map((card) => ({
      kind: 'turn-face',
      card,
      player,
      value: status['face'] ?? 'up',
    })),
  })),
);

// ---------------------------------------------------------------- add

/**
 * 8.5.32. From wherever it is it comes to the active chain link and defends there. Where it cannot, does already, or no link
 * is active, the effect fails, and the card stays where it is (7.0.5b, 7.0.3d).
 */
export const addTerm = term('add as defending', (game, { cards, player }) =>
  cards.length > 1
    ? { call: 'addInOrder', locals: { cards, player } }
    : { events: cards.map((card) => defends(game, card)) },
);

/** Several are added one after the other, in one event (1.9.2). Locals: cards, player (who adds them), first (which have been put first). */
export const addInOrder = procedure([
  /** Whose effect it is says in which order, where not all of them can be added together. */
  bookkeeping(
    step(
      'putFirst',
      (game, { locals }): Move | void => {
        const { before, left } = addedOf(game, locals);
        const link = linkNow(game);
        const limits = link === undefined ? [] : defenseLimits(game, link, left, before);
        if (limits.every(({ among, most }) => among.length <= most)) return;
        const options = choicesOf(left);
        const by = wordIn(locals['player']);
        return { ask: { kind: 'choose', by, options, min: 1, max: 1, source: 0 } };
      },
      (game, { locals }, [picked = noOption]) => {
        locals['first'] = [...addedOf(game, locals).before, picked.card ?? 0];
        return { go: 'putFirst' };
      },
    ),
  ),
  bookkeeping(
    step('add', (game, { locals }) => {
      const { before } = addedOf(game, locals);
      const cards = locals['cards'] as readonly number[];
      const inOrder = [...before, ...cards.filter((card) => !before.includes(card))];
      return { events: inOrder.map((card) => defends(game, card)), into: 'added' };
    }),
  ),
  /** What has been added is what its text goes on to speak of. */
  bookkeeping(step('end', (_, { locals }) => ({ end: true, value: locals['added'] ?? [] }))),
]);

/** Which of the cards come first, and which could be added behind them. */
const addedOf = (
  game: Game,
  locals: Locals,
): { readonly before: readonly number[]; readonly left: readonly number[] } => {
  const before = (locals['first'] ?? []) as readonly number[];
  const cards = locals['cards'] as readonly number[];
  const events = before.map((card) => defends(game, card));
  const left = cards.filter(
    (card) => !before.includes(card) && canHappen(game, defends(game, card), events),
  );
  return { before, left };
};

// ---------------------------------------------------------------- transform, awaken, transcend

/** Into which zone of the arena a card comes that is to be a permanent. */
const homeInArena = (game: Game, card: number): string =>
  isOfType(game, card, 'demi-hero') ? 'hero' : 'permanent';

const becomesPermanent = (
  game: Game,
  card: number,
  controller: Player,
  face: number | undefined,
): readonly GameEvent[] => {
  if (isInArena(game, card)) return [];
  const to = homeInArena(game, card);
  // Of a card that is all of its faces there, none is named alone (9.1.4b).
  const isOne = !say(game, 'isTwin', card) || say(game, 'twinShowsOne', to);
  const shown = face !== undefined && isOne ? { face } : {};
  const side = to === 'hero' ? controller : '';
  return [{ kind: 'move', card, to, side, controller, ...shown }];
};

/** 8.5.36. Into what is no permanent yet it first becomes one (8.5.36a); what is put under it is all there, or nothing is done (8.5.36c). */
export const transform = eventKind('transform', {
  possible: (game, { card = 0, under }) =>
    (under as readonly number[]).length > 0 &&
    (under as readonly number[]).every((one) => one !== card && isInArena(game, one)),
  becomes: (game, { card = 0, player, under, face }) => [
    ...becomesPermanent(game, card, wordIn(player), face === undefined ? face : Number(face)),
    ...(under as readonly number[]).map((one) => ({
      kind: 'join',
      card: one,
      to: card,
      place: 'under',
    })),
  ],
});

export const transformTerm = bookkeeping(
  term(
    'transform',
    (_, { cards, player, others, faces, status }): Move => {
      const makes = wordIn(status['makes']);
      if (makes !== '')
        return { call: 'transformIntoToken', locals: { makes, under: [...cards], player } };
      return {
        events: (others['to'] ?? [])
          .slice(0, 1)
          .map((card) => ({ kind: 'transform', card, player, under: cards, face: faces['to'] })),
      };
    },
    { apart: ['to'] },
  ),
);

/** Locals: makes (the name of a token), under, player. */
export const transformIntoToken = procedure([
  /** 8.5.36c. It is created first, and not at all where there is nothing to put under it. */
  step('create', (game, { locals }): Move => {
    const under = locals['under'] as readonly number[];
    if (under.length === 0 || !under.every((one) => isInArena(game, one)))
      return { end: true, value: [] };
    locals['token'] = game.state.things.length + 1;
    return { events: [createsToken(game, wordIn(locals['makes']), wordIn(locals['player']))] };
  }),
  /** Then what transforms is put under it (8.5.36). */
  bookkeeping(
    step('transform', (game, { locals }): Move => {
      const { token = 0, under = [], player = '' } = locals;
      const card = Number(token);
      if (card === 0 || card > game.state.things.length) return { end: true, value: [] };
      return {
        events: [{ kind: 'transform', card, player: wordIn(player), under }],
        end: true,
        value: under,
      };
    }),
  ),
]);

/** 8.5.43. */
export const awaken = eventKind('awaken', {
  possible: (game, { card = 0 }) => say(game, 'canAwaken', card),
  becomes: (_, { card = 0 }) => [{ kind: 'show', card, face: back }],
});

/** 8.5.43a. What has no other face, or shows it already, does not awaken. */
export const canAwaken = definition(
  'canAwaken',
  (game, card) => isDoubleFaced(game, card) && cardOf(game, card).face !== back,
);

export const awakenTerm = bookkeeping(
  term('awaken', (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'awaken', card, player, by: source })),
  })),
);

/** 8.5.48. To its owner's hand, with its back active: what is there already is turned over where it is. */
export const transcend = eventKind('transcend', {
  becomes: (game, { card = 0 }) => {
    const { zone, side, owner } = cardOf(game, card);
    return zone === 'hand' && side === owner
      ? [{ kind: 'show', card, face: back }]
      : [{ kind: 'move', card, to: 'hand', side: owner, face: back }];
  },
});

/** What has gone elsewhere meanwhile is another object (3.0.9), and does not transcend. */
export const transcendTerm = bookkeeping(
  term('transcend', (game, { player, frame }) => {
    const { source } = contextOf(frame.locals);
    return source !== null && say(game, 'effectFollows', source)
      ? { events: [{ kind: 'transcend', card: source[0], player }] }
      : {};
  }),
);
