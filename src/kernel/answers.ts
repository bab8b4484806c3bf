/** Answers that are kept, for rules about repetition, and answers that were given in advance. */
import { type Game, spend } from './game.js';
import { madeAt, nodeOf } from './ledger.js';
import { numberIn } from './options.js';
import {
  type AnswersAhead,
  type Decision,
  type Json,
  keyOf,
  type Option,
  type PastAnswer,
} from './state.js';

/** Remembers an answer among those given so far. */
export const keepAnswer = (game: Game, asked: Decision, picked: readonly Option[]): void => {
  const { facts } = game.state;
  const before = (facts['answers'] ?? []) as readonly Json[];
  spend(game, before.length / 64);
  const kept: PastAnswer = {
    kind: asked.kind,
    by: asked.by,
    picked: picked.map(withoutRules),
    free: isFree(asked),
  };
  facts['answers'] = [...before, kept as unknown as Json];
};

type Answered = Omit<Option, 'rules'>;

const withoutRules = ({ verb, card, player, value, ability }: Option): Answered => ({
  verb,
  card,
  player,
  value,
  ability,
});

const isFree = ({ options, numbers, min, max, ordered }: Decision): boolean =>
  numbers !== undefined ||
  (max > 0 && (min < options.length || (ordered === true && options.length > 1)));

/** The answer given in advance, if it is one to the open decision; otherwise none of them counts any longer. */
export const answerAhead = (
  game: Game,
): { picked: readonly Option[]; given: AnswersAhead } | undefined => {
  const { asked, facts } = game.state;
  const ahead = facts['answers ahead'] as unknown as AnswersAhead | undefined;
  if (ahead === undefined || asked === null) return undefined;
  const now = ahead.answers[ahead.next];
  delete facts['answers ahead'];
  if (now === undefined || now.kind !== asked.kind || now.by !== asked.by) return undefined;
  const picked = pickAlike(asked, now.picked);
  if (picked === undefined) return undefined;
  const left = behind(ahead);
  if (left !== undefined)
    facts['answers ahead'] = madeAt(game, left, nodeOf(game, ahead)) as unknown as Json;
  return { picked, given: ahead };
};

/** What is left of answers given in advance, once one of them was given. */
const behind = (ahead: AnswersAhead): AnswersAhead | undefined => {
  const { answers, rounds, next } = ahead;
  if (next + 1 < answers.length) return { ...ahead, next: next + 1 };
  return rounds > 1 ? { ...ahead, rounds: rounds - 1, next: 0 } : undefined;
};

/** The options that are like these, each taken once; nothing where one is missing. */
const pickAlike = (
  { options, numbers }: Decision,
  wanted: readonly Answered[],
): readonly Option[] | undefined => {
  if (numbers !== undefined) {
    const [number] = wanted.map(({ value }) => numberIn(numbers, Number(value)));
    return number && [number];
  }
  const left = new Map<string, Option[]>();
  for (const option of options) {
    const key = likeness(option);
    const alike = left.get(key);
    if (alike === undefined) left.set(key, [option]);
    else alike.push(option);
  }
  const picked: Option[] = [];
  for (const one of wanted) {
    const alike = left.get(likeness(one)) ?? [];
    const value = JSON.stringify(one.value);
    const at = alike.findIndex((option) => JSON.stringify(option.value) === value);
    const [found] = alike.splice(Math.max(at, 0), 1);
    if (found === undefined) return undefined;
    picked.push(found);
  }
  return picked;
};

/** What differs may be the value: the number of a waiting ability is another each time. */
const likeness = ({ verb, card = 0, player = '', ability = -1 }: Answered): string =>
  `${keyOf(card, verb)} ${ability} ${player}`;
