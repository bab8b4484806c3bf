/** Lines of card text, compiled into abilities. */
import { entriesOf } from '../../kernel/vocabulary.js';
import type * as Kernel from '../../kernel/ability.js';
import { declaredIcon } from '../../kernel/ability.js';
import type { AbilityNode, Effect, Sentence, Span } from '../../language/document.js';
import { checkAlreadySo } from './already-so.js';
import { arrivalOf } from './arrivals.js';
import { conditionOf } from './conditions.js';
import { costsOf, paidBeside } from './costs.js';
import { cutsIn, cuttingIn } from './cutting-in.js';
import { checkDeclared, withoutDeclaring } from './declaring.js';
import { whileOf } from './durations.js';
import { checkFirstDone, checkLeftSo, checkWorksThere, placed, zoneAsked } from './elsewhere.js';
import { checkGone, ofItself } from './gone.js';
import { checkAgainst, checkPaid } from './icons-used.js';
import { isKeyword, isNoAct, keywordOf } from './keywords.js';
import { checkAlways } from './always-so.js';
import { besideNamed, besideSubject } from './named-in-conditions.js';
import { checkThereAtAll } from './never-there.js';
import { checkNotYet } from './not-yet.js';
import { checkOwnersCounted } from './owners.js';
import {
  asEffect,
  checkOwnAbility,
  doneIn,
  isCarriedOut,
  isSettledOnce,
  type LiesThere,
  refuseCosts,
} from './one-offs.js';
import { takeAll } from './reader.js';
import { nothingSpoken, nowSpoken } from './references.js';
import { ofGained, quiet, report, type Scope, unknown } from './scope.js';
import { instructionsOf, lastingOf } from './sentences.js';
import { happeningsOf } from './several-events.js';
import { checkDurations } from './together.js';
import { allOf } from './together-so.js';
import { limitOf } from './since.js';
import { under } from './under.js';
import { knowingCosts, payingFor, refuseOptionalVariable } from './variable.js';
import { checkGainedThere, whereAloneDone, zoneNamed } from './where-it-works.js';

type Node<K extends AbilityNode['kind']> = Extract<AbilityNode, { kind: K }>;

/**
 * The abilities a line stands for.
 *
 * @param oneOff whether plain text is carried out once (a spell) rather than always so
 * @param liesThere whether the card is carried out, and yet lies for a while where texts work
 */
export const abilitiesOf = (
  scope: Scope,
  ability: AbilityNode,
  oneOff: boolean,
  liesThere: LiesThere = false,
): readonly Kernel.Ability[] => {
  // What one line speaks of, the next does not hear of.
  const about: Scope = {
    ...scope,
    liesThere: liesThere !== 'nowhere' && liesThere,
    spoken: nothingSpoken(),
  };
  const zone = ability.zone ? zoneNamed(about, ability.zone) : whereActivated(about, ability);
  const inZone = zone ?? (oneOff ? whereAsked(about, ability) : undefined);
  const own: Scope = inZone === undefined ? about : { ...about, inZone };
  const condition = duringOf(own, ability);
  // Of a zone something is always so: carried out is a text only by using the card.
  const known = scope.problems.length;
  const isOnce = oneOff && (inZone ?? ability.zone) === undefined;
  const { during } = ability;
  const asked = during?.kind === 'while' ? during.condition : undefined;
  const abilities = besideNamed(own, asked, () => compiled(own, ability, isOnce));
  const limited =
    condition === undefined
      ? abilities
      : abilities.map((one) => under(own, ability, condition, one));
  if (scope.problems.length === known && (isCarriedOut(own) || typeof liesThere === 'string'))
    for (const one of limited) checkOwnAbility(own, ability.at, one, liesThere);
  if (scope.problems.length === known)
    for (const one of abilities) checkThereAtAll(own, ability.at, one);
  if (zone === undefined) return limited.map((one) => placed(scope, ability.at, one));
  if (limited.some(({ kind }) => kind === 'keyword'))
    report(
      scope,
      'nonsense',
      ability.zone?.at ?? ability.at,
      'a keyword works where the rules say: a zone in front changes nothing',
    );
  checkPlaced(scope, ability, limited);
  for (const one of limited) checkWorksThere(scope, ability.at, one, zone);
  return limited.map((one) => ({ ...one, zones: [zone] }));
};

