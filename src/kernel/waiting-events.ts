/** Events of what an effect has made wait for later. */
import type { BaseKind } from './base-kind.js';
import { withLives, withValues } from './locals.js';
import {
  type CardRef,
  type ChosenValues,
  type Delayed,
  type GameEvent,
  type Json,
  newTag,
  idIn,
  type Roles,
  type Tag,
  wordIn,
} from './state.js';
import { madeAt } from './ledger.js';

/** `delay`: text, source, controller, it, roles, values, was, left (how much of what it waits for it takes the place of), until */
export const delay: BaseKind = {
  apply: (game, event, node) => {
    const delayed: Delayed = {
      id: newTag(game.state),
      source: event.source as CardRef,
      controller: wordIn(event.controller),
      text: idIn(event.text),
      it: event.it === undefined ? [] : (event.it as readonly CardRef[] | null),
      roles: rolesOf(event.roles),
      ...valuesIn(event),
      ...withLives(event['was'] as readonly CardRef[] | undefined),
      ...(event['left'] === undefined ? {} : { left: idIn(event['left']) }),
      ...(event['until'] === undefined ? {} : { until: wordIn(event['until']) }),
    };
    game.state.delayed.push(madeAt(game, delayed, node));
  },
};

/** `use-up`: id of what waits, amount: so much of it is used up; what has nothing left waits no longer */
export const useUp: BaseKind = {
  apply: (game, event, node) => {
    game.state.delayed = game.state.delayed.flatMap((one) => {
      if (one.id !== event.id) return [one];
      const left = (one.left ?? 0) - idIn(event['amount']);
      return left > 0 ? [madeAt(game, { ...one, left }, node)] : [];
    });
  },
};

/** `end-delayed`: ids of delayed triggers that wait for nothing that can come any more */
export const endDelayed: BaseKind = {
  apply: (game, event) => {
    const ids = event.ids as readonly Tag[];
    game.state.delayed = game.state.delayed.filter((one) => !ids.includes(one.id));
  },
};

/** What took part in the event that woke the ability of which this is a part. */
export const rolesOf = (roles: Json | undefined): Roles => (roles as Roles | undefined) ?? {};

/** What was chosen of characteristics before. */
export const valuesIn = ({ values }: GameEvent): { readonly values?: ChosenValues } =>
  withValues(values as ChosenValues | undefined);
