/** Words of small games for tests, in short. */
import {
  type ActionWord,
  type AnswerPart,
  type CommandWord,
  type Entry,
  type EventWord,
  type FaceWord,
  type FactWord,
  type FillerWord,
  forms,
  type IconWord,
  type KeywordWord,
  type MomentWord,
  type NounWord,
  type PeriodWord,
  type PredicateWord,
  type Role,
  type StateWord,
  type StepWord,
  type TraitWord,
  type ValueWord,
  type VerbWord,
  type ZoneWord,
} from '../../src/kernel/vocabulary.js';

const word = (...words: readonly string[]) => ({ words, means: 'for a test' });

export const zone = (name: string, more: Partial<ZoneWord> = {}): ZoneWord => ({
  kind: 'zone',
  zone: name,
  ...word(name),
  ...more,
});

export const state = (name: string, status: string, value = name): StateWord => ({
  kind: 'state',
  status,
  value,
  ...word(name),
});

export const predicate = (name: string, definition: string): PredicateWord => ({
  kind: 'predicate',
  predicate: definition,
  ...word(name),
});

export const noun = (name: string, plural: string, more: Partial<NounWord> = {}): NounWord => ({
  kind: 'noun',
  tests: [],
  plurals: [plural],
  ...word(name),
  ...more,
});

export const trait = (name: string, is: TraitWord['is']): TraitWord => ({
  kind: 'trait',
  trait: name,
  is,
  ...word(name, `${name}s`),
});

export const value = (name: string, of: string): ValueWord => ({
  kind: 'value',
  trait: of,
  value: name,
  ...word(name),
});

export const keyword = (name: string, more: Partial<KeywordWord> = {}): KeywordWord => ({
  kind: 'keyword',
  keyword: name,
  ...word(name),
  ...more,
});

export const icon = (name: string, ability: IconWord['ability']): IconWord => ({
  kind: 'icon',
  icon: name,
  ability,
  ...word(name),
});

export const verb = (
  line: string,
  object: VerbWord['object'],
  more: Partial<VerbWord> = {},
): VerbWord => {
  const own = forms(line);
  return { kind: 'verb', forms: own, verb: own.base, object, ...word(own.base), ...more };
};

export const event = (
  line: string,
  kind: string,
  voices: Pick<EventWord, 'active' | 'passive'>,
  more: Partial<EventWord> = {},
): EventWord => {
  const own = forms(line);
  return { kind: 'event', event: kind, forms: own, ...voices, ...word(own.third), ...more };
};

export const card = (role: string): Role => ({ role, is: 'card' });
export const player = (role: string): Role => ({ role, is: 'player' });
export const either = (role: string): Role => ({ role, is: 'either' });
export const place = (role: string): Role => ({ role, is: 'zone' });

export const action = (
  name: string,
  heeded: Pick<ActionWord, 'cannot' | 'can' | 'must'>,
): ActionWord => ({
  kind: 'action',
  action: name,
  ...heeded,
  ...word(name),
});

export const step = (name: string, own: string): StepWord => ({
  kind: 'step',
  step: own,
  ...word(name),
});

export const moment = (name: string, more: Partial<MomentWord> = {}): MomentWord => ({
  kind: 'moment',
  moment: name,
  ...word(name),
  ...more,
});

export const period = (name: string, own: string): PeriodWord => ({
  kind: 'period',
  period: own,
  ...word(name),
});

export const command = (name: string, ...parts: readonly AnswerPart[]): CommandWord => ({
  kind: 'command',
  command: name,
  parts,
  ...word(name),
});

export const filler = (name: string, traits: FillerWord['traits'] = {}): FillerWord => ({
  kind: 'filler',
  filler: name,
  traits,
  ...word(name),
});

export const face = (mark: FaceWord['mark'], ...words: readonly string[]): FaceWord => ({
  kind: 'face',
  mark,
  ...word(...words),
});

export const fact = (name: string, own: string, of: FactWord['of'] = 'card'): FactWord => ({
  kind: 'fact',
  fact: own,
  of,
  ...word(name),
});

export type { Entry };
