/** What a layer has come to have: go again, and which layer is being resolved. */
import type { ContinuousText, Instruction, OneOffAbility } from '../../kernel/ability.js';
import { hasKeyword } from '../../kernel/continuous.js';
import { fact, type Game, isCurrent } from '../../kernel/game.js';
import type { CardRef, GameEvent, Player } from '../../kernel/state.js';
import { say } from './questions.js';
import { keepFact, layerOf } from './words.js';

export const goAgain = 'go again';

/** Whether something has go again, or had it when it was last seen. */
export const hasGoAgain = (game: Game, ref: CardRef): boolean => {
  const [id, life] = ref;
  if (isCurrent(game, ref)) return hasKeyword(game, id, goAgain);
  const last = game.state.lastKnown[`${id}.${life}`] ?? null;
  return say(game, 'lastKnownInformation', last, id)?.keywords.includes(goAgain) === true;
};

const gainsGoAgain: ContinuousText = {
  subject: { is: 'it' },
  changes: [{ change: 'gain-ability', ability: { kind: 'keyword', keyword: goAgain } }],
};

/** What an ability says whose text goes again: of its own layer. */
export const goingAgain: OneOffAbility = {
  kind: 'one-off',
  effect: [{ do: 'change', text: gainsGoAgain, duration: { until: 'end of turn' } }],
};

/** That a layer has go again from now on; or has it as what it is made with, which is older than whatever takes it away. */
export const goesAgain = (
  game: Game,
  layer: CardRef,
  controller: Player,
  inborn = false,
): GameEvent => ({
  kind: 'begin-effect',
  text: game.world.textIds.get(gainsGoAgain) ?? -1,
  source: layer,
  by: layer[0],
  controller,
  cards: [layer],
  it: [layer],
  roles: {},
  that: 1,
  duration: { until: 'end of turn' },
  inborn,
});

/** Whether a text goes again whatever comes of the rest of it. */
export const alwaysGoesAgain = (effect: readonly Instruction[]): boolean =>
  effect.some((one) => one.do === 'act' && one.verb === goAgain);

/** Whether a layer has had it from the beginning, and may have lost it since. */
export const hasHadGoAgain = (game: Game, [id]: CardRef): boolean => {
  const layer = layerOf(game, id);
  const ability = layer && game.world.abilities[layer.ability];
  return ability?.kind === 'activated' && alwaysGoesAgain(ability.effect);
};

// ---------------------------------------------------------------- the layer that is being resolved

const resolving = 'resolving layer';

/** The layer that is being resolved, if any. */
export const resolvingNow = (game: Game): CardRef | undefined =>
  fact(game, resolving) as unknown as CardRef | undefined;

export const resolvingBegins = (layer: CardRef): GameEvent => keepFact(resolving, layer);

export const resolvingEnds = (): GameEvent => keepFact(resolving);
