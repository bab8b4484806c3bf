/** What stood in the way of an expectation, in words. */
import { whyIdle } from '../harness/idle.js';
import { boundText } from '../evidence/bound.js';
import type { Miss } from '../evidence/miss.js';
import type { Obstacle, Saying } from '../evidence/obstacle.js';

/** One sentence for an obstacle; its rules stand below it. */
export const obstacleText = (one: Obstacle): string => {
  switch (one.kind) {
    case 'replaced':
      return `${one.event}: replaced${one.by === '' ? '' : ` by an effect of ${one.by}`}`;
    case 'forbidden':
      return `${one.event}: forbidden${sayings(one.by)}`;
    case 'impossible':
      return one.misses.length === 0
        ? `${one.event}: impossible as things stood`
        : `${one.event}: impossible, since ${listed(one.misses)}`;
    case 'declined':
      return declinedText(one);
    case 'undone':
      return `it was there, and then: ${one.event}`;
    case 'trigger':
      return `the ability of ${one.card} did not trigger: it waits for ‘${one.event}’, but ${listed(one.misses)}`;
    case 'replacement':
      return `the effect of ${one.card} replaced nothing: it waits for ‘${one.event}’, but ${listed(one.misses)}`;
    case 'waiting':
      return `the ability of ${one.card} did not trigger: nothing happened of the kind ‘${one.event}’`;
    case 'elsewhere':
      return `the ability of ${one.card} did not trigger: it does not work in the ${one.zone}`;
    case 'unused':
      return `the ability of ${one.card} has triggered by ‘${one.event}’, and is still to be used`;
    case 'condition':
      return `the condition of ${one.card} was never true: ${listed(one.misses)}`;
    case 'selection':
      return `${one.card || 'the text'} (${one.verb}) leaves ${one.of} out: ${one.misses.length === 0 ? 'as it lies this cannot be done to it' : listed(one.misses)}`;
    case 'refused':
      return `${one.action}: forbidden${sayings(one.by)}`;
    case 'not-offered':
      return `${one.action}: no rule offers it; these would`;
    case 'but-for':
      return one.misses.length === 0
        ? 'a rule says no of it; otherwise it could'
        : `${listed(one.misses)}; otherwise it could`;
    case 'not-asked':
      return notAskedText(one);
    case 'later':
      return `${one.action}: legal later in this turn, in the ${one.step}`;
    case 'allowed':
      return `${one.action}: legal${one.by === '' ? '' : `; the text of ${one.by} means it`}`;
    case 'number':
      return `${one.player} chooses ${one.min === one.max ? `exactly ${one.min}` : `from ${one.min} to ${one.max}`}`;
    case 'occurred':
      return `${one.other ? 'it happened to another' : 'it happened'}: ${one.event}${one.by === '' ? '' : `, by ${one.by}`}`;
    case 'value':
      return `${one.trait} of ${one.card}: ${one.now}, from ${one.printed} as printed`;
    case 'idle':
      return whyIdle(one);
  }
};

const notAskedText = (one: Extract<Obstacle, { kind: 'not-asked' }>): string => {
  const what = one.for === '' ? '' : ` for ‘${one.for}’`;
  return one.asked === ''
    ? `${one.player} is not asked${what}: no decision is open`
    : `${one.player} is not asked${what}; what is open is ${one.asked}`;
};

const sayings = (by: readonly Saying[]): string => {
  const said = by.map(({ card, action }) => `${card || 'an effect'} says ‘cannot ${action}’`);
  return said.length === 0 ? '' : `: ${[...new Set(said)].join('; ')}`;
};

const declinedText = (one: Extract<Obstacle, { kind: 'declined' }>): string => {
  const chosen = one.chosen.join(', ') || 'none';
  return one.decision === 'may' || one.decision === 'replace'
    ? `${one.by} did not use what ${one.option || 'an effect'} offers`
    : `${one.by} could have chosen ${one.option} (${one.decision}), and chose ${chosen}`;
};

const listed = (misses: readonly Miss[]): string => misses.map(missText).join(', and ');

/** `power 3000 of theirs is not 2000 or less` */
export const missText = (miss: Miss): string => {
  switch (miss.is) {
    case 'number':
      return miss.found === undefined
        ? `${miss.card} has no ${miss.trait}`
        : `${miss.trait} ${miss.found} of ${miss.card} is ${miss.not ? '' : 'not '}${boundText(miss.wanted)}`;
    case 'value':
      return valueText(miss);
    case 'state':
      return miss.not
        ? `${miss.card} is ${miss.wanted}`
        : `${miss.card} is not ${miss.wanted}${miss.found === '' ? '' : ` but ${miss.found}`}`;
    case 'zone':
      return miss.not
        ? `${miss.card} is in ${miss.found}`
        : `${miss.card} is in ${miss.found || 'no zone'}, not in ${miss.wanted.join(' or ')}`;
    case 'whose':
      return `${miss.card} is of ${miss.found}, not of ${miss.wanted.join(' or ')}`;
    case 'itself':
      return `${miss.card} is that very card, not another`;
    case 'role':
      return `the ${miss.role} was ${miss.found || 'none'}, not ${miss.wanted.join(' or ') || 'such a one'}`;
    case 'count':
      return `${miss.of}: ${miss.found}, which is ${miss.not ? '' : 'not '}${boundText(miss.wanted)}`;
    case 'turn':
      return miss.not
        ? `it was the turn of ${miss.found}`
        : `it was the turn of ${miss.found}, not of ${miss.wanted.join(' or ')}`;
    case 'empty':
      return `the ${miss.zone} of ${miss.of} is empty`;
    case 'left':
      return `${miss.card} had left by then, and was in ${miss.now || 'no zone'}`;
    case 'gone':
      return 'what it speaks of was gone';
  }
};

const valueText = ({ card, trait, found, wanted, not }: Extract<Miss, { is: 'value' }>): string => {
  if (not) return `${card} has ${trait} ${wanted || found.join(', ')}`;
  const has = found.length === 0 ? 'none' : found.join(', ');
  return wanted === '' ? `${card} has no ${trait}` : `${trait} of ${card} is ${has}, not ${wanted}`;
};
