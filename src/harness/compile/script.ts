/** Names in what players do and in what is expected: labels, players, cards. The rest is the judge's. */
import type {
  Action,
  Claim,
  Expectation,
  Part,
  Reference,
  Ruling,
} from '../../language/document.js';
import { normal } from '../../language/names.js';
import { checkClaim } from './claims.js';
import type { Scope } from './scope.js';
import { saysCommand } from '../script.js';
import { checkParts, checkPlayer, type Names, unknownCommand } from './spoken.js';

/**
 * Checks the names of a ruling's script, and of those expectations that are the edition's at hand.
 *
 * @param about the game, the cards there are, and the labels of the board
 */
export const checkScript = (
  scope: Scope,
  ruling: Ruling,
  expectations: readonly Expectation[],
  about: Pick<Names, 'rules' | 'cards'> & { readonly labels: Iterable<string> },
): void => {
  const { lexicon, problems, their } = scope;
  const { rules, cards } = about;
  const actions = actionsOf(ruling);
  const labels = new Set(about.labels);
  for (const label of givenByChance(actions)) labels.add(label);
  const names: Names = { lexicon, problems, their, rules, cards, labels };
  for (const action of actions) checkAction(names, action);
  for (const { claim } of expectations) checkClaim(names, claim);
};

const actionsOf = ({ blocks }: Ruling): readonly Action[] => {
  const actions: Action[] = [];
  for (const block of blocks) if (block.kind === 'do') actions.push(...block.lines);
  return actions;
};

/** `chance: A deck order n1 n2 n3`: the words are labels from then on. */
const givenByChance = (actions: readonly Action[]): readonly string[] => {
  const labels: string[] = [];
  for (const { actor, parts } of actions)
    if (normal(actor.text) === 'chance') labels.push(...expanded(parts));
  return labels;
};

/** The words of a line, runs written out. */
const expanded = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part, index) => {
    if (part.kind === 'name') return [part.text];
    if (part.kind !== 'word') return [];
    const next = parts[index + 2];
    return parts[index + 1]?.kind === 'through' && next?.kind === 'word'
      ? runOf(part.text, next.text)
      : [part.text];
  });

const runOf = (first: string, last: string): readonly string[] => {
  const [, stem, from] = /^(.*?)(\d+)$/.exec(first) ?? [];
  const [, other, to] = /^(.*?)(\d+)$/.exec(last) ?? [];
  const length = Number(to) - Number(from) + 1;
  if (stem === undefined || stem !== other || !(length > 0 && length <= 1000)) return [first, last];
  return Array.from({ length }, (_, index) => `${stem}${Number(from) + index}`);
};

// ---------------------------------------------------------------- what players do

const checkAction = (names: Names, { actor, parts, at }: Action): void => {
  checkPlayer(names, actor, ['chance']);
  checkParts(names, parts);
  if (!saysCommand(parts, names.lexicon.vocabulary)) unknownCommand(names, parts, at);
};

// ---------------------------------------------------------------- what is used

/** Every word that a ruling's script and expectations mention, for finding labels that nothing does. */
export const mentioned = (ruling: Ruling): ReadonlySet<string> => {
  const words = new Set<string>();
  const add = (more: Iterable<string>) => {
    for (const word of more) words.add(word);
  };
  for (const action of actionsOf(ruling)) add(expanded(action.parts));
  for (const block of ruling.blocks)
    if (block.kind === 'check' || block.kind === 'expect')
      for (const { claim } of block.lines) add(wordsOf(claim));
  return words;
};

const texts = (references: readonly Reference[]): readonly string[] =>
  references.flatMap(({ text }) => [text, ...text.split(' ')]);

const wordsOf = (claim: Claim): readonly string[] => {
  switch (claim.kind) {
    case 'in':
      return [...texts(claim.subjects), ...(claim.order ? texts(claim.order.event.subjects) : [])];
    case 'equals':
      return [...expanded(claim.left), ...expanded(claim.values)];
    case 'is':
      return texts([...claim.subjects, ...(claim.relation ? [claim.relation.other] : [])]);
    case 'has':
      return [...texts([claim.subject]), ...expanded(claim.parts)];
    case 'happened':
      return texts([...claim.happening.subjects, ...(claim.order?.event.subjects ?? [])]);
    case 'can':
      return [...expanded(claim.parts), ...claim.sets.flatMap(({ members }) => expanded(members))];
    case 'options':
      return claim.sets.flatMap(({ members }) => expanded(members));
    case 'turn':
    case 'game':
    case 'decides':
      return [];
  }
};
