/** 110. Abilities and effects: the four kinds of ability, where they function, and an effect's source. */
import type { Ability, RolePattern } from '../../../kernel/ability.js';
import { cardOf, definitionOf, type Game, say } from '../../../kernel/game.js';
import { definition, layer, note, todo } from '../../../kernel/rule.js';
import type { LastKnown } from '../../../kernel/state.js';

/** 110.1. Effects that give or take abilities apply before those that change numbers. */
export const layerOfAbilities = layer(
  '110.1',
  'an ability is defined by rules text or given by a rule or effect, and produces effects',
  (change) => ['gain-ability', 'lose-keyword', 'lose-abilities'].includes(change.change),
  { place: -1, kind: 'definition' },
);

export const whatAbilitiesAffect = note(
  '110.2',
  'overview',
  'an ability may affect its own card, other cards or players',
  'says only what abilities may do; each ability names what it affects',
);

export const drawbacksAreAbilities = note(
  '110.2a',
  'definition',
  'a disadvantage written on a card, such as "can\'t attack", is an ability like any other',
  'such a text is an ability like any other; nothing treats it apart',
);

export const useConditions = note(
  '110.2b',
  'definition',
  'a condition for using a card is an ability of that card',
  'such a text is an ability like any other; 110.4e says where it works',
);

/** 110.2c. What it has already it can gain once more. */
export const gainsAbility = definition(
  '110.2c',
  'each marked paragraph is its own ability, and doubled abilities function independently',
  (_: Game, __: Ability, before: readonly number[], number: number) => [...before, number],
  (game: Game, ability: Ability, before: readonly number[], number: number) =>
    before.some((one) => isSame(game.world.abilities[one], ability)) ? before : [...before, number],
);

export const abilitiesMakeEffects = note(
  '110.2d',
  'definition',
  'an ability creates one-shot or continuous effects, replacement effects being continuous',
  'says what abilities make; effects are made as 606.1 to 609.1 say',
);

const isSame = (one: Ability | undefined, other: Ability): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const spellAffectsPresent = note(
  '110.2e',
  'continuous',
  "a spell's effect touches only cards in its range when it is cast, not those arriving later that turn",
  'the cards that such an effect touches are fixed as it begins (608.2b)',
);

export const abilityKinds = note(
  '110.3',
  'overview',
  'abilities are of four kinds',
  'introduces a list wholly contained in 110.3a to 110.3d',
);

export const spellAbility = note(
  '110.3a',
  'definition',
  "a spell's rules text is a spell ability, carried out from casting to the end of resolution",
  'names the kind of ability; 302.2 carries it out and 110.4 says where it works',
);

export const triggeredAbility = note(
  '110.3b',
  'definition',
  'a triggered ability has a condition ("when", "whenever"); once triggered its effect waits to be resolved',
  'names the kind of ability; 603.2 to 603.6 rule it',
);

export const activatedAbility = todo(
  '110.3c',
  'definition',
  'an activated ability may be started by choice at its own set time when its requirement is met',
  'needs activated abilities',
);

export const staticAbility = note(
  '110.3d',
  'definition',
  'a static ability functions continuously while its card is in the battle zone or is a castle on a shield',
  'names the kind of ability; 604.2 rules it and 110.4c says where it works',
);

/** 110.4. Where a card is decides which of its abilities work. */
export const abilityWorks = definition(
  '110.4',
  'spell abilities function while the spell resolves, others in the battle or shield zone, with exceptions',
  (game: Game, id: number, ability: Ability) => {
    const { zone } = cardOf(game, id);
    if (ability.zones !== undefined) return say<boolean>(game, 'worksInNamedZone', zone, ability);
    if (ability.kind === 'one-off') return zone === 'nowhere zone';
    return (
      say<boolean>(game, 'worksInBattleZone', zone, ability) ||
      say<boolean>(game, 'worksEverywhere', ability) ||
      say<boolean>(game, 'worksWhereUsed', zone, ability) ||
      say<boolean>(game, 'worksOnEntry', ability) ||
      say<boolean>(game, 'worksWhereItTriggers', zone, ability)
    );
  },
  () => false,
);

