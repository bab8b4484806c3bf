/** Why a line of a ruling came out as it did, for people: the nearest cause first, each with its rules. */
import type { Explanation, Obstacle, RuleUsed } from '../evidence/obstacle.js';
import type { Cause } from '../evidence/why.js';
import { columns, line, piece, type Line } from './lines.js';
import { obstacleText } from './why-words.js';

/** How much is shown: what is nearest says most. */
const mostObstacles = 4;
const mostCauses = 6;
/** Causes of what was found instead. */
const besideObstacles = 2;
const mostRules = 3;

/** What stood in the way of a line that did not hold, and what brought about what was found instead. */
export const whyNotLines = (indent: number, one: Explanation): Line[] => {
  const obstacles = one.obstacles.slice(0, mostObstacles);
  const told = obstacles.map(obstacleText);
  const causes = one.held ? [] : one.causes.filter(({ text }) => !isTold(text, told));
  const happened = one.came || obstacles[0]?.kind === 'undone';
  const because = causeLines(indent, causes, happened ? mostCauses : besideObstacles);
  const why = one.came ? 'what did not prevent it' : 'why not';
  const inTheWay = [
    ...(obstacles.length === 0 ? [] : [line(indent, piece(why, 'quiet'))]),
    ...obstacles.flatMap((obstacle) => obstacleLines(indent + 2, obstacle)),
    ...andMore(indent + 2, one.obstacles.length - obstacles.length),
  ];
  return one.came ? [...because, ...inTheWay] : [...inTheWay, ...because];
};

/** `pod: destroy: replaced` is told by the obstacle that says what replaced it. */
const isTold = (text: string, told: readonly string[]): boolean =>
  text !== '' && told.some((one) => one.includes(text));

/** What brought about a line that holds; what it lacks is told with it. */
export const whyLines = (indent: number, one: Explanation): Line[] =>
  one.held && one.obstacles.length === 0
    ? causeLines(indent, one.causes, mostCauses)
    : whyNotLines(indent, one);

const causeLines = (indent: number, causes: readonly Cause[], most: number): Line[] =>
  causes.length === 0
    ? []
    : [
        line(indent, piece('because', 'quiet')),
        ...causes.slice(0, most).flatMap((cause) => causeLine(indent + 2, cause)),
        ...andMore(indent + 2, causes.length - most),
      ];

const causeLine = (indent: number, { kind, text, rules }: Cause): Line[] => [
  ...(text === '' ? [] : [line(indent, piece(kind === 'decision' ? '? ' : '- ', 'quiet'), text)]),
  ...ruleLines(text === '' ? indent : indent + 4, rules),
];

/** The rules that did most, with what they say; of the others only the numbers. */
const ruleLines = (indent: number, rules: readonly RuleUsed[]): Line[] => {
  const ranked = rules.toSorted((one, other) => rankOf(one) - rankOf(other));
  const others = ranked.slice(mostRules).map(({ rule }) => rule);
  return columns(indent, [
    ...ranked
      .slice(0, mostRules)
      .map(({ rule, how, summary }) => [
        piece(rule, 'rule'),
        ...(how === '' ? [] : [piece(how, 'quiet')]),
        piece(summary),
      ]),
    ...(others.length === 0
      ? []
      : [[piece('with', 'quiet'), piece(''), piece(others.join(', '), 'rule')]]),
  ]);
};

/** What a rule forbids or replaces weighs more than what it lets apply. */
const rankOf = ({ how }: RuleUsed): number =>
  ['forbade', 'replaced', 'applied', 'ran', '', 'allowed', 'changed'].indexOf(how);

const andMore = (indent: number, count: number): Line[] =>
  count > 0 ? [line(indent, piece(`and ${count} more`, 'quiet'))] : [];

const obstacleLines = (indent: number, one: Obstacle): Line[] => [
  ...columns(indent, [[piece('×', 'bad'), piece(obstacleText(one))]]),
  ...('rules' in one ? ruleLines(indent + 4, one.rules) : []),
  ...(one.kind === 'value'
    ? one.changes.flatMap(({ by, from, to, rules }) => [
        line(indent + 4, `${from} → ${to}${by === '' ? '' : ` by ${by}`}`),
        ...ruleLines(indent + 6, rules),
      ])
    : []),
];
