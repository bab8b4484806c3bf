/** Questions in HTML: whatever people wrote is text in it, and no markup. */
import type { QuizFace, FaceCard, Lying } from './face.js';
import type { QuizAnswer, QuizQuestion, RuleTold } from './question.js';
import type { QuizStep } from './story.js';
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
export const faceMarkup = ({
  rulebook,
  turn,
  board,
  given,
  actions,
  cards,
  asked,
}: QuizFace): string =>
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
    boardRows(board)
      .map(({ head, text }) =>
        element('tr', `${element('th', escaped(head))}${element('td', escaped(text))}`),
      )
      .join(''),
    'board',
  );

/** A row for each zone, and one for all of a player's of which only the number of cards is to be known. */
export const boardRows = (
  board: readonly Lying[],
): readonly { readonly head: string; readonly text: string }[] =>
  [...new Set(board.map(({ player }) => player))].flatMap((player) => {
    const own = board.filter((one) => one.player === player);
    const plain = own.filter(({ isPlain }) => isPlain);
    const besides = plain
      .map(({ zone, cards }) => `${zone} ${cards.reduce((sum, { count }) => sum + count, 0)}`)
      .join(', ');
    return [
      ...own
        .filter(({ isPlain }) => !isPlain)
        .map(({ zone, cards }) => ({
          head: `${player} ${zone}`,
          text: cards.map(faceCardText).join(', '),
        })),
      ...(plain.length === 0 ? [] : [{ head: `${player} besides`, text: besides }]),
    ];
  });

/** `mine (Brawler), tapped`; `3 blank` */
export const faceCardText = (card: FaceCard): string => {
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

export const answersMarkup = (answers: readonly QuizAnswer[]): string =>
  list(
    'ol',
    answers.map(({ says }) => says.map(escaped).join('<br>')),
    'answers',
  );

/** What is told once it has been answered. */
export const backMarkup = (
  question: QuizQuestion & { readonly story: readonly QuizStep[] },
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

const stepMarkup = ({ text, rules, kind }: QuizStep): string => {
  const numbers = rules.map(({ rule }) => rule).join(', ');
  const said = kind === 'action' ? element('b', escaped(text)) : escaped(text);
  return numbers === '' ? said : `${said} ${element('small', escaped(`[${numbers}]`))}`;
};