/** `in mana zone: [tap ability] …`: nobody is asked for it there. */
const checkPlaced = (
  scope: Scope,
  { zone, at }: AbilityNode,
  abilities: readonly Kernel.Ability[],
): void => {
  const placed = entriesOf(scope.lexicon.vocabulary, 'icon').filter((one) => one.placed);
  for (const one of abilities)
    if ('icon' in one && placed.some(({ icon }) => icon === one.icon))
      report(
        scope,
        'nonsense',
        zone?.at ?? at,
        `what is behind [${one.icon}] is used where the rules say: a zone in front changes nothing`,
      );
};

/** Where an ability works that names no zone, in a game where that is where its costs can be paid, and only there. */
const whereActivated = (scope: Scope, ability: AbilityNode): string | undefined => {
  const { vocabulary } = scope.lexicon;
  if (ability.kind !== 'icon' || !vocabulary.activatedWherePaid) return undefined;
  const costs = costsOf(
    { ...payingFor(quiet(scope)), spoken: nothingSpoken() },
    ability.costs,
    gained,
  );
  return whereAloneDone(vocabulary, costs);
};

/** `while this is in your graveyard, …`: where a card is that is otherwise carried out as it is used. */
const whereAsked = (scope: Scope, ability: AbilityNode): string | undefined =>
  zoneAsked(
    scope.lexicon.vocabulary,
    duringOf({ ...quiet(scope), spoken: nothingSpoken() }, ability),
  );

/** `during your turn, …` */
const duringOf = (scope: Scope, { during }: AbilityNode): Kernel.Condition | undefined =>
  whileOf({ ...scope, inFront: true }, during).condition;

const compiled = (
  scope: Scope,
  ability: AbilityNode,
  oneOff: boolean,
): readonly Kernel.Ability[] => {
  switch (ability.kind) {
    case 'when':
      return whenAbility(scope, ability);
    case 'icon':
      return iconAbility(scope, ability, oneOff);
    case 'plain':
      return plainAbility(scope, ability, oneOff);
  }
};

/** An ability that something gains: what it says goes for a card on which it is always so. */
const gained = (scope: Scope, ability: AbilityNode): readonly Kernel.Ability[] => {
  const all = abilitiesOf(ofGained(scope), ability, false);
  checkGainedThere(scope, ability.at, all);
  return all;
};

const instructions = (scope: Scope, effect: Effect): readonly Kernel.Instruction[] =>
  instructionsOf(scope, effect, gained);

/** What comes to the stack by itself, where its targets are declared. */
const declaring = (scope: Scope): Scope => ({ ...scope, targets: { count: 0 } });

// ---------------------------------------------------------------- when …

const whenAbility = (scope: Scope, written: Node<'when'>): readonly Kernel.Ability[] => {
  const { ability, declared } = withoutDeclaring(scope, written);
  const { happening, effect, limit } = ability;
  const patterns = happeningsOf(scope, happening);
  if (declared) checkDeclared(scope, ability, patterns);
  const condition = ability.condition && { condition: conditionOf(scope, ability.condition) };
  if (ability.condition && condition && !happening.would) {
    checkLeftSo(scope, ability.condition.at, patterns, condition.condition);
    checkAlreadySo(scope, ability.condition.at, patterns, condition.condition);
  }
  if (limit !== undefined && patterns.length > 1)
    report(
      scope,
      'unsupported',
      limit.at,
      `no rule carries out yet ‘${limit.text}’ for several events together`,
      'it can be said of one event',
    );
  if (happening.would) {
    const [when, ...others] = patterns;
    if (when === undefined) return [];
    const first = replacement(scope, ability, when, condition);
    return [first, ...others.map((other) => ({ ...first, when: other }))];
  }
  checkLimited(scope, ability);
  const known = scope.problems.length;
  const told = {
    kind: 'triggered',
    ...(declared ? { icon: declaredIcon } : {}),
    ...condition,
    costs: paidBeside(scope, () => costsOf(scope, ability.costs, gained)),
    effect: besideNamed(scope, ability.condition, () => instructions(declaring(scope), effect)),
    ...limitOf(scope, limit),
  } as const;
  if (told.costs.length === 0) checkFirstDone(scope, effect.at, patterns, told.effect);
  if (scope.problems.length === known)
    checkGone(scope, effect.at, patterns, [...told.costs, ...told.effect]);
  // Each of several events has an ability of its own.
  return patterns.map((when) => ({ ...told, when }));
};

/** A cost or a limit that no rule of the game looks at would be passed over. */
const checkLimited = (
  scope: Scope,
  { costs, limit }: Pick<Node<'when'> | Node<'icon'>, 'costs' | 'limit'>,
): void => {
  const { paysForTriggers, limitsTriggers } = scope.lexicon.vocabulary;
  const refuse = (at: Span, what: string): void =>
    report(
      scope,
      'unsupported',
      at,
      `this game has no rule for ${what} of abilities that wait for events`,
      'say: when this attacks: you may discard 1 card. if you do, …',
    );
  const [cost] = costs;
  if (cost !== undefined && !paysForTriggers) refuse(cost.at, 'costs');
  else if (limit !== undefined && !limitsTriggers) refuse(limit.at, 'limits');
};

