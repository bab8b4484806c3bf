/** Whether what a claim denies could have come about at all: where it could not, that it did not says little. */
import { traceOf } from '../../kernel/ledger.js';
import type { Ability } from '../../kernel/ability.js';
import { definitionOf } from '../../kernel/game.js';
import type { Option, Player } from '../../kernel/state.js';
import { entriesOf, type EventWord } from '../../kernel/vocabulary.js';
import type { EventMeant } from '../assertion.js';
import { among, nodesOf } from './occurrences.js';
import { cardsReferred, type Scene } from './scene.js';

/**
 * Whether something of the kind happened to anybody, was about to, could have been chosen, stands in a card's text, or
 * befalls abilities, of which the card has one.
 */
export const couldBe = (scene: Scene, told: EventMeant): boolean =>
  cameUp(scene, told) ||
  couldBeChosen(scene, told) ||
  isWritten(scene, told.entry) ||
  hasAbility(scene, told);

const cameUp = (scene: Scene, told: EventMeant): boolean => {
  const { entry } = told;
  const whoever = { ...told, subject: undefined, roles: {}, where: entry.where ?? {} };
  return [...new Set([entry.event, entry.before ?? entry.event])].some((event) => {
    const { happened, prevented } = nodesOf(scene, { ...whoever, event });
    return happened.length + prevented.length > 0;
  });
};

const couldBeChosen = (scene: Scene, told: EventMeant): boolean => {
  const { asked } = scene.game.state;
  const decisions = [
    ...traceOf(scene.game).nodes.flatMap(({ kind }) =>
      kind.is === 'decision' ? [kind.decision] : [],
    ),
    ...(asked === null ? [] : [asked]),
  ];
  const isMeant = meantBy(scene, told);
  return decisions.some(({ by, options }) => options.some((option) => isMeant(option, by)));
};

/** What is chosen by its own name (`block`) is that alone; the rest comes of whatever is done with the subject. */
const meantBy = (
  scene: Scene,
  { entry, subject }: EventMeant,
): ((option: Option, by: Player) => boolean) => {
  const isSubject = subject === undefined ? () => true : among(scene, subject.refs);
  const { base } = entry.forms;
  const isOwn = entriesOf(scene.vocabulary, 'command').some(({ parts }) =>
    parts.some(({ verbs = [] }) => verbs.some((verb) => isOf(verb, base))),
  );
  if (!isOwn)
    return ({ verb, card, player }) =>
      isOf(verb, base) ||
      (subject !== undefined && (isSubject(card ?? 0) || isSubject(player ?? '')));
  const { active, passive } = entry;
  return ({ verb, card, player }, by) => {
    if (!isOf(verb, base)) return false;
    const isTarget = verb !== base && passive?.subject?.role === 'target';
    const role = isTarget
      ? 'target'
      : active?.subject?.is === 'card'
        ? active.subject.role
        : 'card';
    if (subject?.role === role) return isSubject(card ?? 0) || isSubject(player ?? '');
    return active?.subject?.role !== subject?.role || isSubject(by);
  };
};

const isOf = (verb: string, base: string): boolean => verb === base || verb.startsWith(`${base} `);

/** Abilities that are used, or wait: of one that is always at work nothing is told. */
const usable: readonly Ability['kind'][] = ['triggered', 'activated', 'one-off'];

const hasAbility = (scene: Scene, { entry, subject }: EventMeant): boolean => {
  if (entry.ofAbility !== true) return false;
  const { kinds } = scene.game.world;
  return cardsReferred(scene, subject?.refs ?? []).some(({ definition }) =>
    usable.some((kind) => kinds.get(definition)?.has(kind)),
  );
};

/** Whether a card of the game does such a thing, or waits for it: that it did not come to that then is the point of the claim. */
const isWritten = ({ game, vocabulary }: Scene, { forms, event, before }: EventWord): boolean => {
  const verbs = new Set<unknown>(
    entriesOf(vocabulary, 'verb')
      .filter((one) => one.forms.base === forms.base)
      .map(({ verb }) => verb),
  );
  const events = new Set<unknown>([event, before ?? event]);
  const texts = new Set(game.state.things.map((card) => definitionOf(game, card).abilities));
  return [...texts].some((text) => speaksOf(text, verbs, events));
};

/** Whether one of the verbs is carried out somewhere in a text, however deep, or one of the events is waited for. */
const speaksOf = (
  text: unknown,
  verbs: ReadonlySet<unknown>,
  events: ReadonlySet<unknown>,
): boolean => {
  if (typeof text !== 'object' || text === null) return false;
  if ('do' in text && text.do === 'act' && 'verb' in text && verbs.has(text.verb)) return true;
  if ('event' in text && 'roles' in text && events.has(text.event)) return true;
  return Object.values(text).some((part) => speaksOf(part, verbs, events));
};
