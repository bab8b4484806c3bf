/** 1.7. Abilities: where they are functional, and their modes. */
import { cardOf, refOf } from '../../../kernel/game.js';
import { modesDecision } from '../../../kernel/modes.js';
import { type Move, procedure, step } from '../../../kernel/rule.js';
import { wordIn } from '../../../kernel/state.js';
import { modesDeclared, nextModes } from '../modes.js';
import { isOfPlaying } from '../costs.js';
import { isInArena, whenceOf } from '../words.js';
import { definition, say } from '../questions.js';

/**
 * 1.7.4. In the arena, and public there; what a text names a zone for works in that zone (1.7.4b), and what waits for
 * something that happens to its own card elsewhere is asked there (1.7.4i), and what says how the card is played works
 * where it is played from (1.7.4e).
 */
export const abilityWorks = definition('abilityWorks', (game, id, ability) => {
  const { zone, status } = cardOf(game, id);
  const isTurned = status['face'] === 'down' && !say(game, 'isPrivateZone', zone);
  if (isOfPlaying(ability))
    return ability.zones?.includes(whenceOf(game, refOf(game, id))) !== false;
  if (ability.zones !== undefined) return ability.zones.includes(zone) && !isTurned;
  if (ability.kind === 'triggered' && (ability.elsewhere ?? []).length > 0) return true;
  if (ability.kind === 'static' && say(game, 'staticsOfLayer', id)) return true;
  return isInArena(game, id) && status['face'] !== 'down';
});

/** Locals: layer, player. */
export const declareModes = procedure([
  /** 1.7.5a. One modal ability after the other. */
  step(
    'declare',
    (game, { locals }): Move | void => {
      const next = nextModes(game, Number(locals['layer']));
      if (next === undefined) return;
      return { ask: modesDecision(next.modes, wordIn(locals['player']), 0) };
    },
    (game, { locals }, picked): Move | void => {
      const layer = Number(locals['layer']);
      const next = nextModes(game, layer);
      if (next === undefined) return;
      const event = modesDeclared(game, layer, next, wordIn(locals['player']), picked);
      return { events: [event], go: 'again' };
    },
  ),
]);