const replacement = (
  scope: Scope,
  { limit, costs, effect, condition: asked }: Node<'when'>,
  when: Kernel.EventPattern,
  condition: { readonly condition: Kernel.Condition } | undefined,
): Kernel.ReplacementAbility => {
  if (limit !== undefined)
    report(scope, 'nonsense', limit.at, 'a replacement cannot be limited to once a turn');
  const [said, ...others] = effect.sentences;
  const first = said?.kind === 'together' ? said.parts[0] : said;
  if (said === undefined || first?.kind !== 'act' || !first.instead) {
    report(
      scope,
      'nonsense',
      first?.at ?? effect.at,
      'what happens in place of an event begins with ‘instead’',
      'say: when this would be destroyed: instead return it to your hand',
    );
    return { kind: 'replacement', when, ...condition, optional: false, costs: [], instead: [] };
  }
  const optional = first.may || costs.length > 0;
  // "You may instead …": whether to is asked when the replacement is chosen, not when it is carried out.
  const plain: Sentence = { ...first, may: false, instead: false };
  const whole: Sentence =
    said.kind === 'together' ? { ...said, parts: [plain, ...said.parts.slice(1)] } : plain;
  const own: Effect = { ...effect, sentences: [whole, ...others] };
  const before = { ...scope.spoken };
  const paid = paidBeside(scope, () => costsOf(scope, costs, gained));
  // In place of the event something is done to its card, whatever was paid with.
  if (paid.length > 0) {
    const { it, itself, many, roles, taken, unclear } = before;
    const meant = { it, itself, many, roles, taken, unclear };
    nowSpoken(scope.spoken, { ...meant, deed: undefined, earlier: [] });
  }
  const instead = besideNamed(scope, asked, () => instructions({ ...scope, inPlace: true }, own));
  return { kind: 'replacement', when, ...condition, optional, costs: paid, instead };
};

// ---------------------------------------------------------------- [icon] …

const iconAbility = (
  scope: Scope,
  ability: Node<'icon'>,
  isCarriedOutOnce: boolean,
): readonly Kernel.Ability[] => {
  const found = takeAll(scope, ability.icon.words, 'icon');
  // What is paid for as the card lies where texts work is no text that is carried out with it.
  const isPaidFor = ability.costs.length > 0 || ability.limit !== undefined;
  const oneOff = isCarriedOutOnce && !(scope.liesThere === true && isPaidFor);
  const condition = ability.condition && conditionOf(scope, ability.condition);
  if (found === undefined) {
    unknown(scope, 'unknown-keyword', ability.icon.at, {
      word: ability.icon.text,
      as: 'icon',
      among: ['icon'],
    });
    return [];
  }
  const { ability: kind, icon } = found.entry;
  if (kind === 'triggered' && oneOff)
    report(
      scope,
      'nonsense',
      ability.icon.at,
      `[${ability.icon.text}] happens to no card that is carried out once`,
    );
  if (kind === 'triggered') checkLimited(scope, ability);
  // The icon stands for the event, which happens to the card itself.
  if (kind === 'triggered')
    nowSpoken(scope.spoken, { it: { is: 'it' }, itself: { is: 'role', role: 'card' } });
  const carriedOut = oneOff && kind === 'activated';
  const isUsed = kind === 'activated' && !oneOff;
  const costs = isUsed
    ? costsOf(payingFor(scope), ability.costs, gained)
    : paidBeside(scope, () => costsOf(scope, ability.costs, gained));
  refuseOptionalVariable(scope, ability);
  checkPaid(scope, ability, found.entry);
  const isLayer = kind === 'triggered' || isUsed;
  const inner: Scope = { ...(isUsed ? knowingCosts(scope, ability.costs) : scope), carriedOut };
  const effect = instructions(isLayer ? declaring(inner) : inner, ability.effect);
  checkAgainst(scope, ability.effect.at, found.entry, effect);
  const happens = kind === 'triggered' ? [ofItself(icon)] : [];
  checkGone(scope, ability.effect.at, happens, [...costs, ...effect]);
  const about = { icon, ...(condition ? { condition } : {}), costs, effect };
  // On a card that is carried out once, the icon only says when.
  if (kind === 'activated' && !oneOff)
    return [{ kind, ...about, ...limitOf(scope, ability.limit) }];
  // The icon stands for the condition: the game's rules say for which.
  if (kind === 'triggered')
    return [{ kind, when: { event: icon, roles: {} }, ...about, ...limitOf(scope, ability.limit) }];
  if (costs.length > 0 || ability.limit !== undefined) refuseCosts(scope, ability.icon);
  const whole: readonly Kernel.Instruction[] =
    condition === undefined ? effect : [{ do: 'if', condition, then: effect, otherwise: [] }];
  return [{ kind: 'one-off', icon, effect: whole }];
};

