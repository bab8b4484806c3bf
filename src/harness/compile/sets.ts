/** `supertype "Light" "Brute", supertype "Warrior", hybrid`: values of a characteristic that stand on the card in sets, each by itself. */
import type { CardDefinition, TraitValue } from '../../kernel/ability.js';
import type { Trait } from '../../language/document.js';
import { takeAll } from './reader.js';
import { quiet, report, type Scope } from './scope.js';

type Sets = NonNullable<CardDefinition['sets']>;

/**
 * The sets of a card that has the flag for that, where several are said; of another card what is said twice is refused.
 *
 * @param ofFace a face is described, and not a card by itself
 */
export const setsOf = (
  scope: Scope,
  said: readonly Trait[],
  traits: Readonly<Record<string, TraitValue>>,
  ofFace: boolean,
): { readonly sets?: Sets } => {
  const sets: Record<string, (readonly string[])[]> = {};
  for (const one of said) {
    const found = takeAll(quiet(scope), one.words.words, 'trait')?.entry;
    if (found?.setsWith === undefined || one.values.length === 0) continue;
    const names = one.values.flatMap((value) => ('text' in value ? [value.text] : []));
    const before = (sets[found.trait] ??= []);
    const isFlagged = traits[found.setsWith] === true;
    const twice = names.find((name) => before.some((set) => set.includes(name)));
    if (twice !== undefined && !isFlagged)
      report(scope, 'nonsense', one.at, `the card has ‘${twice}’ twice`);
    if (before.length > 0 && isFlagged && ofFace)
      report(
        scope,
        'unsupported',
        one.at,
        'that a card of two faces or sides has several sets is not carried out yet',
      );
    before.push(names);
  }
  const several = Object.entries(sets).filter(([, all]) => all.length > 1);
  return several.length > 0 ? { sets: Object.fromEntries(several) } : {};
};
