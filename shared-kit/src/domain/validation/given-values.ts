import { parseNumber } from '../../platform/formats/parsing';
import type { Checked, Field, FieldKind, Fields } from './field';
import { isEmpty } from './rules';

/** The value of a field that nobody has filled in. */
const emptyOf = (kind: FieldKind): unknown => {
  if (kind === 'flag') return false;
  return kind === 'rows' || kind === 'list' ? [] : null;
};

const textOf = (value: unknown): unknown => {
  if (isEmpty(value)) return null;
  return typeof value === 'string' ? value.trim() : value;
};

/** A number that cannot be read stays as it was typed, so that its rule names it. */
const numberOf = (value: unknown): unknown => (typeof value === 'string' ? (parseNumber(value) ?? value) : value);

const valueOf = ({ kind, entry }: Field & { readonly entry?: Fields }, value: unknown): unknown => {
  if (value === undefined) return emptyOf(kind);
  if (kind === 'text' || kind === 'choice') return textOf(value);
  if (kind === 'number') return numberOf(textOf(value));
  if (kind === 'rows' && Array.isArray(value) && entry) {
    return value.map((row) => givenValues(entry, row as object));
  }
  if (kind === 'list' && Array.isArray(value)) return value.map(textOf);
  return value ?? emptyOf(kind);
};

/**
 * The values of an entity as its rules check them: what was given, trimmed, over what is there already. An empty text is null,
 * and a number in a text is read.
 * @param given of a request body or of a row of a file; keys that are no fields are left out
 * @param former the stored values of a change, or the defaults of a creation
 */
export const givenValues = <Named extends Fields>(
  fields: Named,
  given: object,
  former: object = {},
): Checked<Named> => {
  const all: Readonly<Record<string, unknown>> = { ...former, ...given };
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, valueOf(one, all[name])]),
  ) as Checked<Named>;
};