// ---------------------------------------------------------------- plain lines

const plainAbility = (
  scope: Scope,
  { effect }: Node<'plain'>,
  oneOff: boolean,
): readonly Kernel.Ability[] => {
  const abilities: Kernel.Ability[] = [];
  const rest: Sentence[] = [];
  for (const sentence of effect.sentences) {
    const keyword = rest.length === 0 ? keywordOf(scope, sentence) : undefined;
    if (keyword === undefined) rest.push(sentence);
    else {
      // Numbers add up: `power attacker +1000, power attacker +2000`.
      if (
        keyword.amount === undefined &&
        keyword.of === undefined &&
        abilities.some((one) => isKeyword(one, keyword))
      )
        report(scope, 'nonsense', sentence.at, `‘${keyword.keyword}’ is said twice`);
      abilities.push(keyword);
    }
  }
  const done = oneOff ? doneIn(scope, rest) : [];
  const others = rest.filter((sentence) => !done.includes(sentence));
  const cutting = oneOff ? [] : others.filter((sentence) => cutsIn(scope, sentence));
  abilities.push(...cuttingIn(scope, cutting, gained));
  const lasting = others
    .filter((sentence) => !cutting.includes(sentence))
    .flatMap((sentence) =>
      alwaysSo(scope, sentence).map((text) => ({
        text,
        once: oneOff && sentence.kind === 'if',
        at: sentence.at,
      })),
    );
  const settled = lasting.filter(({ text, once }) => once && isSettledOnce(scope, text));
  const changes = lasting.filter((one) => !settled.includes(one)).map(({ text }) => text);
  for (const { text, at } of settled) checkNotYet(scope, at, text.condition);
  for (const { text, at } of lasting) checkOwnersCounted(scope, at, { ...text, changes: [] });
  if (settled.length > 0)
    abilities.push({ kind: 'one-off', effect: settled.map(({ text }) => asEffect(text)) });
  if (changes.length > 0) abilities.push({ kind: 'static', changes });
  if (done.length > 0)
    abilities.push({
      kind: 'one-off',
      effect: instructions(declaring({ ...scope, carriedOut: true }), {
        ...effect,
        sentences: done,
      }),
    });
  return abilities;
};

// ---------------------------------------------------------------- what is always so

/** The continuous texts of a sentence on a card that is not carried out but simply is there. */
const alwaysSo = (scope: Scope, sentence: Sentence): readonly Kernel.ContinuousText[] => {
  switch (sentence.kind) {
    case 'change':
    case 'modal':
      return alwaysSoOf(scope, sentence);
    case 'if': {
      if (sentence.condition.kind === 'did' || sentence.otherwise !== undefined) break;
      const condition = conditionOf(scope, sentence.condition);
      const texts = besideNamed(scope, sentence.condition, () =>
        sentence.then.sentences.flatMap((inner) => alwaysSo(scope, inner)),
      );
      return texts.map((text) => ({ ...text, condition: allOf([condition, text.condition]) }));
    }
    case 'together':
      checkDurations(scope, sentence.parts);
      return sentence.parts.flatMap((part) => alwaysSo(scope, part));
    case 'act': {
      const arrival = arrivalOf(scope, sentence);
      if (arrival !== undefined) return [arrival];
      if (isNoAct(scope, sentence)) return [];
      break;
    }
    default:
      // All else is done, once.
      break;
  }
  report(
    scope,
    'nonsense',
    sentence.at,
    'this card stays, and its text does not say when this is done',
    'what is done begins with: when …:; what is always so is said with gets, gains, loses, cannot, can, must',
  );
  return [];
};

const alwaysSoOf = (
  scope: Scope,
  sentence: Extract<Sentence, { kind: 'change' | 'modal' }>,
): readonly Kernel.ContinuousText[] => {
  const { texts, duration } = lastingOf(scope, sentence, gained);
  const condition = besideSubject(scope, sentence.subject, () => whileOf(scope, duration));
  for (const text of texts) checkAlways(scope, text, sentence);
  return texts.map((text) => ({ ...text, ...condition }));
};
