/** What a player chooses of characteristics, and which values there are to choose from. */
import { cardOf, definitionOf, type Game } from '../../kernel/game.js';
import type { Decision, Json, Option, Player } from '../../kernel/state.js';
import { say } from './questions.js';

/** The decision of choosing a value of a characteristic, or a number. */
export const valueDecision = (game: Game, by: Player, what: string): Omit<Decision, 'rule'> => {
  const about = { kind: 'choose value', by, about: what, source: 0 };
  if (what === 'number')
    return {
      ...about,
      options: [],
      numbers: { verb: 'choose value', from: say(game, 'leastNumber') },
      min: 1,
      max: 1,
    };
  const values = valuesToChoose(game, what);
  const least = what === 'civilization' ? say(game, 'fewestCivilizations') : 1;
  const options = values.map((value) => ({ verb: 'choose value', value, rules: [] }));
  return {
    ...about,
    options,
    min: Math.min(least, values.length),
    max: Math.min(1, values.length),
  };
};

/** What was chosen, as the text that asked for it speaks of it. */
export const chosenValue = (what: string, [picked]: readonly Option[]): Json =>
  picked?.value === undefined ? {} : { [what]: picked.value };

const valuesToChoose = (game: Game, what: string): readonly string[] => {
  switch (what) {
    case 'civilization':
      return civilizations;
    case 'name':
      return say(game, 'namesToSay', written(game, what));
    default:
      return say(game, 'subtypesToChoose', written(game, what));
  }
};

const civilizations = ['light', 'water', 'darkness', 'fire', 'nature'] as const;

/** HOUSE: What exists is what is written on the cards of this game: the engine knows no others. */
const written = (game: Game, trait: string): readonly string[] => {
  const found = new Set<string>();
  for (const { id } of game.state.things) {
    const values = definitionOf(game, cardOf(game, id)).traits[trait];
    if (Array.isArray(values)) for (const value of values as readonly string[]) found.add(value);
  }
  return [...found].sort();
};
