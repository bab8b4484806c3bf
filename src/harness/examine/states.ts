/** Claims about what a card or player is or has: states, words of the game, keywords; what is attached to what. */
import { thingWith } from '../../kernel/things.js';
import type { Test } from '../../kernel/ability.js';
import { passes } from '../../kernel/fitting.js';
import { asItIs } from '../../kernel/select.js';
import type { Thing } from '../../kernel/state.js';
import type { Asserting } from '../assertion.js';
import { isThere } from './places.js';
import {
  because,
  cardsFor,
  cardsReferred,
  type Finding,
  findOut,
  isPlayer,
  noContext,
  origin,
  type Scene,
  spared,
} from './scene.js';
import { isTrueOf } from '../../kernel/questions.js';
import { stateWord } from '../../kernel/vocabulary.js';

/** Whether something is so of one card or player, in words, and the rules that make it so. */
interface Standing {
  readonly is: boolean;
  readonly found: string;
  readonly rules: ReadonlySet<string>;
}

export const examineState = (scene: Scene, claim: Asserting<'state'>): Finding => {
  const { refs, not } = claim;
  const decidedBy = new Set<string>();
  const wrong: string[] = [];
  const note = (who: string, { is, found, rules }: Standing): void => {
    for (const rule of rules) decidedBy.add(rule);
    if (is === not) wrong.push(`${who} ${found}`);
  };
  const players = refs.filter(isPlayer);
  for (const { text } of players) note(text, ofPlayer(scene, text, claim));
  const cards = cardsReferred(scene, refs);
  for (const card of cards) note(scene.naming(card.id), ofCard(scene, card, claim));
  return {
    holds: cards.length + players.length > 0 && wrong.length === 0,
    found: wrong.join('; ') || 'there is no such card',
    decidedBy,
  };
};

/** `B is attacked`: only words that a rule of the game defines can be true of players. */
const ofPlayer = (scene: Scene, player: string, { tests, said }: Asserting<'state'>): Standing => {
  const { game } = scene;
  const { value: is, rules } = findOut(scene, () =>
    tests.every(
      (test) => test.test === 'word' && isTrueOf(game, test.word, player) !== (test.not ?? false),
    ),
  );
  return { is, found: `${is ? 'is' : 'is not'} ${said.one}`, rules };
};

const ofCard = (scene: Scene, card: Thing, claim: Asserting<'state'>): Standing => {
  const { tests, place, said, verb } = claim;
  if (place !== undefined && !isThere(scene, card, place))
    return { is: claim.not, found: 'is not there', rules: new Set() };
  const { game } = scene;
  const context = noContext(scene);
  const seen = asItIs(card);
  const { value: is, rules } = findOut(scene, () =>
    tests.every((test) => passes(game, seen, test, context)),
  );
  if (!tests.some(isStatus))
    return { is, found: `${is ? verb : verb === 'is' ? 'is not' : 'has no'} ${said.one}`, rules };
  for (const rule of because(scene, [origin(scene, `${card.id} zone`), ...spared(scene, card.id)]))
    rules.add(rule);
  return { is, found: statusesOf(scene, card, tests), rules };
};

const isStatus = ({ test }: Test): boolean => test === 'status' || test === 'new';

/** How the card stands in the respects that were asked about. */
const statusesOf = ({ game, vocabulary }: Scene, card: Thing, tests: readonly Test[]): string =>
  tests
    .flatMap((test) => {
      if (test.test === 'new')
        return [
          card.since === game.state.turn.number ? 'came there this turn' : 'came there before',
        ];
      if (test.test !== 'status') return [];
      const value = card.status[test.status];
      return [`is ${value === undefined ? 'neither' : stateWord(vocabulary, test.status, value)}`];
    })
    .join(', ');

export const examineJoined = (
  scene: Scene,
  { how, refs, to: target, not }: Asserting<'joined'>,
): Finding => {
  const to = cardsFor(scene, target).map(({ id }) => id);
  const decidedBy = new Set<string>();
  const wrong: string[] = [];
  const cards = cardsReferred(scene, refs);
  for (const card of cards) {
    const host = how === 'under' ? lyingOver(scene, card) : card.host;
    if (to.includes(host) === not)
      wrong.push(`${scene.naming(card.id)} ${joinedTo(scene, how, host)}`);
    const nodes = [origin(scene, `${card.id} host`), origin(scene, `${card.id} zone`)];
    for (const rule of because(scene, nodes)) decidedBy.add(rule);
  }
  return {
    holds: cards.length > 0 && wrong.length === 0,
    found: wrong.join('; ') || 'there is no such card',
    decidedBy,
  };
};

/** The thing of which the card with the number of another is a part and not the uppermost; 0 where there is none. */
const lyingOver = ({ game: { state } }: Scene, { id }: Thing): number => {
  const whole = thingWith(state, id);
  return whole === undefined || whole.cards[0] === id ? 0 : whole.id;
};

const joinedTo = ({ naming }: Scene, how: 'attached' | 'under', host: number): string => {
  const said = how === 'under' ? 'is under' : 'is attached to';
  return `${said} ${host === 0 ? 'nothing' : naming(host)}`;
};
