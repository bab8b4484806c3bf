/** Questions in HTML: whatever people wrote is text in it, and no markup. */
import type { Face, FaceCard, Lying } from './face.js';
import type { Answer, Question, RuleTold } from './question.js';
import type { StoryStep } from './story.js';
import { sourceText } from './wrong.js';

/** Text as it stands in HTML, also within attributes; controls are nothing that anybody could read. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]/gu, '\ufffd')
    .replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);

export const element = (name: string, inner: string, className = ''): string =>
  `<${name}${className === '' ? '' : ` class="${className}"`}>${inner}</${name}>`;

const list = (name: 'ul' | 'ol', items: readonly string[], className = ''): string =>
  items.length === 0
    ? ''
    : element(name, items.map((one) => element('li', one)).join(''), className);

/** What is shown before the answer. */
export const faceMarkup = ({ rulebook, turn, board, given, actions, cards, asked }: Face): string =>
  [
    element('p', escaped(`${rulebook} · ${turn}`), 'where'),
    asked === '' ? '' : element('p', escaped(asked), 'asked'),
    boardMarkup(board),
    list('ul', given.map(escaped), 'given'),
    cards.length === 0
      ? ''
      : element('pre', escaped(cards.map(({ text }) => text).join('\n\n')), 'cards'),
    list('ol', actions.map(escaped), 'actions'),
  ].join('');

const boardMarkup = (board: readonly Lying[]): string =>
  element(
    'table',
    board
      .map(({ player, zone, cards }) =>
        element(
          'tr',
          `${element('th', escaped(`${player} ${zone}`))}${element('td', escaped(cards.map(cardText).join(', ')))}`,
        ),
      )
      .join(''),
    'board',
  );

/** `mine (Brawler), tapped`; `3 blank` */
export const cardText = (card: FaceCard): string => {
  const { label, name, count, printed, states, attached, under } = card;
  const kind = [name, ...(printed === '' ? [] : [printed])].join(', ');
  const what =
    label === ''
      ? `${count} ${name}${printed === '' ? '' : ` (${printed})`}`
      : label === name
        ? name
        : `${label} (${kind})`;
  return [
    what,
    ...states.map((state) => ` ${state}`),
    ...(attached.length === 0 ? [] : [` with ${attached.join(', ')}`]),
    ...(under.length === 0 ? [] : [` on ${under.join(', ')}`]),
  ].join('');
};

/** The letters of answers. */
export const letters = 'ABCDEFGH';

export const answersMarkup = (answers: readonly Answer[]): string =>
  list(
    'ol',
    answers.map(({ says }) => says.map(escaped).join('<br>')),
    'answers',
  );

/** What is told once it has been answered. */
export const backMarkup = (
  question: Question & { readonly story: readonly StoryStep[] },
): string => {
  const { answers, because, rules, story, name } = question;
  const at = answers.findIndex(({ right }) => right);
  const right = answers[at];
  return [
    element(
      'p',
      element('b', `${letters[at] ?? ''}. ${(right?.says ?? []).map(escaped).join('; ')}`),
      'right',
    ),
    element('p', escaped(because === '' ? name : because), 'because'),
    list('ul', rules.map(ruleMarkup), 'rules'),
    list(
      'ul',
      answers.flatMap((one, place) =>
        one.right ? [] : [`${element('b', letters[place] ?? '')} ${escaped(sourceText(one))}`],
      ),
      'wrong',
    ),
    list('ol', story.map(stepMarkup), 'story'),
  ].join('');
};

const ruleMarkup = ({ rule, summary }: RuleTold): string =>
  `${element('b', escaped(rule))} ${escaped(summary)}`;

const stepMarkup = ({ text, rules, kind }: StoryStep): string => {
  const numbers = rules.map(({ rule }) => rule).join(', ');
  const said = kind === 'action' ? element('b', escaped(text)) : escaped(text);
  return numbers === '' ? said : `${said} ${element('small', escaped(`[${numbers}]`))}`;
};
