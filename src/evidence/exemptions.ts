/**
 * What proof is not asked for: rules that cannot be switched off meaningfully, and single citations of rules whose
 * absence their ruling cannot show. Each has a reason, and none stays longer than it is needed.
 */
import type { HeardRuling } from './witness.js';

export interface ExemptRule {
  readonly rulebook: string;
  readonly rule: string;
  readonly reason: string;
}

/** A citation is known by what stands around it, so that it may move in its file. */
export interface ExemptCitation extends ExemptRule {
  /** From the folder of the list. */
  readonly file: string;
  /** The name of the ruling. */
  readonly ruling: string;
  /** The line of the expectation, without its citations. */
  readonly expectation: string;
}

export interface Exemptions {
  readonly rules: readonly ExemptRule[];
  readonly citations: readonly ExemptCitation[];
}

export const noExemptions: Exemptions = { rules: [], citations: [] };

export const exemptionsSchema = 'hantei-exempt/1';

/**
 * Reads a list of exemptions.
 *
 * @returns the list, and what is wrong with it in words; entries that make no sense are left out
 */
export const parseExemptions = (
  text: string,
): { readonly exemptions: Exemptions; readonly faults: readonly string[] } => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { exemptions: noExemptions, faults: [`it is not JSON: ${placed(error, text)}`] };
  }
  if (!isObject(json) || json['schema'] !== exemptionsSchema)
    return {
      exemptions: noExemptions,
      faults: [`it is no list of exemptions: write "schema": "${exemptionsSchema}" in it`],
    };
  const faults: string[] = [];
  const rules = entriesOf<ExemptRule>(json, 'rules', ruleFields, faults);
  const citations = entriesOf<ExemptCitation>(json, 'citations', citationFields, faults);
  const known = ['schema', 'rules', 'citations'];
  for (const key of Object.keys(json))
    if (!known.includes(key))
      faults.push(`"${key}" means nothing here; there are "rules" and "citations"`);
  return { exemptions: { rules, citations }, faults };
};

const ruleFields = ['rulebook', 'rule', 'reason'];
const citationFields = ['file', 'ruling', 'expectation', ...ruleFields];

/** Where in the text the parser stopped, where it says so. */
const placed = (error: unknown, text: string): string => {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined || message.includes('line ')) return message;
  const before = text.slice(0, Number(position)).split('\n');
  return `${message} (line ${before.length}, column ${(before.at(-1) ?? '').length + 1})`;
};

const entriesOf = <T>(
  json: Readonly<Record<string, unknown>>,
  key: string,
  fields: readonly string[],
  faults: string[],
): readonly T[] => {
  const list = json[key] ?? [];
  if (!Array.isArray(list)) {
    faults.push(`"${key}" is not a list`);
    return [];
  }
  return list.filter((entry: unknown, at): entry is T => {
    const missing = fields.filter((field) => !isObject(entry) || !isText(entry[field]));
    if (missing.length > 0)
      faults.push(`${key}[${at}] needs ${missing.map((one) => `"${one}"`).join(', ')}`);
    return missing.length === 0;
  });
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whether an exemption speaks of this citation. */
export const speaksOf = (
  entry: ExemptCitation,
  witness: HeardRuling,
  cited: { readonly rule: string; readonly expectation: string },
): boolean =>
  entry.rule === cited.rule &&
  entry.expectation === cited.expectation &&
  entry.rulebook === witness.rulebook &&
  entry.ruling === witness.name &&
  entry.file === witness.file;
