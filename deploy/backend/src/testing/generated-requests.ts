import fc, { type Arbitrary } from 'fast-check';
import { hostileFiles, multipartOf } from './hostile-files';

/** The parts of a JSON schema of the OpenAPI document that the generator reads. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

/** One call of the OpenAPI document. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its parameters in braces, without `/api`. */
  path: string;
  parameters: Parameter[];
  /** Null: the document names no JSON body; a write may then be an upload. */
  body: JsonSchema | null;
}

/** A call that can be sent as it stands. */
export interface GeneratedRequest {
  operation: Operation;
  /** Filled in and encoded, with the query, without `/api`. */
  path: string;
  body: string | Buffer | null;
  contentType: string | null;
  /** Values of further headers. */
  headers: Record<string, string>;
}

interface ApiDocument {
  paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: { content: Content } }>>;
  components: { schemas: Record<string, JsonSchema> };
}
type Content = Record<string, { schema: JsonSchema }>;

/** All schemas of a document with their references replaced. */
const resolved = (schema: JsonSchema, named: Record<string, JsonSchema>): JsonSchema => {
  if (schema.$ref) return resolved(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, resolved(one, named)])),
    }),
    ...(items && { items: resolved(items, named) }),
    ...(anyOf && { anyOf: anyOf.map((one) => resolved(one, named)) }),
  };
};

/** The calls of an OpenAPI document, as the application draws it up: a new route is among them by itself. */
export const operationsOf = (document: object): Operation[] => {
  const { paths, components } = document as ApiDocument;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters: parameters.map((one) => ({ ...one, schema: resolved(one.schema, components.schemas) })),
      body: requestBody?.content['application/json']
        ? resolved(requestBody.content['application/json'].schema, components.schemas)
        : null,
    })),
  );
};

/** Nested arrays, deep enough to exhaust a recursive reader and within the limit of a body. */
export const deepJson = (depth = 20_000): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Numbers that a database, a loop or a date cannot take. */
const hostileNumbers = [
  '1e308',
  '1e+308',
  '2147483648',
  '1e21',
  '9223372036854775808',
  '9007199254740993',
  '-1',
  '-0',
  '0',
];
const hostileTexts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e', '%', '%00', '\\', "'", "';--", '__proto__'],
  ...['constructor', 'NaN', 'Infinity', 'null', '${1}', '0000-01-01', '9999-99-99', '+275760-09-13', '2026-02-30'],
  ...[
    'я'.repeat(3000),
    '😀'.repeat(200),
    `${'a'.repeat(3000)}@b.example`,
    'x'.repeat(20_000),
    '<b>',
    '../../etc/passwd',
  ],
];
const hostileValues = [null, true, -1, 0, 1.5, 1e21, 1e308, 9_007_199_254_740_991, -1e308, [], {}, [[]], { a: 1 }];

/** Values just outside what a column takes: an `int`, a day, an instant. */
const edgeValues = ({ type, format }: JsonSchema): readonly unknown[] => {
  if (type === 'integer' || type === 'number') return [2_147_483_647, 2_147_483_648, -2_147_483_649];
  const days = ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'];
  if (format === 'date') return days;
  return format === 'date-time' ? days.map((day) => `${day}T00:00:00Z`) : [];
};

/** Ids that exist in the demo data, so that many calls get past the first check. */
const knownIds = [1, 2, 3, 4, 5, 7, 12, 101, 102, 103, 104, 105, 106, 201, 301, 1001];
const knownTexts = [
  'Анна',
  'Ёлкина',
  'ООО «Резец»',
  'certificate',
  'editor@severmech.example',
  '2026-05-18',
  '+79161234567',
];

const validValue = (schema: JsonSchema): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validValue));
  switch (schema.type) {
    case 'integer':
      return fc.oneof(
        fc.constantFrom(...knownIds),
        fc.integer({ min: Math.max(schema.minimum ?? -10, -10), max: Math.min(schema.maximum ?? 1000, 1000) }),
      );
    case 'number':
      return fc.double({ min: 0, max: 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(anyValue(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return anyObject(schema);
    default:
      return fc.oneof(fc.constantFrom(...knownTexts), fc.string({ maxLength: 30, unit: 'binary' }));
  }
};

const anyValue = (schema: JsonSchema): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: validValue(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileValues, ...edgeValues(schema)) },
  );

const anyObject = ({ properties = {}, required = [] }: JsonSchema): Arbitrary<object> => {
  const fields = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, anyValue(schema)])),
    { requiredKeys: required },
  );
  return fc.oneof(
    { weight: 9, arbitrary: fields },
    { weight: 1, arbitrary: fields.map((object) => Object.fromEntries(Object.entries(object).slice(1))) },
    { weight: 1, arbitrary: fields.map((object) => ({ ...object, constructor: {}, '': 1, more: [[[{}]]] })) },
  );
};

