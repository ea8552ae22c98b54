import fastJson, { type Schema } from 'fast-json-stringify';

/** How an answer becomes text. */
export type Serializer = (data: unknown) => string;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema as the serializer reads it best: a union of something and null is a value that may be null, which it writes
 * without trying the parts of the union one after the other.
 */
const plain = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(plain);
  if (!isObject(schema)) return schema;
  const { anyOf, ...rest } = schema;
  if (Array.isArray(anyOf) && anyOf.length === 2 && isObject(anyOf[1]) && anyOf[1].type === 'null') {
    return { ...(plain(anyOf[0]) as object), nullable: true };
  }
  const entries = Object.entries(anyOf === undefined ? rest : schema).map(([key, value]) => [key, plain(value)]);
  return Object.fromEntries(entries);
};

const serializers = new WeakMap<object, Serializer>();

const made = (schema: object): Serializer => {
  // what the library checks of a schema itself is its own affair: ours are made by TypeBox
  const serializer = fastJson(plain(schema) as Schema);
  serializers.set(schema, serializer);
  return serializer;
};

/**
 * Writes answers by the schema of their route: keys that it does not name leave the process nowhere, even where a statement
 * reads more than is told (SHELL-341). Made at the first answer, since a start that made the hundreds of all routes would take
 * seconds longer.
 */
export const serializerCompiler =
  ({ schema }: { schema: unknown }): Serializer =>
  (data) =>
    (serializers.get(schema as object) ?? made(schema as object))(data);
