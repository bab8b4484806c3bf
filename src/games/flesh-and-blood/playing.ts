/** What is played or activated: the types that say when that may be done, and the lines of a card that resolve. */
import type { ActivatedAbility, OneOffAbility } from '../../kernel/ability.js';
import { expand, listOf, lookFor } from '../../kernel/continuous.js';
import { addTo, cardsIn, type Game } from '../../kernel/game.js';
import { isEverTold } from '../../kernel/modals.js';
import type { GameEvent, Option, Player } from '../../kernel/state.js';
import { say } from './questions.js';
import { isOfSubtype, layerOf, stackOf } from './words.js';

/** The ability that an option activates; nothing where it plays a card. */
export const abilityIn = (
  game: Game,
  { ability }: Pick<Option, 'ability'>,
): ActivatedAbility | null => {
  const found = ability === undefined ? undefined : game.world.abilities[ability];
  return found?.kind === 'activated' ? found : null;
};

/** The types of what an option plays or activates: those of the card, or the one in front of the ability. */
export const typesIn = (
  game: Game,
  option: Pick<Option, 'card' | 'ability'>,
): readonly string[] => {
  const ability = abilityIn(game, option);
  return ability === null ? listOf(game, option.card ?? 0, 'type') : [ability.icon];
};

/** Whether activating an ability is an attack with its card. */
export const attacksWith = (ability: ActivatedAbility | null): boolean =>
  ability?.effect.some((one) => one.do === 'act' && one.verb === 'attack') === true;

/** Whether an option is an attack. */
export const isAttackOption = (game: Game, option: Pick<Option, 'card' | 'ability'>): boolean => {
  const ability = abilityIn(game, option);
  return ability === null ? isOfSubtype(game, option.card ?? 0, 'attack') : attacksWith(ability);
};

/** The card that attacks where an option is an attack: itself, or the weapon. */
export const attackerWith = (
  game: Game,
  option: Pick<Option, 'card' | 'ability'>,
): number | undefined => (isAttackOption(game, option) ? option.card : undefined);

/** The cards that a player might play by where they lie, or by what texts say of them there. */
export const cardsToPlay = (game: Game, player: Player): readonly number[] => {
  const usual = say(game, 'zonesToPlayFrom').flatMap((zone) => cardsIn(game, player, zone));
  if (!isEverTold(game, 'can', 'be played')) return usual;
  const elsewhere = zonesOfTexts.flatMap((zone) => cardsIn(game, player, zone));
  return [...usual, ...elsewhere.filter((card) => say(game, 'playableElsewhere', card))];
};

/** Of cards there texts say that they can be played. */
const zonesOfTexts: readonly string[] = ['banished', 'graveyard'];

/** The lines of a card that resolve as it does, by number. */
export const resolvingLines = (game: Game, id: number): readonly number[] => {
  const { abilities, reasons } = lookFor(game, id, 'abilities');
  if (reasons['abilities']) addTo(game, reasons['abilities']);
  return abilities.filter((line) => {
    const ability = game.world.abilities[line];
    return ability?.kind === 'one-off' && ability.icon === undefined;
  });
};

/** What is paid, or may be, as a card is played, besides what it costs: its own lines and those of its keywords. */
export const additionalCosts = (game: Game, id: number): readonly OneOffAbility[] =>
  costLines(game, id, 'additional cost');

/** What may be paid as a card is played in place of the points that it costs. */
export const alternativeCosts = (game: Game, id: number): readonly OneOffAbility[] =>
  costLines(game, id, 'alternative cost');

const costLines = (game: Game, id: number, icon: string): readonly OneOffAbility[] => {
  const { abilities, reasons } = lookFor(game, id, 'abilities');
  if (reasons['abilities']) addTo(game, reasons['abilities']);
  return expand(game, abilities).filter(
    (ability): ability is OneOffAbility => ability.kind === 'one-off' && ability.icon === icon,
  );
};

/** Whether a layer is an attack: a card with that subtype, or what stands for the attack of a weapon. */
export const isAttackLayer = (game: Game, id: number): boolean =>
  layerOf(game, id) === undefined ? isOfSubtype(game, id, 'attack') : isProxy(game, id);

/** 1.2.2d. What has come to the stack as an attack is one from then on, for texts that speak of the next. */
export const beginsAsAttack = (game: Game, card: number): { events: GameEvent[] } | undefined =>
  isAttackLayer(game, card) ? { events: [{ kind: 'attack-begins', card }] } : undefined;

/** Whether it is what stands for the attack of a weapon, or of an ally. */
export const isProxy = ({ state }: Game, id: number): boolean =>
  state.things[id - 1]?.definition === 'attack proxy';

/** What stands for an attack is known by, besides its numbers: it is what its source is called, and of the same classes and kinds. */
export const inheritedTraits: readonly string[] = ['name', 'supertype', 'type', 'subtype'];

/** The attack on the stack, if any. */
export const attackOnStack = (game: Game): number | undefined =>
  stackOf(game).find((id) => isAttackLayer(game, id));

/** Whether another attack is about to become the active one: what it says as it resolves is already about that. */
export const linkBegins = (game: Game): boolean =>
  game.state.turn.step === 'attack step' && attackOnStack(game) !== undefined;

/** What a restriction of playing and activating is asked about: never an event. */
export const asOption = (what: Option | GameEvent): Option => what as Option;
