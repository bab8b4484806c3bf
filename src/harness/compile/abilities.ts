/** Lines of card text, compiled into abilities. */
import type * as Kernel from '../../kernel/ability.js';
import type { AbilityNode, Duration, Effect, Sentence, Term } from '../../language/document.js';
import { normal, own } from '../../language/names.js';
import { conditionOf } from './amounts.js';
import { durationOf } from './changes.js';
import { patternOf } from './happenings.js';
import { lookUpAll } from './lexicon.js';
import { whoIs } from './players.js';
import { report, type Scope, unknown } from './scope.js';
import { instructionsOf, sentenceOf, textOf } from './sentences.js';

type Node<K extends AbilityNode['kind']> = Extract<AbilityNode, { kind: K }>;

/**
 * The abilities a line stands for.
 *
 * @param oneOff whether plain text is carried out once (a spell) rather than always so
 */
export const abilitiesOf = (
  scope: Scope,
  ability: AbilityNode,
  oneOff: boolean,
): readonly Kernel.Ability[] => {
  const zone = ability.zone && zoneOf(scope, ability.zone);
  const abilities = during(scope, ability, compiled(scope, ability, oneOff));
  return zone === undefined ? abilities : abilities.map((one) => ({ ...one, zones: [zone] }));
};

/** `during your turn, …`: as if the condition stood inside. */
const during = (
  scope: Scope,
  { during: period }: AbilityNode,
  abilities: readonly Kernel.Ability[],
): readonly Kernel.Ability[] => {
  const { condition } = whileOf(scope, period);
  if (period === undefined || condition === undefined) return abilities;
  return abilities.map((one) => {
    switch (one.kind) {
      case 'static':
        return {
          ...one,
          changes: one.changes.map((text) => ({
            ...text,
            condition: both(condition, text.condition),
          })),
        };
      case 'triggered':
      case 'activated':
      case 'replacement':
        return { ...one, condition: both(condition, one.condition) };
      case 'one-off':
      case 'keyword':
        report(
          scope,
          'nonsense',
          period.at,
          `‘during ${period.kind === 'during' ? period.period.text : ''}’ goes with what is always so, and with when …`,
          'say: during your turn, this gains blocker',
        );
        return one;
    }
  });
};

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
const gained = (scope: Scope, ability: AbilityNode): readonly Kernel.Ability[] =>
  abilitiesOf(scope, ability, false);

const instructions = (scope: Scope, effect: Effect): readonly Kernel.Instruction[] =>
  instructionsOf(scope, effect, gained);

const costsOf = (scope: Scope, costs: readonly Sentence[]): readonly Kernel.Instruction[] =>
  costs.flatMap((cost) => sentenceOf(scope, cost, gained));

// ---------------------------------------------------------------- when …

const whenAbility = (scope: Scope, ability: Node<'when'>): readonly Kernel.Ability[] => {
  const { happening, effect } = ability;
  const condition = ability.condition && { condition: conditionOf(scope, ability.condition) };
  const when = patternOf(scope, happening);
  if (happening.would || startsInstead(effect)) {
    if (ability.limit !== undefined)
      report(scope, 'nonsense', ability.limit.at, 'a replacement cannot be limited to once a turn');
    const instead = [...costsOf(scope, ability.costs), ...instructions(scope, withoutMay(effect))];
    const optional = startsMay(effect) || ability.costs.length > 0;
    return [{ kind: 'replacement', when, ...condition, optional, instead }];
  }
  return [
    {
      kind: 'triggered',
      when,
      ...condition,
      costs: costsOf(scope, ability.costs),
      effect: instructions(scope, effect),
      ...limitOf(scope, ability.limit),
    },
  ];
};

const firstOf = ({ sentences }: Effect): Sentence | undefined => sentences[0];

const startsInstead = (effect: Effect): boolean => {
  const first = firstOf(effect);
  return first?.kind === 'act' && first.instead;
};

const startsMay = (effect: Effect): boolean => {
  const first = firstOf(effect);
  return first?.kind === 'act' && first.may;
};

/** "You may instead …": whether to is asked when the replacement is chosen, not when it is carried out. */
const withoutMay = (effect: Effect): Effect => {
  const [first, ...others] = effect.sentences;
  return first?.kind === 'act' && first.may
    ? { ...effect, sentences: [{ ...first, may: false }, ...others] }
    : effect;
};

const limitOf = (scope: Scope, limit: Term | undefined): { readonly oncePerTurn?: true } => {
  if (limit === undefined) return {};
  if (/^once (?:a|each|per) turn$/.test(normal(limit.text))) return { oncePerTurn: true };
  report(scope, 'nonsense', limit.at, `‘${limit.text}’ is no limit`, 'say: once a turn');
  return {};
};

// ---------------------------------------------------------------- [icon] …