/** 110.4a. What says what a card is, and does not only modify it. */
export const worksEverywhere = definition(
  '110.4a',
  'an ability that defines cost, civilization, power and the like functions everywhere',
  (_: Game, ability: Ability) =>
    ability.kind === 'static' &&
    ability.changes.every(
      ({ subject, changes }) =>
        subject.is === 'this' &&
        changes.every(
          (change) => 'trait' in change && change.change !== 'add' && change.change !== 'multiply',
        ),
    ),
  () => false,
);

/** 110.4b. */
export const worksInNamedZone = definition(
  '110.4b',
  'an ability that names the zone it functions in functions only there',
  (_: Game, zone: string, ability: Ability) => ability.zones?.includes(zone) ?? false,
  (_: Game, zone: string) => zone === 'battle zone',
);

/** 110.4c. A card is declared as a shield trigger on its way from the shields to the hand (112.3a). */
export const worksInBattleZone = definition(
  '110.4c',
  'an ability naming no zone functions in the battle zone; gaining shield trigger also among the shields',
  (_: Game, zone: string, ability: Ability) =>
    zone === 'battle zone' ||
    (['shield zone', 'hand'].includes(zone) && givesItselfShieldTrigger(ability)),
  () => false,
);

const givesItselfShieldTrigger = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.changes.every(
    ({ subject, changes }) =>
      subject.is === 'this' &&
      changes.every(
        (change) =>
          change.change === 'gain-ability' &&
          change.ability.kind === 'keyword' &&
          change.ability.keyword === 'shield trigger',
      ),
  );

export const freeUseEverywhere = todo(
  '110.4d',
  'permission',
  'an ability to use its card without paying functions in every zone the card can be used from',
  'not yet carried out',
);

/** 110.4e. What changes the cost of its own card works where the card is used from. */
export const worksWhereUsed = definition(
  '110.4e',
  "an ability that limits or changes its own card's use functions where that card is about to be used",
  (_: Game, zone: string, ability: Ability) =>
    ability.kind === 'static' &&
    ['hand', 'mana zone', 'nowhere zone'].includes(zone) &&
    ability.changes.every(
      ({ subject, changes }) =>
        subject.is === 'this' &&
        changes.every(
          (change) =>
            ('trait' in change && change.trait === 'cost') ||
            ('action' in change && ['be summoned', 'be cast'].includes(change.action)),
        ),
    ),
  () => false,
);

/** 110.4f. */
export const worksOnEntry = definition(
  '110.4f',
  'an ability that changes how its own card enters the battle zone functions as the card enters',
  (_: Game, ability: Ability) =>
    ability.kind === 'replacement' &&
    ability.when.event === 'move' &&
    ability.when.where?.['to'] === 'battle zone' &&
    isThis(ability.when.roles['card']),
  () => false,
);

const isThis = (role: RolePattern | undefined): boolean => role?.is === 'this';

/** 110.4g. What can only happen to its own card elsewhere is waited for there. */
export const worksWhereItTriggers = definition(
  '110.4g',
  'an ability whose condition can only be met outside the battle zone functions in that zone',
  (_: Game, zone: string, ability: Ability) => {
    if (ability.kind !== 'triggered' || !isThis(ability.when.roles['card'])) return false;
    const { event, where } = ability.when;
    if (event === 'discard') return zone === 'hand';
    if (event === 'cast') return zone === 'nowhere zone';
    const from = where?.['from'];
    return event === 'move' && typeof from === 'string' && from === zone;
  },
  () => false,
);

export const effectSource = note(
  '110.5',
  'definition',
  "an effect's source is the card with the ability that made it; for a waiting effect, the triggered one",
  'a waiting effect keeps its source; 110.5a says what becomes of it',
);

/** 110.5a. A card that is gone counts with what is printed on it. */
export const lastKnownInformation = definition(
  '110.5a',
  "a waiting effect survives its source leaving; then the source's printed values are used",
  (game: Game, known: LastKnown | null, id: number): LastKnown | null =>
    known && { ...known, traits: definitionOf(game, cardOf(game, id)).traits },
  (_: Game, known: LastKnown | null) => known,
);

export const characteristicsAreNotAbilities = note(
  '110.6',
  'definition',
  'an effect that sets or adds a characteristic, such as a civilization, gives no ability',
  'to change a characteristic and to give an ability are two changes; neither is taken for the other',
);
