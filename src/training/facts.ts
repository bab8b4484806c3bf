/** What the lines of an answer say, taken apart: two of them that cannot both be so make the answer nonsense. */
import type { Test } from '../kernel/ability.js';
import { traitsOf } from '../kernel/continuous.js';
import { cardOf, cardsIn } from '../kernel/game.js';
import type { Asserting, Assertion } from '../harness/assertion.js';
import type { PlaceNamed } from '../harness/compile/places.js';
import { cardsFor, examine, type Scene } from '../harness/examine.js';

/** That something is so; of one matter only one thing is. */
export interface Fact {
  readonly matter: string;
  readonly is: string;
}

/** What such a line says of a scene, whatever it expects; nothing where nothing else could exclude it. */
export const factsOf = (scene: Scene, assertion: Assertion): readonly Fact[] => {
  switch (assertion.is) {
    case 'where':
      return assertion.refs
        .flatMap((ref) => cardsFor(scene, ref))
        .map(({ id, zone, side, controller }) => lying(id, zone, side || controller));
    case 'contents':
    case 'size':
      return lyingAt(scene, assertion.place);
    case 'trait':
      return assertion.version === 'now' ? traitFacts(scene, assertion) : [];
    case 'state':
      return stateFacts(scene, assertion);
    case 'result':
    case 'game':
      return [{ matter: 'over', is: String(scene.game.state.result !== null) }];
    case 'turn':
      return [
        { matter: 'turn', is: scene.game.state.turn.player },
        { matter: 'step', is: scene.game.state.turn.step },
      ];
    case 'decides':
    case 'options':
      return askedFacts(scene);
    case 'can':
      return [
        {
          matter: `can ${assertion.order.actor} ${assertion.order.said}`,
          is: isSo(scene, assertion),
        },
      ];
    case 'happened':
    case 'holds':
    case 'attached':
    case 'joined':
    case 'lawful':
    case 'sight':
    case 'asked':
      return [];
  }
};

/** Whether two of them cannot both be so. */
export const excludeEachOther = (facts: readonly Fact[]): boolean => {
  const known = new Map<string, string>();
  for (const { matter, is } of facts) {
    const before = known.get(matter);
    if (before !== undefined && before !== is) return true;
    known.set(matter, is);
  }
  return false;
};

const isSo = (scene: Scene, assertion: Asserting<'can'> | Asserting<'state'>): string =>
  String(examine(scene, { ...assertion, not: false }).holds);

const lying = (id: number, zone: string, player: string): Fact => ({
  matter: `place ${id}`,
  is: `${zone} ${player}`,
});

const lyingAt = (scene: Scene, { zone, player }: PlaceNamed): readonly Fact[] => {
  const { game } = scene;
  const { players, shared } = game.world.rules;
  const isShared = shared.includes(zone);
  return (player === undefined ? players : [player]).flatMap((one) => {
    const ids = cardsIn(game, isShared ? '' : one, zone).filter(
      (id) => !isShared || cardOf(game, id).controller === one,
    );
    return [
      { matter: `number ${zone} ${one}`, is: String(ids.length) },
      ...ids.map((id) => lying(id, zone, one)),
    ];
  });
};

const traitFacts = (scene: Scene, { ref, trait }: Asserting<'trait'>): readonly Fact[] =>
  cardsFor(scene, ref).map(({ id }) => ({
    matter: `${trait} ${id}`,
    is: JSON.stringify(traitsOf(scene.game, id, trait)),
  }));

/** That a card is tapped excludes that it is untapped; that it is not, only that it is. */
const stateFacts = (scene: Scene, assertion: Asserting<'state'>): readonly Fact[] =>
  assertion.refs.flatMap((ref) => {
    const is = isSo(scene, { ...assertion, refs: [ref] });
    const [test, more] = assertion.tests;
    if (test === undefined || more !== undefined) return [];
    const isStatus = is === 'true' && test.test === 'status' && test.not !== true;
    return cardsFor(scene, ref).flatMap(({ id }) => [
      { matter: `${keyOf(test)} ${id}`, is },
      ...(isStatus ? [{ matter: `${test.status} ${id}`, is: test.value }] : []),
    ]);
  });

const keyOf = (test: Test): string => JSON.stringify(test);

/** Where somebody has to decide, the game goes on. */
const askedFacts = ({ game: { state } }: Scene): readonly Fact[] =>
  state.asked === null
    ? [{ matter: 'decides', is: 'nobody' }]
    : [
        { matter: 'decides', is: state.asked.by },
        { matter: 'over', is: 'false' },
      ];
