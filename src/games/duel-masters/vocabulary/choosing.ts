/** Verbs with which a player chooses what is no card: a civilization, a race, a name, a number. */
import { forms, type VerbWord } from '../../../kernel/vocabulary.js';

/** `choose a race`, behind which texts speak of `that race`. */
const choosesValue = (
  said: string,
  value: string,
  japanese: string,
  means: string,
  unit: string,
): VerbWord => ({
  kind: 'verb',
  verb: 'choose value',
  with: said,
  says: { value },
  leaves: value,
  atLength: true,
  forms: forms('choose chooses chose chosen choosing'),
  object: 'nothing',
  words: [`choose a ${said}`],
  japanese,
  means: `choose ${means}, which is then "that ${value}"`,
  by: [unit],
});

export const choosingVerbs: readonly VerbWord[] = [
  choosesValue(
    'civilization',
    'civilization',
    '文明を選ぶ',
    'one of the five',
    'fewestCivilizations',
  ),
  choosesValue('race', 'race', '種族を選ぶ', 'a subtype that exists', 'subtypesToChoose'),
  choosesValue(
    'card name',
    'name',
    'カード名を1つ指定する',
    'the name of a card that exists',
    'namesToSay',
  ),
  choosesValue('number', 'number', '数字を選ぶ', 'a number that is not negative', 'leastNumber'),
];