const iconAbility = (
  scope: Scope,
  ability: Node<'icon'>,
  oneOff: boolean,
): readonly Kernel.Ability[] => {
  const { icons } = scope.lexicon.vocabulary;
  const found = own(icons, normal(ability.icon.text));
  const condition = ability.condition && conditionOf(scope, ability.condition);
  const costs = costsOf(scope, ability.costs);
  const effect = instructions(scope, ability.effect);
  if (found === undefined) {
    unknown(scope, 'unknown-keyword', ability.icon.at, {
      word: ability.icon.text,
      as: 'icon',
      among: Object.keys(icons),
    });
    return [];
  }
  const { kind, icon } = found;
  // On a card that is carried out once, the icon only says when.
  const isActivated = kind === 'activated' && !oneOff;
  if (isActivated)
    return [
      {
        kind,
        icon,
        ...(condition ? { condition } : {}),
        costs,
        effect,
        ...limitOf(scope, ability.limit),
      },
    ];
  // The icon stands for the condition: the game's rules say for which.
  if (kind === 'triggered')
    return [
      {
        kind,
        icon,
        when: { event: icon, roles: {} },
        ...(condition ? { condition } : {}),
        costs,
        effect,
        ...limitOf(scope, ability.limit),
      },
    ];
  if (costs.length > 0 || ability.limit !== undefined)
    report(scope, 'nonsense', ability.at, `[${ability.icon.text}] has neither a cost nor a limit`);
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
    else abilities.push(keyword);
  }
  if (rest.length === 0) return abilities;
  if (oneOff)
    return [
      ...abilities,
      { kind: 'one-off', effect: instructions(scope, { ...effect, sentences: rest }) },
    ];
  const changes = rest.flatMap((sentence) => alwaysSo(scope, sentence));
  return changes.length === 0 ? abilities : [...abilities, { kind: 'static', changes }];
};

/** `graveyard`, `your hand`: the zone in which an ability works. */
const zoneOf = (scope: Scope, term: Term): string | undefined => {
  const said = normal(term.text).replace(/^(?:the|your) /, '');
  const zone = lookUpAll(scope.lexicon.zones, said);
  if (zone === undefined)
    unknown(scope, 'unknown-zone', term.at, {
      word: said,
      as: 'zone',
      among: scope.lexicon.zones.entries.keys(),
    });
  return zone;
};

/** `blocker`, `power attacker +2000`, `ninja strike 4` */
const keywordOf = (scope: Scope, sentence: Sentence): Kernel.KeywordAbility | undefined => {
  if (sentence.kind !== 'act' || sentence.subject !== undefined || sentence.may) return undefined;
  if (sentence.prepositions.length > 0 || sentence.duration !== undefined) return undefined;
  const { verb, object, amount } = sentence;
  if (object !== undefined && (object.owners.length > 0 || object.place !== undefined))
    return undefined;
  const quantity = object?.quantity?.kind === 'exactly' ? object.quantity.amount : undefined;
  const said = [verb.text, object?.noun?.text ?? ''].join(' ');
  const keyword = lookUpAll(scope.lexicon.keywords, said);
  if (keyword === undefined) return undefined;
  const number = amount ?? quantity;
  return {
    kind: 'keyword',
    keyword,
    ...(number?.kind === 'number' ? { amount: number.value } : {}),
  };
};

// ---------------------------------------------------------------- what is always so

/** The continuous texts of a sentence on a card that is not carried out but simply is there. */
const alwaysSo = (scope: Scope, sentence: Sentence): readonly Kernel.ContinuousText[] => {
  switch (sentence.kind) {
    case 'change':
    case 'modal': {
      const text = textOf(scope, sentence, gained);
      return text === undefined ? [] : [{ ...text, ...whileOf(scope, sentence.duration) }];
    }
    case 'if': {
      if (sentence.condition === 'did' || sentence.otherwise !== undefined) break;
      const condition = conditionOf(scope, sentence.condition);
      return sentence.then.sentences
        .flatMap((inner) => alwaysSo(scope, inner))
        .map((text) => ({ ...text, condition: both(condition, text.condition) }));
    }
    case 'act':
      if (mistakenKeyword(scope, sentence)) return [];
      break;
    case 'each':
    case 'modes':
    case 'later':
      break;
  }
  report(
    scope,
    'nonsense',
    sentence.at,
    'this is something to do, and the card does not say when',
    'begin with: when …:',
  );
  return [];
};

const both = (one: Kernel.Condition, other: Kernel.Condition | undefined): Kernel.Condition =>
  other === undefined ? one : { is: 'and', conditions: [one, other] };

/** How long a static text applies: while something is so, or during somebody's turn. */
const whileOf = (
  scope: Scope,
  duration: Duration | undefined,
): { readonly condition?: Kernel.Condition } => {
  if (duration === undefined) return {};
  if (duration.kind === 'while') return { condition: conditionOf(scope, duration.condition) };
  const said = /^(.*?)(?:'s)? turn$/.exec(
    normal(duration.kind === 'during' ? duration.period.text : ''),
  )?.[1];
  const who = said === undefined ? undefined : whoIs(scope, said.replace(/ $/, ''));
  if (who !== undefined && who !== 'any') return { condition: { is: 'turn', who } };
  durationOf(scope, duration);
  report(
    scope,
    'nonsense',
    duration.at,
    'what is always so has no end',
    'say: while …, during your turn',
  );
  return {};
};

/** One or two bare words on such a card were meant as a keyword. */
const mistakenKeyword = (scope: Scope, sentence: Extract<Sentence, { kind: 'act' }>): boolean => {
  const { verbs } = scope.lexicon.vocabulary;
  const { verb, object, subject, prepositions } = sentence;
  if (subject !== undefined || object !== undefined || prepositions.length > 0) return false;
  const [first = ''] = normal(verb.text).split(' ');
  if (own(verbs, first) ?? own(verbs, normal(verb.text))) return false;
  unknown(scope, 'unknown-keyword', verb.at, {
    word: verb.text,
    as: 'keyword',
    among: scope.lexicon.keywords.entries.keys(),
  });
  return true;
};
