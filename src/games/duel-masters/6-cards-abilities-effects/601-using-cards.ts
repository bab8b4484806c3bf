/** 601. Using cards: declare, determine the cost, pay, choose. */
import { addTo, cardOf, definitionOf, type Game, say, Unsupported } from '../../../kernel/game.js';
import { lookAt } from '../../../kernel/continuous.js';
import { isForbiddenWhole } from '../../../kernel/happen.js';
import {
  definition,
  layer,
  note,
  procedure,
  restriction,
  step,
  todo,
} from '../../../kernel/rule.js';
import { isOfType, move, textOf, useOf } from '../words.js';

export const usingCards = note(
  '601.1',
  'definition',
  'to use a card is to summon, cast, generate, fortify or expand it so that it influences the game',
  'names what follows; 601.1a to 601.1f carry it out',
  {
    fault: 'leaves out auras; we count using an aura as using a card, because 310.1 says so',
  },
);

/** 601.1a. */
export const payableOnly = restriction(
  '601.1a',
  'the card is declared and moves to the nowhere zone; a forbidden or unpayable use cannot be declared',
  ['summon', 'cast'],
  (game, option, player) => {
    const card = Number(option.card);
    return (
      !say<boolean>(game, 'canPay', card, player) ||
      isForbiddenWhole(game, { kind: useOf(game, card), card, player })
    );
  },
);

/** 601. Locals: card, player, free (nothing is paid). Kept: cost. */
export const useCard = procedure('601', [
  /** 601.1d. Worked out where the card is used from: what changes its cost speaks of it there. */
  step(
    '601.1d',
    'the mana cost of the card is determined by applying the effects that change it',
    (game, { locals }) => {
      locals['cost'] =
        locals['free'] === true ? 0 : say<number>(game, 'costToPay', Number(locals['card']));
    },
  ),
  step(
    '601.1a',
    'the card is declared and moves to the nowhere zone; a forbidden or unpayable use cannot be declared',
    (game, { locals }) => {
      const card = Number(locals['card']);
      refuseWhatIsNotWritten(game, card);
      // Whoever has it used: a player, an effect, a shield trigger.
      const use = { kind: useOf(game, card), card, player: textOf(locals['player']) };
      if (isForbiddenWhole(game, use)) return { events: [use], end: true };
      const to = say<string>(game, 'zoneInUse', card);
      return to === cardOf(game, card).zone ? undefined : { events: [move(game, card, to)] };
    },
  ),
  step(
    '601.1e',
    'the mana cost is paid; whatever else using the card may require is not carried out yet',
    (_, { locals }) => {
      if (locals['free'] === true) return;
      const { card = 0, player = '', cost = 0 } = locals;
      return { call: 'payMana', locals: { card, player, cost } };
    },
  ),
  step('', 'modes are declared', (game, { locals }) =>
    isOfType(game, Number(locals['card']), 'creature')
      ? undefined
      : {
          call: 'declareModesOfSpell',
          locals: { card: locals['card'] ?? 0, player: locals['player'] ?? '' },
        },
  ),
  step(
    '601.1f',
    'the paid-for card is used at once; modes are declared, and abilities that look for the use trigger',
    (game, { locals }) => {
      const card = Number(locals['card']);
      const player = textOf(locals['player']);
      if (useOf(game, card) === 'summon') return { events: [{ kind: 'summon', card, player }] };
      return {
        events: [{ kind: 'cast', card, player }],
        call: 'carryOutSpell',
        locals: { card, player },
      };
    },
  ),
]);

/** Cards whose use nobody has written. */
const refuseWhatIsNotWritten = (game: Game, card: number): void => {
  const special = lookAt(game, card).traits['special'];
  if (Array.isArray(special) && special.length > 0)
    throw new Unsupported('800.1', `'${String(special[0])}' cards cannot be used yet`);
  if (!isOfType(game, card, 'creature') && !isOfType(game, card, 'spell'))
    throw new Unsupported('701.5a', `cards that are neither creature nor spell cannot be used yet`);
};

export const useFromMana = todo(
  '601.1b',
  'procedure',
  'a card used from the mana zone moves to the nowhere zone only after its cost is paid',
  'needs cards that are used from the mana zone',
);

export const payCivilizationsFirst = note(
  '601.1c',
  'procedure',
  'of a cost the civilizations are paid first',
  '112.2a asks for the civilizations first',
  {
    fault:
      'stands before 601.1d, which determines the cost; we read it as the manner of paying in 601.1e, because a cost must be known to be paid',
  },
);

/** 601.1d. */
export const costToPay = definition(
  '601.1d',
  'the mana cost of the card is determined by applying the effects that change it',
  (game: Game, id: number) => {
    const { traits, reasons } = lookAt(game, id);
    if (reasons['cost']) addTo(game, reasons['cost']);
    return Math.max(0, Number(traits['cost'] ?? 0));
  },
  (game: Game, id: number) => Number(definitionOf(game, cardOf(game, id)).traits['cost'] ?? 0),
  { kind: 'procedure' },
);

export const layerOfCosts = layer(
  '601.1d',
  'the mana cost of the card is determined by applying the effects that change it',
  (change) => 'trait' in change && change.trait === 'cost',
  {
    place: 5,
  },
);

export const chooseOnUse = note(
  '601.1g',
  'procedure',
  'things to be chosen are named, none twice unless it says "for each" or the ability works repeatedly',
  'a spell resolves as soon as it is used, and what it chooses is asked as its text comes to it (605.2b)',
);
