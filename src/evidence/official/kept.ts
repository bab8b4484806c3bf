/** How a document is kept: as JSON with a checksum, so that a damaged file is noticed and never half believed. */
import type { OfficialRule, OfficialText } from './text.js';

/** A hash in hexadecimal digits. */
type Checksum = (text: string) => string;

const schema = 'hantei-rulebook/1';

/** The text of the file in which a document is kept. */
export const keptJson = ({ rulebook, rules }: OfficialText, checksum: Checksum): string =>
  `${JSON.stringify({ schema, rulebook, checksum: checksum(JSON.stringify(rules)), rules }, undefined, 1)}\n`;

/** What was kept, or why it is not to be believed. */
export const fromKept = (
  json: string,
  checksum: Checksum,
): OfficialText | { readonly damage: string } => {
  let kept: unknown;
  try {
    kept = JSON.parse(json);
  } catch {
    return { damage: 'it is not JSON, or only the beginning of it' };
  }
  if (typeof kept !== 'object' || kept === null) return { damage: 'it is no kept rulebook' };
  const { schema: found, rulebook, rules, checksum: sum } = kept as Record<string, unknown>;
  if (found !== schema) return { damage: `its format is not ${schema}` };
  if (typeof rulebook !== 'string' || !Array.isArray(rules) || !rules.every(isRule))
    return { damage: 'parts of it are missing' };
  if (checksum(JSON.stringify(rules)) !== sum)
    return { damage: 'its checksum does not fit: it was changed' };
  return { rulebook, rules };
};

const isRule = (value: unknown): value is OfficialRule => {
  if (typeof value !== 'object' || value === null) return false;
  const { number, heading, text, examples, line } = value as Record<string, unknown>;
  return (
    [number, heading, text].every((one) => typeof one === 'string') &&
    Array.isArray(examples) &&
    examples.every((one) => typeof one === 'string') &&
    typeof line === 'number'
  );
};
