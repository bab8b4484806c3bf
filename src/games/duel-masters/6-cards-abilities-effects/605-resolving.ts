/** 605. Resolving: the order of waiting effects and the stages of each. */
import { fact, type Game, say } from '../../../kernel/game.js';
import { contextOf } from '../../../kernel/effect.js';
import { definition, note, procedure, step, term } from '../../../kernel/rule.js';
import type { CardRef, Json } from '../../../kernel/state.js';
import type { Pending } from '../waiting.js';
import { remember, textOf } from '../words.js';

/** 605.1. Each player's own in any order; without the rule, as they came to wait. */
export const anyOrder = definition(
  '605.1',
  "waiting effects resolve, the turn player's first, in any order each chooses, however long they waited",
  (_: Game, all: readonly Pending[]) => all,
  (_: Game, all: readonly Pending[]) => all.slice(0, 1),
  { kind: 'procedure' },
);

export const resolutionStages = note(
  '605.2',
  'overview',
  'resolving is divided into stages',
  'introduces the stages wholly contained in 605.2a to 605.2e',
);

/** 605.2. Locals: ability (its number), controller, source, it, that. */
export const resolveTriggered = procedure('605', [
  step(
    '605.2a',
    "a triggered ability's condition is checked now, and if it is not met nothing happens",
    (game, { locals }) => {
      const ability = game.world.abilities[Number(locals['ability'])];
      if (ability?.kind !== 'triggered' || ability.condition === undefined) return;
      if (say<boolean>(game, 'conditionMet', ability.condition, contextOf(locals)))
        return { go: '605.2c' };
      const [card = 0] = (locals['source'] ?? []) as readonly number[];
      return { events: [{ kind: 'comes-to-nothing', card }], end: true };
    },
  ),
  step(
    '605.2c',
    'text is carried out in the order written, though replacements and later sentences may change its meaning',
    (game, { locals }) => {
      const ability = game.world.abilities[Number(locals['ability'])];
      if (ability?.kind !== 'triggered') return;
      const { controller = '', source = null, it = [], that = 0 } = locals;
      const block = game.world.blockIds.get(ability.effect) ?? -1;
      const modes = textOf(locals['modes']);
      const declared = modes === '' ? undefined : fact<Json>(game, modes);
      return {
        events: [
          ...(declared === undefined ? [] : [remember(modes)]),
          {
            kind: 'use-ability',
            card: (source as CardRef | null)?.[0] ?? 0,
            player: textOf(controller),
          },
        ],
        call: 'effect',
        locals: {
          block,
          controller,
          source,
          it,
          that,
          ...(declared === undefined ? {} : { modes: declared }),
        },
      };
    },
  ),
]);

/** 605.2b. */
export const mustChoose = definition(
  '605.2b',
  'choose as many as possible; with none that effect does nothing, others go on; "all" is not choosing',
  (_: Game, least: number) => least,
  () => 0,
  { kind: 'procedure' },
);

/** 605.2b. Choosing does nothing else: what is chosen is "it" to what follows. */
export const chooseTerm = term(
  '605.2b',
  'choose as many as possible; with none that effect does nothing, others go on; "all" is not choosing',
  'choose',
  () => undefined,
);

/** 605.2c. Without the rule, from the last sentence to the first. */
export const nextInstruction = definition(
  '605.2c',
  'text is carried out in the order written, though replacements and later sentences may change its meaning',
  (_: Game, at: number, __: number) => at,
  (_: Game, at: number, length: number) => length - 1 - at,
  { kind: 'procedure' },
);

/** 605.2d. Later sentences look at a card that was chosen as it was then, wherever it has gone. */
export const readsAsChosen = definition(
  '605.2d',
  'information is read once, as its part is done or the card chosen; continuous effects read it always',
  () => true,
  () => false,
  { kind: 'procedure' },
);

/** 605.2e. */
export const restsAfterResolving = definition(
  '605.2e',
  'last, a spell is put into the graveyard, and an ability ceases to be',
  (_: Game, __: number) => 'graveyard',
  () => 'nowhere zone',
  { kind: 'procedure' },
);

/** 605.3. */
export const entersOnResolving = definition(
  '605.3',
  'a creature that resolves enters the battle zone; cross gears and castles are not carried out yet',
  (_: Game, __: number) => 'battle zone',
  () => 'nowhere zone',
  {
    kind: 'procedure',
    fault:
      'names neither fields nor auras; we let them enter as 308.2 and 310.2 say, because those sections give their rules',
  },
);
