/** `that creature`: the noun says again what kind of card it is, and tells that another could be meant, or none. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { NounPhrase } from '../../language/document.js';
import { describe } from './describe.js';
import { isSaid } from './other.js';
import type { SpokenSoFar } from './references.js';
import { quiet, report, type Scope } from './scope.js';

/**
 * `when this loses a battle: destroy that creature`: this, or the one it battled? And `when this hits: that hero …`: nothing
 * but this was spoken of, which is no hero.
 */
export const notItself = (
  { spoken, problems }: Scope,
  { at }: NounPhrase,
  { text }: NonNullable<NounPhrase['noun']>,
): void => {
  const { it: found, itself, other } = spoken;
  if (found === undefined || found !== itself) return;
  const [message, help] =
    other === undefined
      ? [
          `nothing was spoken of but this: which ‘${text}’?`,
          'say: this; or name it where it happens: when this attacks a creature: …',
        ]
      : [
          'this could be the card itself, or the other one that takes part',
          'say: this, the other creature',
        ];
  report({ problems }, 'nonsense', at, message, help);
};

/** `put 1 card under 1 of your creatures. destroy that creature`: it is the card that was put there. */
export const notBeside = (
  scope: Scope,
  { at }: NounPhrase,
  { words, text }: NonNullable<NounPhrase['noun']>,
): void => {
  const { taken, beside } = scope.spoken;
  const asked = describe(quiet(scope), words).tests;
  if (asked.length === 0 || typeof taken !== 'object' || isSaid(asked, taken.filter)) return;
  if (!beside.some((one) => isSaid(asked, one))) return;
  report(
    scope,
    'nonsense',
    at,
    `‘that ${text}’ would be the card to which something was done, and not the ${text} that stood behind it`,
    `do first what is done to the ${text}, or choose it once more`,
  );
};

/**
 * `when your creature is destroyed: put the top card of your deck into your graveyard. return that creature`: of the one nobody
 * knows whether it is a creature, and the other is.
 */
export const notOfEvent = (
  scope: Scope,
  { at }: NounPhrase,
  { words, text }: NonNullable<NounPhrase['noun']>,
): void => {
  const { taken, kindsOfEvent, unclear } = scope.spoken;
  const asked = describe(quiet(scope), words).tests;
  if (asked.length === 0 || typeof taken !== 'object' || unclear !== undefined) return;
  if (isSaid(asked, taken.filter) || !kindsOfEvent.some((tests) => isSaid(asked, { tests })))
    return;
  report(
    scope,
    'nonsense',
    at,
    `‘that ${text}’ could be the ${text} of the event, or the card to which something was done since`,
    `do first what is done to the ${text} of the event; or say: it, of the other`,
  );
};

/** `choose 1 item. destroy that aura`: what was spoken of last is something else. */
export const notOfOtherKind = (
  scope: Scope,
  { words, text, at }: NonNullable<NounPhrase['noun']>,
): void => {
  const { it: found, taken, roles } = scope.spoken;
  if (rivalsIn(scope.spoken).length > 1) return;
  const ofEvent = roles[found?.is === 'role' ? found.role : 'card'] ?? [];
  const known = typeof taken === 'object' ? taken.filter.tests : ofEvent;
  const asked = describe(quiet(scope), words).tests;
  // Of what each player has one nothing else is one, however it is described.
  const ofPlayers = [asked, known].map((tests) => areOneOfEach(scope, tests));
  const isOneAlone = asked.length > 0 && ofPlayers[0] !== ofPlayers[1];
  const isOther =
    isOneAlone ||
    asked.some(
      (one) =>
        one.test === 'has' &&
        !one.not &&
        known.some((other) => isContrary(one, other)) &&
        !isSaid([one], { tests: known }),
    );
  if (isOther)
    report(
      scope,
      'nonsense',
      at,
      `what was spoken of last is no ‘${text}’`,
      'say it, or do to it first what is done to the one before',
    );
};

/** Whether tests say that it is of a kind of which each player has one: a hero. */
const areOneOfEach = ({ lexicon: { vocabulary } }: Scope, tests: readonly Kernel.Test[]): boolean =>
  entriesOf(vocabulary, 'noun').some(
    (noun) => noun.oneEach && noun.tests.length > 0 && isSaid(noun.tests, { tests }),
  );

const isContrary = (one: Kernel.Test, other: Kernel.Test): boolean =>
  one.test === 'has' && other.test === 'has' && !other.not && one.trait === other.trait;

/** The roles of the cards that take part in the event: where it names more than one, nobody knows which is “it”. */
export const rivalsIn = ({ roles }: SpokenSoFar): readonly string[] => Object.keys(roles);
