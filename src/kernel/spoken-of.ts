/** Whether what is left of a text is about a card: for what a game lets last until then. */
import type { Ability, Selection } from './ability.js';
import type { Game } from './game.js';
import { type Instruction, within } from './instructions.js';
import { contextOf } from './locals.js';
import { type Context, isMatching, selectionsOf } from './select.js';
import type { CardRef, Frame, Waiting } from './state.js';

/** What means the card at some point of a text: "it", and "the rest". */
interface Meaning {
  readonly it: boolean;
  readonly rest: boolean;
}

/** How far a look through a text has come: to what is about the card, or past something that leaves this behind. */
type Course = 'about it' | Meaning;

interface Asked {
  readonly game: Game;
  /** Whether it counts, too, that somebody may choose among cards of which it is one. */
  readonly choices: boolean;
  readonly context: Context;
  readonly card: number;
}

/**
 * Whether what is being carried out of a text, or is still to come, is about a card: speaks of it, or lets somebody choose
 * among cards of which it is one.
 *
 * @param frames those of the text, the outermost first
 */
export const isStillSpokenOf = (game: Game, frames: readonly Frame[], card: number): boolean =>
  isAbout(game, frames, card, true);

/** Whether what is still to come of a text speaks of a card that was found or chosen before. */
export const isStillMeant = (game: Game, frames: readonly Frame[], card: number): boolean =>
  isAbout(game, frames, card, false);

const isAbout = (game: Game, frames: readonly Frame[], card: number, choices: boolean): boolean => {
  let below: Meaning = { it: false, rest: false };
  for (const { procedure, locals } of [...frames].reverse()) {
    if (procedure !== 'effect') continue;
    const context = contextOf(locals);
    const means = (refs: readonly CardRef[] | undefined) => refs?.some(([id]) => id === card);
    const meaning = {
      it: below.it || means(context.it) === true,
      rest: below.rest || means(context.rest) === true,
    };
    const block = game.world.blocks[Number(locals['block'])] ?? [];
    const course = through(
      { game, context, card, choices },
      block.slice(Math.max(0, Number(locals['at'] ?? 1) - 1)),
      meaning,
    );
    if (course === 'about it') return true;
    below = course;
  }
  return false;
};

/** Whether an instruction speaks of what those before it have come to. */
export const looksBack = (instruction: Instruction): boolean =>
  instruction.do === 'if-did' ||
  refersIn(instruction, { it: true, rest: true }) ||
  speaksOfNumber(instruction);

const speaksOfNumber = (part: unknown): boolean =>
  part === 'that' ||
  (typeof part === 'object' && part !== null && Object.values(part).some(speaksOfNumber));

/** Whether one ability has triggered several times, by events that are the same to it: then their order makes no difference. */
export const areAlike = ({ world }: Game, waiting: readonly Waiting[]): boolean => {
  const told = waiting.map(({ source, ability, it, roles, values }) =>
    JSON.stringify([source, ability, it, values, speaksOfRoles(world.abilities[ability]) && roles]),
  );
  return new Set(told).size === 1;
};

/** Whether anything that an ability does is about what took part in the event besides "it". */
const speaksOfRoles = (ability: Ability | undefined): boolean => speaksOfEvent(ability).roles;

/** Whether anything that an ability does may be about the card of the event that wakes it, and about what else took part in that. */
export const speaksOfEvent = (
  ability: Ability | undefined,
): { readonly it: boolean; readonly roles: boolean } => {
  if (ability?.kind !== 'triggered') return { it: true, roles: true };
  const { when: _, ...rest } = ability;
  return { it: namesIt(rest), roles: namesRole(rest) };
};

const namesIt = (part: unknown): boolean =>
  part === 'it' ||
  part === 'that' ||
  (typeof part === 'object' && part !== null && Object.values(part).some(namesIt));

const namesRole = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  // How much an event is about stands in a role, too, and is compared.
  return ('role' in part && !('compare' in part)) || Object.values(part).some(namesRole);
};

const through = (asked: Asked, block: readonly Instruction[], from: Meaning): Course => {
  let meaning = from;
  for (const instruction of block) {
    const course = past(asked, instruction, meaning);
    if (course === 'about it') return course;
    meaning = course;
  }
  return meaning;
};

const past = (asked: Asked, instruction: Instruction, meaning: Meaning): Course => {
  const { blocks = [], ...others } = within(instruction);
  if (refersIn(instruction.do === 'act' ? instruction : others, meaning)) return 'about it';
  if (instruction.do === 'act') {
    const arguments_ = Object.values(instruction.with);
    const selections = [
      ...selectionsOf(instruction.object),
      ...arguments_.flatMap((one) => ('selection' in one ? [one.selection] : [])),
    ];
    if (asked.choices && selections.some((one) => mayMean(asked, one))) return 'about it';
    // What it is done to is "it" from then on.
    const { object } = instruction;
    const terms = asked.game.world.rules.book.terms;
    const isOfZone = terms.get(instruction.verb)?.wholeZone === true;
    return object === undefined || object.is === 'player' || isOfZone
      ? meaning
      : { ...meaning, it: false };
  }
  if (
    asked.choices &&
    instruction.do === 'each' &&
    isMatching(asked.game, instruction.filter, asked.context, asked.card)
  )
    return 'about it';
  // Any of them may be what is carried out, or none.
  const courses = blocks.map((block) => through(asked, block, meaning));
  if (courses.includes('about it')) return 'about it';
  return instruction.do === 'together'
    ? { it: courses.every((one) => one !== 'about it' && one.it), rest: meaning.rest }
    : meaning;
};

const mayMean = ({ game, context, card }: Asked, selection: Selection): boolean =>
  selection.is === 'cards' && isMatching(game, selection.filter, context, card);

/** Whether a part of a text speaks of "it" or "the rest" anywhere, where that means the card. */
const refersIn = (part: unknown, meaning: Meaning): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const { is, of } = part as { readonly is?: unknown; readonly of?: unknown };
  if (meaning.it && (is === 'it' || is === 'acted' || of === 'it')) return true;
  if (meaning.rest && is === 'rest') return true;
  return Object.values(part).some((one) => refersIn(one, meaning));
};
