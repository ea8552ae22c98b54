import type { Fields, FieldKind, ValuesOf } from '../validation';
import { trimmed, trimmedOrNull } from './trimming';

/** The raw value of each kind of field in a form or a body. */
interface Brought {
  text: string;
  choice: string;
  number: number | string;
  reference: number;
}
type BroughtBy<One> = One extends { readonly kind: 'rows'; readonly entry: infer Entry extends Fields }
  ? readonly FieldInput<Entry>[]
  : One extends { readonly kind: infer Kind extends keyof Brought }
    ? Brought[Kind]
    : never;

/** The raw values of a form or a body: any may be missing. */
export type FieldInput<Named extends Fields> = { readonly [Name in keyof Named]?: BroughtBy<Named[Name]> | null };

const decimalOrNull = (value: number | string | null): number | string | null => {
  if (typeof value !== 'string') return value;
  const text = trimmed(value);
  const number = Number(text.replace(',', '.'));
  return text === '' ? null : Number.isNaN(number) ? text : number;
};

type Readers = Partial<Record<FieldKind, (field: Fields[string] & { entry?: Fields }, value: never) => unknown>>;
const readers: Readers = {
  text: ({ facts }, value: string | null) => (facts.required ? trimmed(value) : trimmedOrNull(value)),
  choice: (_, value: string | null) => trimmedOrNull(value),
  number: (_, value: number | string | null) => decimalOrNull(value),
  rows: ({ entry = {} }, value: readonly object[] | null) => (value ?? []).map((row) => readFields(entry, row)),
};

/** The values of fields as they are checked and stored: texts trimmed, nothing is null. */
export const readFields = <Named extends Fields>(fields: Named, input: FieldInput<Named>): ValuesOf<Named> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = (input as Record<string, unknown>)[name] ?? null;
      const read = readers[field.kind] as ((field: Fields[string], value: unknown) => unknown) | undefined;
      return [name, read ? read(field, value) : value];
    }),
  ) as ValuesOf<Named>;
