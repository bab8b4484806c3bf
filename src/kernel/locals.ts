/** What a run of instructions keeps in mind, and what it leaves behind. */
import {
  type CardRef,
  type Tag,
  type ChosenValues,
  type GameEvent,
  wordIn,
  type Json,
  type Player,
  type Roles,
} from './state.js';
import type { Context } from './select.js';
import { type Game, Impossible } from './game.js';
import type { Instruction } from './instructions.js';
import type { Ability } from './ability.js';

export type Locals = Record<string, Json>;

/** What a run of instructions leaves behind. */
export interface Outcome {
  /** What it acted on, null where that was nothing; where it acts on no cards, what "it" meant before. */
  readonly it: readonly CardRef[] | null;
  /** The lives that the cards it acted on led as they were chosen, where the game wants their information. */
  readonly was?: readonly CardRef[];
  /** What something else happened to instead, where "it" means that, too. */
  readonly instead?: readonly CardRef[];
  /** Of what "it" means the cards that it has left as they were: to them nothing was done "this way". */
  readonly unchanged?: readonly CardRef[];
  /** What has come to another zone than the text says, and gets nothing more done to it. */
  readonly astray?: readonly CardRef[];
  readonly that: number;
  /** What was left of the cards from among which some were chosen. */
  readonly rest: readonly CardRef[];
  /** What was chosen of characteristics so far. */
  readonly values: ChosenValues;
  /** Where several players did it: what each of them leaves behind. */
  readonly own?: OwnOutcomes | null;
  /** Whether anything was done, for "if you do". */
  readonly did: boolean;
  /** Whether it was tried, whatever came of it. */
  readonly tried: boolean;
  /** Whether everything was done as asked, for costs. */
  readonly complete: boolean;
}

/** What several players who did something leave behind, each of them. */
export type OwnOutcomes = Readonly<
  Record<
    Player,
    Pick<Outcome, 'that' | 'rest' | 'did' | 'tried' | 'complete'> & {
      readonly it: readonly CardRef[];
    }
  >
>;

/** What a text means by its words that has spoken of nothing yet. */
export const nothingSpokenOf: Locals = { it: [], roles: {}, that: 0 };

/** What a text means by its words, in the run that keeps these locals. */
export const contextOf = (locals: Locals): Context => ({
  controller: wordIn(locals['controller']),
  source: (locals['source'] as CardRef | null | undefined) ?? null,
  it: (locals['it'] as readonly CardRef[] | null | undefined) ?? [],
  lost: locals['it'] === null,
  instead: (locals['instead'] as readonly CardRef[] | undefined) ?? [],
  unchanged: (locals['unchanged'] as readonly CardRef[] | undefined) ?? [],
  astray: (locals['astray'] as readonly CardRef[] | undefined) ?? [],
  that: Number(locals['that'] ?? 0),
  was: livesIn(locals),
  roles: (locals['roles'] as Roles | undefined) ?? {},
  rest: (locals['rest'] as readonly CardRef[] | undefined) ?? [],
  values: locals['values'] as ChosenValues | undefined,
  targets: locals['targets'] as Context['targets'],
  doer: typeof locals['doer'] === 'string' ? locals['doer'] : undefined,
});

/** For whatever keeps what was chosen of characteristics: mostly there is nothing to keep. */
export const withValues = (values: ChosenValues | undefined): { readonly values?: ChosenValues } =>
  values === undefined || Object.keys(values).length === 0 ? {} : { values };

/** The lives of cards that a text reads instead of what they are now. */
export const livesIn = ({ was }: Locals): readonly CardRef[] =>
  (was as readonly CardRef[] | undefined) ?? [];

/** For whatever keeps which lives of cards a text reads. */
export const withLives = (
  was: readonly CardRef[] | undefined,
): { readonly was?: readonly CardRef[] } => (was === undefined || was.length === 0 ? {} : { was });

/** What "it" means there; null where it means nothing any more. */
export const itIn = ({ it }: Locals): Json => (it === undefined ? [] : it);

/** What every run within a run keeps; `about` is the game's own word on what it is for (a cost, an effect). */
export const inherited = (locals: Locals): Locals => ({
  controller: locals['controller'] ?? '',
  source: locals['source'] ?? null,
  it: itIn(locals),
  instead: locals['instead'] ?? [],
  ...(locals['unchanged'] === undefined ? {} : { unchanged: locals['unchanged'] }),
  astray: locals['astray'] ?? [],
  that: locals['that'] ?? 0,
  was: locals['was'] ?? [],
  roles: locals['roles'] ?? {},
  rest: locals['rest'] ?? [],
  values: locals['values'] ?? {},
  doer: locals['doer'] ?? null,
  about: locals['about'] ?? null,
  ...(locals['targets'] === undefined ? {} : { targets: locals['targets'] }),
  ...(locals['modes'] === undefined ? {} : { modes: locals['modes'] }),
  ...(locals['in place of'] === undefined ? {} : { 'in place of': locals['in place of'] }),
});

/** For what one of several players does by themselves: who that is stays known to what lasts, and to what others do. */
export const asDoer = ({ roles }: Locals, doer: Player): Locals => ({
  doer,
  roles: { ...(roles as Readonly<Record<string, Json>> | undefined), doer },
});

/** The event in place of which something is carried out, and what an effect has made wait for it. */
export interface InPlaceOf {
  readonly event: GameEvent;
  readonly delayed: Tag | null;
}

/** In place of what something is carried out; nothing where it is of no event. */
export const inPlaceOf = (locals: Locals): InPlaceOf | null =>
  (locals['in place of'] as unknown as InPlaceOf | null | undefined) ?? null;

/** The number of a text in the world: what locals keep of it. */
export const blockNumber = (game: Game, block: readonly Instruction[]): number => {
  const number = game.world.blockIds.get(block);
  if (number === undefined) throw new Impossible('a text that the world does not know');
  return number;
};

/** The number of an ability in the world: what states and options keep of it. */
export const abilityNumber = (game: Game, ability: Ability): number => {
  const number = game.world.abilityIds.get(ability);
  if (number === undefined) throw new Impossible('an ability that the world does not know');
  return number;
};

/** Cards by role that were chosen for acts before their text is carried out: each by the text's number and its place there. */
export type ChosenAhead = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

export const keyOfAct = (block: number, at: number): string => `${block}/${at}`;

/** What was chosen ahead, where anything was. */
export const aheadIn = ({ ahead }: Locals): Locals => (ahead === undefined ? {} : { ahead });

/** What was chosen ahead for one of the acts of a text. */
export const chosenAheadFor = ({ ahead, block }: Locals, at: number): Locals => {
  const chosen = (ahead as ChosenAhead | undefined)?.[keyOfAct(Number(block), at)];
  return chosen === undefined ? {} : { chosen };
};
