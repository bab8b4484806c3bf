/** What a node of the trace says to people, and the rules that took part there. */
import { entryAt } from '../kernel/book.js';
import { cardOf, definitionOf } from '../kernel/game.js';
import { traceOf } from '../kernel/ledger.js';
import type { GameEvent, Json } from '../kernel/state.js';
import type { Mark, TraceNode } from '../kernel/trace.js';
import { stateWord, zoneWord } from '../kernel/vocabulary.js';
import { nameOf, type Scene } from './examine.js';
import type { Told } from './verdict.js';

/** A node tells its own rules, and those of the step it was proposed by. */
export const rulesAt = (scene: Scene, node: TraceNode): Told['rules'] => {
  const { nodes } = traceOf(scene.game);
  const parent = nodes[node.parent];
  const marks: readonly Mark[] =
    parent?.kind.is === 'step' ? [...parent.marks, ...node.marks] : node.marks;
  const { book } = scene.game.world.rules;
  const rules = new Map(marks.map(({ rule, how }) => [rule, how]));
  return [...rules].map(([rule, how]) => ({
    rule,
    how,
    summary: entryAt(book, rule)?.summary ?? '',
  }));
};

export const nodeText = (scene: Scene, { kind }: TraceNode): string | undefined => {
  switch (kind.is) {
    case 'decision': {
      const picked = kind.answer.map((option) => nameOf(scene, option)).join(', ');
      return `${kind.decision.by} decides (${kind.decision.kind}): ${picked || 'none'}`;
    }
    case 'event': {
      const text = happenedText(scene, kind.event);
      if (text === undefined) return undefined;
      return kind.fate === 'happened' ? text : `${text}: ${kind.fate}`;
    }
    case 'ability':
      return `${scene.naming(kind.card)}: ability ${kind.what}`;
    case 'refusal':
      return `taken back: ${kind.message}`;
    case 'root':
    case 'step':
      return undefined;
  }
};

/** What an event says to people; nothing for the engine's own bookkeeping. */
export const happenedText = (scene: Scene, event: GameEvent): string | undefined => {
  const card = typeof event.card === 'number' && event.card > 0 ? scene.naming(event.card) : '';
  const word = (value: Json | undefined) => (typeof value === 'string' ? value : '');
  const { vocabulary } = scene;
  const zone = (value: Json | undefined) => zoneWord(vocabulary, word(value));
  switch (event.kind) {
    case 'fact':
    case 'create':
    case 'cease':
    case 'use-waiting':
    case 'order':
      return undefined;
    case 'move':
      return `${card} goes from ${zone(event['from'])} to ${zone(event['to'])}`;
    case 'status':
      return `${card} is ${stateWord(vocabulary, word(event['status']), word(event['value']))}`;
    case 'attach':
      return `${card} is attached to ${scene.naming(Number(event['to']))}`;
    case 'detach':
      return `${card} comes off`;
    case 'begin-effect':
      return `an effect begins`;
    case 'end-effects':
      return `effects end`;
    case 'turn':
      return event['step'] === undefined || event['step'] === ''
        ? undefined
        : `${word(event['step'])} of ${event.player ?? scene.game.state.turn.player}`;
    case 'game-over':
      return event['winner'] === ''
        ? `the game is a draw: ${word(event['why'])}`
        : `${word(event['winner'])} wins: ${word(event['why'])}`;
    default: {
      const target =
        typeof event['target'] === 'number' && event['target'] > 0
          ? ` → ${definitionOf(scene.game, cardOf(scene.game, event['target'])).name}`
          : '';
      const who = card === '' ? (event.player ?? '') : card;
      const what = `${event.kind.replaceAll('-', ' ')}${target}`;
      return who === '' ? what : `${who}: ${what}`;
    }
  }
};
