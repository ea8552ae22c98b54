import {
  Type,
  type TArray,
  type TInteger,
  type TNull,
  type TNumber,
  type TObject,
  type TOptional,
  type TSchema,
  type TString,
  type TUnion,
} from 'typebox';
import type { Field, FieldKind, Fields, RuleFacts } from '../../model/validation';
import { Nullable, Reference } from './responses';

/** How each kind of field travels. */
interface SchemaOfKind {
  text: TString;
  number: TUnion<[TNumber, TString]>;
  reference: TInteger;
}

type Loose<Schema extends TSchema> = TOptional<TUnion<[Schema, TNull]>>;
type BodyField<One> = One extends { readonly kind: 'rows'; readonly entry: infer Entry extends Fields }
  ? Loose<TArray<FormBody<Entry>>>
  : One extends { readonly kind: infer Kind extends keyof SchemaOfKind }
    ? Loose<SchemaOfKind[Kind]>
    : never;

/** The body of a call that sends a form. */
export type FormBody<Named extends Fields> = TObject<{ -readonly [Name in keyof Named]: BodyField<Named[Name]> }>;

// what is longer than its field may be is for the rules to say
const longestText = 10_000;
const longestList = 1_000;

/** The rules of a field for readers of the API document, which are judged after the schema of the call. */
const stated = (facts: RuleFacts) => (Object.keys(facts).length > 0 ? { 'x-rules': facts } : {});

const schemaOf = ({ kind, facts, entry }: Field & { readonly entry?: Fields }): TSchema => {
  const schemas: Partial<Record<FieldKind, () => TSchema>> = {
    text: () => Type.String({ maxLength: longestText }),
    number: () => Type.Union([Type.Number(), Type.String({ maxLength: 100 })]),
    reference: () => Reference,
    rows: () => Type.Array(formBody(entry ?? {}), { maxItems: longestList }),
  };
  const make = schemas[kind];
  if (!make) throw new Error(`A field of the kind ${kind} has no form in a body`);
  return Type.Optional({ ...Nullable(make()), ...stated(facts) });
};

/**
 * The schema of a body that sends a form, made of the fields of its entity. It takes whatever has the right kind, since the rules
 * of the fields judge the values and name every wrong one at once (PASS-244).
 */
export const formBody = <Named extends Fields>(fields: Named): FormBody<Named> =>
  Type.Object(
    Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, schemaOf(one)])),
  ) as unknown as FormBody<Named>;
