/** Claims about what a card or player is: states, words of the game, what is attached to what. */
import { hasKeyword, listOf } from '../../kernel/continuous.js';
import { collect, say } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';
import type { Reference } from '../../language/document.js';
import { normal } from '../../language/names.js';

import { isLawful } from './holdings.js';
import { type Finding, type Of, type Scene, because, cardsFor, origin, spared } from './scene.js';

export const examineIs = (scene: Scene, claim: Of<'is'>): Finding => {
  const [only] = claim.subjects;
  if (only !== undefined && isBoard(scene, only) && normal(claim.state?.text ?? '') === 'lawful') {
    const { is, found, rules } = isLawful(scene.game, 'board', scene.game.state.cards);
    return { holds: is !== claim.not, found, decidedBy: rules };
  }
  const cards = claim.subjects.flatMap((subject) => cardsFor(scene, subject));
  const decidedBy = new Set<string>();
  const wrong: string[] = [];
  const players = claim.subjects
    .map(({ text }) => text)
    .filter((text) => scene.vocabulary.players.includes(text) && !scene.labels.has(text));
  for (const player of players) {
    const { is, found, rules } = isPlayerInState(scene, player, claim.state?.text ?? '');
    for (const rule of rules) decidedBy.add(rule);
    if (is === claim.not) wrong.push(`${player} ${found}`);
  }
  for (const card of cards) {
    const { is, found, rules } = claim.relation
      ? isRelated(scene, card, claim.relation)
      : isInState(scene, card, claim.state?.text ?? '');
    for (const rule of rules) decidedBy.add(rule);
    if (is === claim.not) wrong.push(`${scene.naming(card.id)} ${found}`);
  }
  return {
    holds: cards.length + players.length > 0 && wrong.length === 0,
    found: wrong.join('; ') || 'there is no such card',
    decidedBy,
  };
};

/** `B is attacked`: only words that a rule of the game defines can be true of players. */
const isPlayerInState = (scene: Scene, player: string, words: string): Standing => {
  const { game, vocabulary } = scene;
  const word = vocabulary.words[normal(words)];
  if (word === undefined)
    return { is: false, found: `is nothing like ${normal(words)}`, rules: new Set() };
  const [is, why] = collect(game, () => say<boolean>(game, word, player));
  const rules = because(scene, why.because);
  for (const { rule } of why.marks) rules.add(rule);
  return { is, found: is ? `is ${normal(words)}` : `is not ${normal(words)}`, rules };
};

export interface Standing {
  readonly is: boolean;
  readonly found: string;
  readonly rules: ReadonlySet<string>;
}

/** `board is lawful` */
const isBoard = ({ labels }: Scene, { text, quoted }: Reference): boolean =>
  !quoted && normal(text) === 'board' && !labels.has(text);

const isInState = (scene: Scene, card: Card, words: string): Standing => {
  const text = normal(words);
  const { game, vocabulary } = scene;
  const status = vocabulary.statuses[text];
  if (status !== undefined) {
    const nodes = [
      origin(scene, `${card.id} ${status.status}`),
      origin(scene, `${card.id} zone`),
      ...spared(scene, card.id),
    ];
    return {
      is: card.status[status.status] === status.value,
      found: `is ${card.status[status.status] ?? 'neither'}`,
      rules: because(scene, nodes),
    };
  }
  const word = vocabulary.words[text];
  const value = vocabulary.values[text];
  const keyword = vocabulary.keywords[text];
  const [is, why] = collect(game, () =>
    word !== undefined
      ? say<boolean>(game, word, card.id)
      : value !== undefined
        ? listOf(game, card.id, value.trait).includes(value.value)
        : keyword !== undefined && hasKeyword(game, card.id, keyword),
  );
  const rules = because(scene, why.because);
  for (const { rule } of why.marks) rules.add(rule);
  return { is, found: is ? `is ${text}` : `is not ${text}`, rules };
};

const isRelated = (
  scene: Scene,
  card: Card,
  { join, other }: NonNullable<Of<'is'>['relation']>,
): Standing => {
  const [to] = cardsFor(scene, other);
  const is =
    to !== undefined &&
    (normal(join).includes('under') ? card.above === to.id : card.host === to.id);
  return {
    is,
    found: card.host === 0 ? 'is attached to nothing' : `is attached to ${scene.naming(card.host)}`,
    rules: because(scene, [origin(scene, `${card.id} host`), origin(scene, `${card.id} zone`)]),
  };
};
