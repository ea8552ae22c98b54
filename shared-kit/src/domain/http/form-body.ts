import {
  Type,
  type TArray,
  type TBoolean,
  type TInteger,
  type TNull,
  type TNumber,
  type TObject,
  type TOptional,
  type TSchema,
  type TString,
  type TUnion,
  type TUnsafe,
} from 'typebox';
import type { Field, FieldKind, Fields, RuleFacts, StoredValues } from '../validation';
import { Day, Id, Nullable, Reference } from './responses';

/** The type of each kind of field in a body. */
interface SchemaOfKind {
  text: TString;
  choice: TString;
  number: TUnion<[TNumber, TString]>;
  reference: TInteger;
  flag: TBoolean;
  list: TArray<TString>;
}

type Loose<Schema extends TSchema> = TOptional<TUnion<[Schema, TNull]>>;
type BodyField<One> = One extends { readonly kind: 'rows'; readonly entry: infer Entry extends Fields }
  ? Loose<TArray<FormBody<Entry>>>
  : One extends { readonly kind: infer Kind extends keyof SchemaOfKind }
    ? Loose<SchemaOfKind[Kind]>
    : never;

/** The body of a call that sends a form. */
export type FormBody<Named extends Fields> = TObject<{ -readonly [Name in keyof Named]: BodyField<Named[Name]> }>;

// these limits only bound the request; the rules of the fields report a text that is too long
const longestText = 10_000;
const longestList = 1_000;

/** The rules of a field for readers of the API document, which are checked after the schema of the call. */
const stated = (facts: RuleFacts) => (Object.keys(facts).length > 0 ? { 'x-rules': facts } : {});

const schemaOf = ({ kind, facts, entry }: Field & { readonly entry?: Fields }): TSchema => {
  const schemas: Partial<Record<FieldKind, () => TSchema>> = {
    text: () => Type.String({ maxLength: longestText }),
    choice: () => Type.String({ maxLength: longestText }),
    number: () => Type.Union([Type.Number(), Type.String({ maxLength: 100 })]),
    reference: () => Reference,
    flag: () => Type.Boolean(),
    list: () => Type.Array(Type.String({ maxLength: longestText }), { maxItems: longestList }),
    rows: () => Type.Array(formBody(entry ?? {}), { maxItems: longestList }),
  };
  const make = schemas[kind];
  if (!make) throw new Error(`A field of the kind ${kind} has no form in a body`);
  return Type.Optional({ ...Nullable(make()), ...stated(facts) });
};

/**
 * The schema of a body that sends a form, made of the fields of its entity. It takes whatever has the right kind, since the rules
 * of the fields check the values and name every wrong one at once.
 */
export const formBody = <Named extends Fields>(fields: Named): FormBody<Named> =>
  Type.Object(
    Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, schemaOf(one)])),
  ) as unknown as FormBody<Named>;

/** The properties of an answer that gives the values of fields. */
export type FieldsAnswer<Named extends Fields> = {
  -readonly [Name in keyof Named]: TUnsafe<StoredValues<Named>[Name]>;
};

const alwaysThere: ReadonlySet<FieldKind> = new Set(['rows', 'list', 'flag']);

const storedSchemaOf = ({ kind, facts, entry }: Field & { readonly entry?: Fields }): TSchema => {
  const textSchema = () =>
    facts.format === 'date' ? Day() : facts.enum ? Type.Enum([...facts.enum] as string[]) : Type.String();
  const schemas: Partial<Record<FieldKind, () => TSchema>> = {
    text: textSchema,
    choice: textSchema,
    number: () => Type.Number(),
    reference: () => Id,
    flag: () => Type.Boolean(),
    list: () => Type.Array(Type.String()),
    rows: () => Type.Array(Type.Object(fieldsAnswer(entry ?? {}))),
  };
  const make = schemas[kind];
  if (!make) throw new Error(`A field of the kind ${kind} has no form in an answer`);
  return facts.required || alwaysThere.has(kind) ? make() : Nullable(make());
};

/** The properties of an answer that gives the values of fields, which have kept their rules. */
export const fieldsAnswer = <Named extends Fields>(fields: Named): FieldsAnswer<Named> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, storedSchemaOf(one)]),
  ) as unknown as FieldsAnswer<Named>;
