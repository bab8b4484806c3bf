/** Numbers of rules, with what they say: those first that decide what the line expects. */
import { importsOf, judgedIn, lineOnPage } from '../judging.js';
import { lineColumnAt } from '../page.js';
import { gamesAt, type Offer } from './offer.js';
import type { WritingPlace } from './place.js';

export const citations = (place: WritingPlace): readonly Offer[] => {
  const deciding = new Set(decidingHere(place));
  const all = gamesAt(place).flatMap(({ rules: { book } }) =>
    [...book.entries.values()].flatMap(({ number, summary, standing, titles }): readonly Offer[] =>
      standing === 'note'
        ? []
        : [{ label: number, kind: 'rule', detail: summary, means: titles.section }],
    ),
  );
  const isFirst = ({ label }: Offer): boolean => deciding.has(label);
  return [
    ...all.filter(isFirst).map((one) => ({ ...one, detail: `decides this: ${one.detail ?? ''}` })),
    ...all.filter((one) => !isFirst(one)),
  ];
};

/** The rules that were found to decide the expectation on the line, as far as it has been judged. */
const decidingHere = ({ workspace, view, held, page, range }: WritingPlace): readonly string[] => {
  if (held === undefined) return [];
  const { line } = lineColumnAt(page, range.start);
  return judgedIn(workspace, view, held, importsOf(workspace, view)).flatMap(({ judgement }) =>
    (judgement?.verdict.expectations ?? []).flatMap((one) =>
      lineOnPage(page, held, one.line) === line ? one.decidedBy : [],
    ),
  );
};