const addressValue = (schema: JsonSchema): Arbitrary<string> =>
  fc.oneof(
    { weight: 14, arbitrary: validValue(schema).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileNumbers) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
  );

/** Like `encodeURIComponent`, which throws on half a surrogate pair; that half becomes bytes that are not UTF-8. */
const encoded = (text: string): string => {
  const whole = text.replace(/\p{Cs}/gu, '');
  return `${whole === text ? '' : '%ed%a0%80'}${encodeURIComponent(whole)}`;
};

const addressOf = ({ path, parameters }: Operation): Arbitrary<string> => {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  return fc
    .tuple(
      fc.tuple(
        ...inPath.map(({ name, schema }) =>
          // most routes are below a participation: nine in ten calls use an existing one
          name === 'id'
            ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom('101', '102', '104', '1') }, addressValue(schema))
            : addressValue(schema),
        ),
      ),
      fc.tuple(
        ...inQuery.map(({ schema, required }) =>
          fc.option(addressValue(schema), { freq: required ? 12 : 2, nil: null }),
        ),
      ),
      fc.boolean(),
    )
    .map(([places, values, isTwice]) => {
      const filled = inPath.reduce(
        (address, { name }, index) => address.replace(`{${name}}`, encoded(places[index] ?? '').slice(0, 4000)),
        path,
      );
      const query = inQuery.flatMap(({ name }, index) => {
        const value = values[index];
        if (value === null || value === undefined) return [];
        const pair = `${name}=${encoded(value)}`;
        return isTwice && index === 0 && value.length % 5 === 0 ? [pair, pair] : [pair];
      });
      return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
    });
};

type Body = Pick<GeneratedRequest, 'body' | 'contentType'>;
const json = (body: string): Body => ({ body, contentType: 'application/json' });

/** Bodies that no schema describes. */
const oddBodies: Body[] = [
  ...['', '{', 'null', '[]', '1e400', '"text"', '{"__proto__":{}}', '{"a":1e400}', deepJson()].map(json),
  json(`{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`),
  { body: 'a=b', contentType: 'application/x-www-form-urlencoded' },
  { body: '\ufffe', contentType: 'application/json; charset=utf-16' },
  { body: 'x', contentType: 'multipart/form-data' },
  { body: '--x\r\n', contentType: 'multipart/form-data; boundary=x' },
  { body: null, contentType: 'application/json' },
];

const uploadBody: Arbitrary<Body> = fc
  .record({
    file: fc.constantFrom(...hostileFiles),
    field: fc.constantFrom('file', 'file', 'file', 'image', 'logo', 'other'),
    type: fc.constantFrom('certificate', 'certificate', 'installation', 'x', null),
    mended: fc.constantFrom(null, null, '{"rows":[]}', '{"rows":[[-5,"","","",""]]}', deepJson(2000), '\u0000'),
  })
  .map(({ file, field, type, mended }) => multipartOf(file, field, { type, mended }));

const bodyOf = ({ method, body }: Operation): Arbitrary<Body> => {
  const none: Body = { body: null, contentType: null };
  if (method === 'GET') return fc.constant(none);
  const odd = fc.constantFrom(...oddBodies);
  if (body === null) {
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(none) },
      { weight: method === 'DELETE' ? 0 : 8, arbitrary: uploadBody },
      { weight: 1, arbitrary: odd },
    );
  }
  return fc.oneof(
    { weight: 14, arbitrary: anyValue(body).map((value) => json(JSON.stringify(value))) },
    { weight: 1, arbitrary: odd },
  );
};

const headers: Arbitrary<Record<string, string>> = fc.constantFrom(
  ...[{}, {}, {}, {}, {}, {}, {}, {}],
  ...['x', 'y'.repeat(5000), '00000000-0000-4000-8000-000000000001'].map((key) => ({ 'idempotency-key': key })),
  ...['en', 'de;q=x', ',,,;;;q=', 'a'.repeat(4000)].map((language) => ({ 'accept-language': language })),
);

/** Calls of one operation, most of them almost right. */
const requestOf = (operation: Operation): Arbitrary<GeneratedRequest> =>
  fc
    .tuple(addressOf(operation), bodyOf(operation), headers)
    .map(([path, body, more]) => ({ operation, path, ...body, headers: more }));

/**
 * The given number of calls over all operations, the same for one seed: valid, almost valid and hostile.
 * @param seed a whole number
 */
export const generateRequests = (operations: Operation[], count: number, seed: number): GeneratedRequest[] =>
  fc.sample(fc.oneof(...operations.map(requestOf)), { numRuns: count, seed });
