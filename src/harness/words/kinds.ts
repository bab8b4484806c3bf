/** What people call the kinds of words, and in which order they are listed. */
import type { EntryKind } from '../../kernel/vocabulary.js';
import type { PhraseKind } from '../../language/phrases/index.js';

export type WordKind = EntryKind | PhraseKind;

export const wordKinds: Readonly<Record<WordKind, string>> = {
  zone: 'Zones',
  state: 'States',
  predicate: 'States that a rule tells',
  noun: 'Kinds of cards',
  trait: 'Characteristics',
  value: 'Values of characteristics',
  keyword: 'Keywords',
  icon: 'Icons',
  verb: 'Verbs',
  action: 'What can, cannot or must be done',
  event: 'Events',
  step: 'Steps',
  moment: 'Moments',
  period: 'Periods',
  command: 'Commands',
  decision: 'Decisions',
  filler: 'Blank cards',
  face: 'Halves and sides of cards',
  fact: 'Facts of a board',
  heading: 'First words of lines',
  board: 'Boards',
  script: 'Scripts',
  claim: 'Claims',
  ability: 'Lines of card text',
  sentence: 'Sentences',
  condition: 'Conditions',
  duration: 'Durations',
  modal: 'Can, cannot, must',
  change: 'Changes',
  quantity: 'How many',
  amount: 'How much',
  comparison: 'Comparisons',
  filter: 'Which ones',
  reference: 'What was spoken of',
  player: 'Players',
  joint: 'Joining words',
};
