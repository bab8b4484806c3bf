/** What a player chooses of characteristics, and which values there are to choose from. */
import type { Game } from '../../kernel/game.js';
import type { Decision, Json, Option, Player } from '../../kernel/state.js';
import { valuesWritten } from '../../kernel/written.js';
import { writtenOn } from './faces.js';
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

/** HOUSE: What exists is what is written on the cards of this game. */
const valuesToChoose = (game: Game, what: string): readonly string[] => {
  switch (what) {
    case 'civilization':
      return civilizations;
    case 'name':
      return say(game, 'namesToSay', namesOfCards(game));
    default:
      return say(game, 'subtypesToChoose', valuesWritten(game, what));
  }
};

/** Of a card of two halves or sides it is what its rules call it. */
const namesOfCards = (game: Game): readonly string[] => {
  const names = game.state.cards.flatMap((_, at) => {
    const written = writtenOn(game, at + 1);
    const own = (written?.traits['name'] ?? []) as readonly string[];
    return written?.halves === true ? say(game, 'nameOfBoth', own, written.name) : own;
  });
  return [...new Set(names)].sort();
};

const civilizations = ['light', 'water', 'darkness', 'fire', 'nature'] as const;
