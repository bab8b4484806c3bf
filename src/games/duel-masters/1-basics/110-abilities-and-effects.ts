/** 110. Abilities and effects: the four kinds of ability, where they function, and an effect's source. */
import type { Ability, Change, EventPattern, RolePattern } from '../../../kernel/ability.js';
import { cardOf, definitionOf, type Game, isHeld, quietly } from '../../../kernel/game.js';
import { usesItself } from '../../../kernel/instructions.js';
import { layer } from '../../../kernel/rule.js';
import { isTold } from '../../../kernel/modals.js';
import { strikeIcon } from '../waiting.js';
import { isFaceDownMana, leavesBattleZone, usableByText, uses } from '../words.js';
import { definition, say } from '../questions.js';

/** 110.1. Effects that give or take abilities apply before those that change numbers. */
export const layerOfAbilities = layer(
  (change) => ['gain-ability', 'lose-keyword', 'lose-abilities'].includes(change.change),
  { place: -1 },
);

/** 110.2c. What it has already it can gain once more. */
export const gainsAbility = definition(
  'gainsAbility',
  (_, __, before, number) => [...before, number],
  (game, ability, before, number) =>
    before.some((one) => isSame(game.world.abilities[one], ability)) ? before : [...before, number],
);

const isSame = (one: Ability | undefined, other: Ability): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** 110.4. Where a card is decides which of its abilities work. */
export const abilityWorks = definition(
  'abilityWorks',
  (game, id, ability) => {
    const { zone } = cardOf(game, id);
    if (isFaceDownMana(game, id) && say(game, 'noAbilitiesFaceDown')) return false;
    // What is pending lies in its zone, and is on its way.
    if (say(game, 'ignored', id)) return false;
    return (
      worksIn(game, id, zone, ability) || (isHeld(game, id) && worksIn(game, id, onItsWay, ability))
    );
  },
  () => false,
);

const onItsWay = 'nowhere zone';

const worksIn = (game: Game, id: number, zone: string, ability: Ability): boolean => {
  if (ability.zones !== undefined) return say(game, 'worksInNamedZone', zone, ability);
  if (ability.kind === 'one-off' && ability.condition === undefined) return zone === onItsWay;
  // A card is declared as a shield trigger while it is a shield (112.3a).
  if (zone === 'shield zone' && givesItself(ability, 'shield trigger'))
    return say(game, 'worksAmongShields');
  if (isGStrike(ability)) return zone === 'hand' || say(game, 'strikesFromShields', zone);
  // What it does besides it does in the battle zone.
  if (isFreeUse(ability) && (ability.kind === 'triggered' || zone !== 'battle zone'))
    return say(game, 'worksWhereUsable', zone, id, ability);
  // It lies so as it comes, and what it says does nothing later.
  const entered = zoneItEnters(ability);
  if (entered !== undefined) return zone === entered && say(game, 'worksOnEntry', ability);
  return (
    say(game, 'worksInBattleZone', zone) ||
    say(game, 'worksEverywhere', ability) ||
    say(game, 'worksWhereUsed', zone, ability) ||
    say(game, 'worksOnEntry', ability) ||
    say(game, 'worksWhereItTriggers', zone, ability) ||
    // That it does nothing in other zones leaves no mark on what it does not change.
    quietly(game, () => say(game, 'worksElsewhere', zone))
  );
};

/** 110.4a. What says what a card is, and does not only modify it. */
export const worksEverywhere = definition(
  'worksEverywhere',
  (_, ability) =>
    ability.kind === 'static' &&
    ability.changes.every(
      ({ subject, changes }) =>
        subject.is === 'this' &&
        changes.every(
          (change) => 'trait' in change && !['add', 'multiply', 'divide'].includes(change.change),
        ),
    ),
);

/** 110.4b. */
export const worksInNamedZone = definition(
  'worksInNamedZone',
  (_, zone, ability) => ability.zones?.includes(zone) ?? false,
);

/** 110.4c. */
export const worksInBattleZone = definition(
  'worksInBattleZone',
  (_, zone) => zone === 'battle zone',
);

/** 110.4c. */
export const worksElsewhere = definition('worksElsewhere', () => false);

/** 110.4c. What gives its own card shield trigger. */
export const worksAmongShields = definition('worksAmongShields', () => true);

const isGStrike = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ability.icon === strikeIcon;

/** Whether by this ability its own card gains a keyword. */
const givesItself = (ability: Ability, keyword: string): boolean =>
  ability.kind === 'static' &&
  ability.changes.every(
    ({ subject, changes }) =>
      subject.is === 'this' &&
      changes.every(
        (change) =>
          change.change === 'gain-ability' &&
          change.ability.kind === 'keyword' &&
          change.ability.keyword === keyword,
      ),
  );

/**
 * 110.4d. Cards can be used from the hand, and from where a text lets them be used. Gravity zero is looked at as the card
 * would be used, and by then it is known whether a text does.
 */
export const worksWhereUsable = definition(
  'worksWhereUsable',
  (game, zone, card, ability) =>
    zone === 'hand' ||
    (usableByText(game).includes(zone) &&
      (ability.kind === 'static' || isTold(game, 'can', 'be used', card))),
);

