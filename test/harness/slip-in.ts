import { problemsOf } from '../../src/harness/suite.js';
import { loadAlone as loaded } from './told.js';

/** What is told of a ruling with one line that is wrong; `text` is that of an event, `unit` that of a unit. */
export const slipIn = (
  line: string,
  where: 'text' | 'unit' | 'given' | 'do' | 'expect',
): readonly string[] =>
  problemsOf(
    loaded(`card "Plan"
  event, cost 0
  ${where === 'text' ? line : 'draw 1 card'}
card "Boss"
  unit, cost 2, power 4${where === 'unit' ? `\n  ${line}` : ''}
ruling "R"
  rulebook fire-force/1.0.0
  given
    A hand "Plan" as plan
    A field "Boss" as boss
    B field "Boss" as x, spent
    ${where === 'given' ? line : 'turn of A, main phase'}
  do
    ${where === 'do' ? line : 'A: use plan'}
  expect
    ${where === 'expect' ? line : 'x in B field'}
`),
  )
    .filter(({ code }) => !code.startsWith('unused'))
    .map(({ message, help = '' }) => `${message}; ${help}`);
