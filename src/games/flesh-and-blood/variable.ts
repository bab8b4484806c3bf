/** X: what who plays a card, or activates an ability, says that it is. */
import { type ActivatedAbility, variable } from '../../kernel/ability.js';
import { trialFrom, trialOf } from '../../kernel/copies.js';
import { cardOf, definitionOf, fact, type Game, refOf, Unsupported } from '../../kernel/game.js';
import { legalOptions } from '../../kernel/options.js';
import type { Move } from '../../kernel/rule.js';
import { type CardRef, type GameEvent, type Json, keyOf, type Player } from '../../kernel/state.js';
import { canPayFor, type PaidFor, waysOfPaying } from './paying.js';
import { additionalCosts } from './playing.js';
import type { Declaring } from './targets.js';
import { keepFact, layerBecomes, layerOf } from './words.js';

const nameOf = (card: number): string => keyOf(card, variable);

/** What X is on a card, in this life of it; nothing where nobody has said. */
export const xOf = (game: Game, [id, version]: CardRef): number | undefined => {
  const [life, value] = fact<readonly [number, number]>(game, nameOf(id)) ?? [];
  return life === version ? value : undefined;
};

/** How many times X stands in the cost of a card. */
export const timesXInCost = (game: Game, card: number): number =>
  definitionOf(game, cardOf(game, card)).variable?.['cost'] ?? 0;

/** That a card that is played has it. */
export const cardHasX = (game: Game, card: number, value: number): GameEvent =>
  keepFact(nameOf(card), [cardOf(game, card).version, value]);

/** That an ability on the stack has it, and all that its text comes to. */
export const layerHasX = (game: Game, id: number, value: number): readonly GameEvent[] => {
  const layer = layerOf(game, id);
  if (layer === undefined) return [];
  return [
    layerBecomes(id, { ...layer, locals: { ...layer.locals, values: { [variable]: value } } }),
  ];
};

/** Whether there is X in what a card costs that is played; what is paid in place of its points has none (5.1.3a). */
export const costsX = (game: Game, { card, alternative }: PaidFor): boolean =>
  (alternative === undefined && timesXInCost(game, card) > 0) ||
  additionalCosts(game, card).some(({ effect }) => speaksOfX(effect));

/** Whether there is X in what an ability costs. */
export const activationCostsX = ({ costs }: ActivatedAbility): boolean => speaksOfX(costs);

const speaksOfX = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const known = speaking.get(part);
  if (known !== undefined) return known;
  const found =
    (part as { readonly chosen?: unknown }).chosen === variable ||
    Object.values(part).some(speaksOfX);
  speaking.set(part, found);
  return found;
};

const speaking = new WeakMap<object, boolean>();

/** More than anybody has points for: who can pay that pays nothing for it. */
const most = 100;

/** Has a player say what X is, for a card that is played and is on the stack by now. */
export const askingForCard = (
  game: Game,
  what: PaidFor,
  isLegal: (value: number) => boolean,
): Move =>
  asking(what, (value) => {
    const trial = trialOf(game);
    trial.state.facts[nameOf(what.card)] = [cardOf(game, what.card).version, value];
    return canPayFor(trial, what) && isLegal(value);
  });

/** The same for an ability. */
export const askingForAbility = (
  game: Game,
  what: PaidFor,
  isLegal: (values: Json) => boolean,
): Move => asking(what, (x) => canPayFor(game, { ...what, x }) && isLegal({ [variable]: x }));

/** Whether a text lacks something that has to be declared for it. */
export type Lacking = (game: Game, declaring: Declaring, text: number) => boolean;

/**
 * Whether what is to be played or activated lacks something that its texts have declared: where they speak of an X that is
 * said before that, whatever X is that could be paid.
 */
export const lacksWhateverXIs = (
  game: Game,
  what: PaidFor,
  texts: readonly number[],
  lacking: Lacking,
): boolean => {
  const source = refOf(game, what.card);
  const declaring = { player: what.player, source };
  const isOpen =
    texts.some((text) => speaksOfX(game.world.blocks[text])) &&
    (what.ability !== null || xOf(game, source) === undefined);
  if (!isOpen) return texts.some((text) => lacking(game, declaring, text));
  return !waysOfPaying(game, what).some((way) => {
    const isSaid = way.ability === null ? costsX(game, way) : activationCostsX(way.ability);
    for (let x = 0; x <= (isSaid ? most : 0); x++) {
      const trial = trialOf(game);
      if (way.ability === null) trial.state.facts[nameOf(way.card)] = [source[1], x];
      // Who cannot pay so much cannot pay more.
      if (isSaid && !canPayFor(trial, { ...way, x })) return false;
      const values = { [variable]: x };
      if (!texts.some((text) => lacking(trial, { ...declaring, values }, text))) return true;
    }
    return false;
  });
};

const asking = ({ player: by, card: source }: PaidFor, can: (value: number) => boolean): Move => {
  const values = Array.from({ length: most + 1 }, (_, value) => value).filter(can);
  const ask = { kind: 'x', by, min: 1, max: 1, source };
  if (values.length === 0) return { takeBack: 'whatever X is, it could not be paid for' };
  if (values.length > most)
    return { ask: { ...ask, options: [], numbers: { verb: 'x', from: 0 } } };
  if (values.at(-1) === most)
    throw new Unsupported('', 'X may be as great as anybody likes, and not everything less');
  return { ask: { ...ask, options: values.map((value) => ({ verb: 'x', value, rules: [] })) } };
};

/** Whether a card could have been played in the first place if X were so much. */
export const isPlayableWith = (game: Game, by: Player, card: number, value: number): boolean => {
  const { checkpoint } = game.state;
  if (checkpoint === null) return true;
  const trial = trialFrom(game, checkpoint);
  trial.state.facts[nameOf(card)] = [cardOf(trial, card).version, value] satisfies Json;
  return ['play', 'play a side'].some((action) =>
    legalOptions(trial, by, action).some((option) => option.card === card),
  );
};
