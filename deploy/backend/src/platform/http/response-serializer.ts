import fastJson, { type Schema } from 'fast-json-stringify';

/** Serialises a response. */
export type Serializer = (data: unknown) => string;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema in the form that the serializer handles best: a union with null becomes nullable, which is written without
 * trying the parts of the union one by one.
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
  // skip the library's schema check: our schemas are built by TypeBox
  const serializer = fastJson(plain(schema) as Schema);
  serializers.set(schema, serializer);
  return serializer;
};

/**
 * Serialises responses by the schema of their route: undeclared keys never leave the process, even if a query reads
 * more. Compiled on the first response, because compiling hundreds of routes at the start would take
 * seconds.
 */
export const serializerCompiler =
  ({ schema }: { schema: unknown }): Serializer =>
  (data) =>
    (serializers.get(schema as object) ?? made(schema as object))(data);
