import { dayPattern, instantPattern } from '@fairfront/shared-kit/domain/common';
import type { FastifySchema, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Default bounds of request values if the schema of the route has none: they are in the API document and
 * apply to new routes automatically.
 */
const requestBounds = {
  /** Characters of a text in a body; the rules of the model have lower limits. */
  text: 10_000,
  /** Characters of a text in a URL. */
  addressText: 1000,
  /** Entries of a list. */
  items: 1000,
  /** Integers that fit an `int` column; ids and log positions, which are `bigint`, declare wider bounds. */
  integer: { minimum: -2_147_483_648, maximum: 2_147_483_647 },
  /** Other numbers: those that JavaScript represents to the unit. */
  number: { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  patterns: { date: dayPattern.source, 'date-time': instantPattern.source },
} as const;

interface Keywords {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown;
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: TSchema;
  properties?: Record<string, TSchema>;
  anyOf?: TSchema[];
  additionalProperties?: unknown;
}

/** The valid years of days and instants. */
const patternOf = (format: string | undefined): Partial<Keywords> =>
  format === 'date' || format === 'date-time' ? { pattern: requestBounds.patterns[format] } : {};

/** The bounds that a schema lacks. */
const missingBounds = (schema: Keywords, textLimit: number): Partial<Keywords> => {
  switch (schema.type) {
    case 'string':
      return schema.enum === undefined && schema.const === undefined
        ? { maxLength: textLimit, ...patternOf(schema.format) }
        : {};
    case 'array':
      return { maxItems: requestBounds.items };
    case 'integer':
    case 'number':
      return {
        ...(schema.exclusiveMinimum === undefined && { minimum: requestBounds[schema.type].minimum }),
        ...(schema.exclusiveMaximum === undefined && { maximum: requestBounds[schema.type].maximum }),
      };
    default:
      return {};
  }
};

/** A copy that keeps the hidden properties of TypeBox schemas. */
const copyOf = <Value extends object>(value: Value): Value =>
  Object.defineProperties(Object.create(Object.getPrototypeOf(value)), Object.getOwnPropertyDescriptors(value));

/** How a part of a request is read. */
interface Reading {
  textLimit: number;
  /** Keys that the schema does not declare are refused. */
  isClosed: boolean;
}

const boundedMap = (schemas: Record<string, TSchema>, reading: Reading): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, bounded(one, reading)]));

/** The schema with a bound on every text, number and list; shared schemas are not modified. */
const bounded = (schema: TSchema, reading: Reading): TSchema => {
  const keywords: Keywords = schema;
  const { items, properties, anyOf } = keywords;
  const changes: Partial<Keywords> = {
    ...Object.fromEntries(
      Object.entries(missingBounds(keywords, reading.textLimit)).filter(([name]) => !Object.hasOwn(keywords, name)),
    ),
    ...(items && { items: bounded(items, reading) }),
    ...(properties && { properties: boundedMap(properties, reading) }),
    ...(properties && reading.isClosed && !('additionalProperties' in keywords) && { additionalProperties: false }),
    ...(anyOf && { anyOf: anyOf.map((one) => bounded(one, reading)) }),
  };
  return Object.assign(copyOf(schema), changes);
};

/**
 * A part of a request: its text limit and its bounded schemas, cached because routes share schemas, so that each is
 * compiled once.
 */
const part = (textLimit: number, isClosed = false) => ({
  reading: { textLimit, isClosed },
  cache: new WeakMap<TSchema, TSchema>(),
});
const parts = {
  body: part(requestBounds.text),
  querystring: part(requestBounds.addressText),
  params: part(requestBounds.addressText),
};
/** Calls of staff come from scripts and command lines, too: a misspelt key must not be dropped silently. */
const staffParts = {
  ...parts,
  body: part(requestBounds.text, true),
  querystring: part(requestBounds.addressText, true),
};

const boundedOnce = (schema: TSchema, { reading, cache }: ReturnType<typeof part>): TSchema => {
  const made = cache.get(schema) ?? bounded(schema, reading);
  cache.set(schema, made);
  return made;
};

/** Hook of every new route: adds missing bounds to its request schemas, and closes those of staff to undeclared keys. */
export const boundRequests = (route: RouteOptions): void => {
  if (!route.schema) return;
  const schemas: FastifySchema = { ...route.schema };
  const own = route.config?.access === 'manager' ? staffParts : parts;
  for (const name of ['body', 'querystring', 'params'] as const) {
    const schema = schemas[name];
    if (schema) schemas[name] = boundedOnce(schema as TSchema, own[name]);
  }
  route.schema = schemas;
};