/** Whether an ability lets its own card be used without paying: while something is so, or when something happens to others. */
const isFreeUse = (ability: Ability): boolean =>
  ability.kind === 'triggered'
    ? !Object.values(ability.when.roles).some(isThis) && usesItself(ability.effect, uses)
    : freeUses.some((keyword) => givesItself(ability, keyword));

/** The keywords by which a card is used without paying that another text may give. */
const freeUses: readonly string[] = ['gravity zero', 'ninja strike'];

/** 110.4e. What limits the use of its own card or changes its cost works where the card is used from. */
export const worksWhereUsed = definition(
  'worksWhereUsed',
  (game, zone, ability) =>
    isAboutItsUse(ability) &&
    // An effect may have a card used from anywhere, and does not pay for it.
    (usedFrom.includes(zone) || usableByText(game).includes(zone) || !changesCost(ability)),
);

/** A shield trigger is declared among the shields, and what may not be used is not declared. */
const usedFrom: readonly string[] = ['hand', 'mana zone', 'nowhere zone', 'shield zone'];

const isAboutItsUse = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.changes.every(
    ({ subject, changes }) => subject.is === 'this' && changes.every(changesUse),
  );

const isOfCost = (change: Change): boolean => 'trait' in change && change.trait === 'cost';

const changesCost = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.changes.some(({ changes }) => changes.some(isOfCost));

const changesUse = (change: Change): boolean =>
  isOfCost(change) ||
  ('action' in change && ofItsUse.includes(change.action)) ||
  (change.change === 'forbid' &&
    change.role === 'card' &&
    uses.some((use) => use === change.event.event));

const ofItsUse: readonly string[] = ['be summoned', 'be cast', 'be expanded', 'be used'];

/** 110.4f. What changes how its own card comes to a zone, or whether it comes into the battle zone. */
export const worksOnEntry = definition('worksOnEntry', (_, ability) => {
  if (zoneItEnters(ability) !== undefined) return true;
  if (ability.kind === 'replacement')
    return isThis(ability.when.roles['card']) && isEntry(ability.when);
  return (
    ability.kind === 'static' &&
    ability.changes.every(
      ({ subject, changes }) =>
        subject.is === 'this' &&
        changes.every(
          (change) => change.change === 'forbid' && change.role === 'card' && isEntry(change.event),
        ),
    )
  );
});

/** The zone, where all that an ability says is in which state its own card comes to that. */
const zoneItEnters = (ability: Ability): string | undefined => {
  if (ability.kind !== 'static' || !ability.changes.every(({ subject }) => subject.is === 'this'))
    return undefined;
  const zones = ability.changes.flatMap(({ changes }) =>
    changes.map((change) => (change.change === 'enter' ? change.zone : undefined)),
  );
  return new Set(zones).size === 1 ? zones[0] : undefined;
};

const isEntry = ({ event, where }: EventPattern): boolean =>
  event === 'move' && where?.['to'] === 'battle zone';

const isThis = (role: RolePattern | undefined): boolean => role?.is === 'this';

/** 110.4g. What can only happen to its own card elsewhere is waited for there. */
export const worksWhereItTriggers = definition('worksWhereItTriggers', (_, zone, ability) => {
  if (ability.kind !== 'triggered' || !isThis(ability.when.roles['card'])) return false;
  const { event, where } = ability.when;
  // A card is discarded on its way from the shields, too (112.3b).
  if (event === 'discard') return zone === 'hand' || zone === 'shield zone';
  if (event === 'begin-game') return zone === 'deck';
  if (event === 'charge') return zone === 'hand';
  if (event === 'break') return zone === 'shield zone';
  if (event === 'cast') return zone === 'nowhere zone';
  // Others see it there, and nowhere else.
  if (event === 'reveal' || event === 'look') return hidden.includes(zone);
  const from = where?.['from'];
  if (event !== 'move' || typeof from !== 'string') return false;
  // On its way between two zones it is in neither.
  return from === zone || (zone === 'nowhere zone' && where?.['to'] !== undefined);
});

/** Where cards lie that not everybody sees. */
const hidden: readonly string[] = ['hand', 'deck', 'shield zone'];

/** 110.4g. It works there, and what has left the battle zone in the same moment as its own card it has not seen. */
export const waitsWhereItWorks = definition(
  'waitsBefore',
  (_, event, { zones = [] }) =>
    leavesBattleZone(event) && zones.length > 0 && !zones.includes('battle zone'),
);

/** 110.5a. A card that is gone counts with what is printed on it. */
export const lastKnownInformation = definition(
  'lastKnownInformation',
  (game, known, id) => known && { ...known, traits: definitionOf(game, cardOf(game, id)).traits },
);

/** 110.5a. What a card has done is not printed on it: that it attacked is true of it also once it has gone. */
export const keepsHistory = definition('keepsHistory', () => true);

/** 110.5a. */
export const outlivesItsSource = definition('outlivesItsSource', () => true);
