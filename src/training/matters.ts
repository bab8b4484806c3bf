/** What the lines of an answer say, taken apart: two of them that cannot both be so make the answer nonsense. */
import type { Test } from '../kernel/ability.js';
import { traitsOf } from '../kernel/continuous.js';
import { cardOf, cardsIn } from '../kernel/game.js';
import type { Asserting, Assertion } from '../harness/assertion.js';
import type { PlaceNamed } from '../harness/compile/places.js';
import { cardsFor, examine, type Scene } from '../harness/examine.js';

/** That something is so; of one and the same only one thing can be. */
export interface Matter {
  readonly what: string;
  readonly is: string;
}

/** What such a line says of a scene, whatever it expects; nothing where nothing else could exclude it. */
export const mattersOf = (scene: Scene, assertion: Assertion): readonly Matter[] => {
  switch (assertion.is) {
    case 'where':
      return assertion.refs
        .flatMap((ref) => cardsFor(scene, ref))
        .map(({ id, zone, side, controller }) => lying(id, zone, side || controller));
    case 'contents':
    case 'size':
      return lyingAt(scene, assertion.place);
    case 'trait':
      return assertion.version === 'now' ? traitMatters(scene, assertion) : [];
    case 'state':
      return stateMatters(scene, assertion);
    case 'result':
    case 'game':
      return [{ what: 'over', is: String(scene.game.state.result !== null) }];
    case 'turn':
      return [
        { what: 'turn', is: scene.game.state.turn.player },
        { what: 'step', is: scene.game.state.turn.step },
      ];
    case 'decides':
    case 'options':
      return askedMatters(scene);
    case 'can':
      return [
        {
          what: `can ${assertion.order.actor} ${assertion.order.said}`,
          is: isSo(scene, assertion),
        },
      ];
    case 'happened':
    case 'holds':
    case 'asset':
    case 'attached':
    case 'joined':
    case 'lawful':
    case 'sight':
    case 'asked':
      return [];
  }
};

/** Whether two of them cannot both be so. */
export const excludeEachOther = (matters: readonly Matter[]): boolean => {
  const known = new Map<string, string>();
  for (const { what, is } of matters) {
    const before = known.get(what);
    if (before !== undefined && before !== is) return true;
    known.set(what, is);
  }
  return false;
};

const isSo = (scene: Scene, assertion: Asserting<'can'> | Asserting<'state'>): string =>
  String(examine(scene, { ...assertion, not: false }).holds);

const lying = (id: number, zone: string, player: string): Matter => ({
  what: `place ${id}`,
  is: `${zone} ${player}`,
});

const lyingAt = (scene: Scene, { zone, player }: PlaceNamed): readonly Matter[] => {
  const { game } = scene;
  const { players, shared } = game.world.rules;
  const isShared = shared.includes(zone);
  return (player === undefined ? players : [player]).flatMap((one) => {
    const ids = cardsIn(game, isShared ? '' : one, zone).filter(
      (id) => !isShared || cardOf(game, id).controller === one,
    );
    return [
      { what: `number ${zone} ${one}`, is: String(ids.length) },
      ...ids.map((id) => lying(id, zone, one)),
    ];
  });
};

const traitMatters = (scene: Scene, { ref, trait }: Asserting<'trait'>): readonly Matter[] =>
  cardsFor(scene, ref).map(({ id }) => ({
    what: `${trait} ${id}`,
    is: JSON.stringify(traitsOf(scene.game, id, trait)),
  }));

/** That a card is tapped excludes that it is untapped; that it is not, only that it is. */
const stateMatters = (scene: Scene, assertion: Asserting<'state'>): readonly Matter[] =>
  assertion.refs.flatMap((ref) => {
    const is = isSo(scene, { ...assertion, refs: [ref] });
    const [test, more] = assertion.tests;
    if (test === undefined || more !== undefined) return [];
    const isStatus = is === 'true' && test.test === 'status' && test.not !== true;
    return cardsFor(scene, ref).flatMap(({ id }) => [
      { what: `${keyOf(test)} ${id}`, is },
      ...(isStatus ? [{ what: `${test.status} ${id}`, is: test.value }] : []),
    ]);
  });

const keyOf = (test: Test): string => JSON.stringify(test);

/** Where somebody has to decide, the game goes on. */
const askedMatters = ({ game: { state } }: Scene): readonly Matter[] =>
  state.asked === null
    ? [{ what: 'decides', is: 'nobody' }]
    : [
        { what: 'decides', is: state.asked.by },
        { what: 'over', is: 'false' },
      ];
