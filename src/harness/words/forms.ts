/** Every way in which a word of a game can be written. */
import type {
  CommandWord,
  Entry,
  EventWord,
  VerbWord,
  Vocabulary,
} from '../../kernel/vocabulary.js';

/** All forms, the usual one first. */
export const formsOf = (entry: Entry, vocabulary: Pick<Vocabulary, 'seesBeing'>): string[] => [
  ...new Set([...entry.words, ...otherForms(entry, vocabulary)]),
];

const otherForms = (entry: Entry, vocabulary: Pick<Vocabulary, 'seesBeing'>): readonly string[] => {
  switch (entry.kind) {
    case 'noun':
      return entry.plurals;
    case 'verb':
      return verbForms(entry);
    case 'event':
      return eventForms(entry, vocabulary);
    case 'command':
      return commandForms(entry);
    default:
      return [];
  }
};

/** `draws`, for somebody else who does it. */
const verbForms = ({ words: [word = ''], forms: { base, third } }: VerbWord): readonly string[] =>
  word.startsWith(base) ? [`${third}${word.slice(base.length)}`] : [];

/** `attack … with …`: with the words that join what it is done with. */
const commandForms = ({ words: [word = ''], parts }: CommandWord): readonly string[] =>
  parts
    .filter(({ from }) => from !== 'object' && from !== 'none')
    .map(({ from }) => `${word} … ${from} …`);

/** What cards wait for, forbid and replace, and what claims tell. */
const eventForms = (
  entry: EventWord,
  { seesBeing }: Pick<Vocabulary, 'seesBeing'>,
): readonly string[] => {
  const { forms, active, passive, noun } = entry;
  const { base, third, past, participle, ing } = forms;
  const behind = wordsBehind(entry);
  const told = [
    ...(active === undefined ? [] : [third, `would ${base}`, past, ing]),
    ...(passive === undefined ? [] : [`is ${participle}`, `would be ${participle}`]),
    ...(passive === undefined || !seesBeing ? [] : [`is being ${participle}`]),
    ...(passive === undefined ? [] : [`was ${participle}`]),
  ];
  return told
    .filter((form) => !form.split(' ').includes('-'))
    .map((form) => `${noun === undefined ? '' : `${noun[0] ?? ''} `}${form}${behind}`);
};

/** What belongs to the verb, with the article that its usual form has in front: `enters the battle zone`. */
const wordsBehind = ({ with: wanted, words, forms }: EventWord): string => {
  const [first] = wanted ?? [];
  if (first === undefined) return '';
  const usual = words.find((word) => word.startsWith(`${forms.third} `) && word.endsWith(first));
  return usual === undefined ? ` ${first}` : usual.slice(forms.third.length);
};
