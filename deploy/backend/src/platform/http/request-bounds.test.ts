import {
  deepJson,
  operationsOf,
  type GeneratedRequest,
  type JsonSchema,
  type Operation,
} from '../../testing/generated-requests';
import { senderInMemory, type Sender } from '../../testing/request-senders';
import { TestApp } from '../../testing/test-app';

/**
 * Values that nothing can store or read, sent to every call of the API document; new routes are included automatically.
 */
let portal: TestApp;
let send: Sender;
let operations: Operation[];
beforeAll(async () => {
  // stays on the demo world: every call is generated, and its objects exist
  portal = await TestApp.start();
  send = senderInMemory(portal);
  operations = operationsOf(portal.app.openapi());
});
afterAll(() => portal.stop());

const document = {
  ...{ contract_id: 1, type: 'invoice', number: '1', amount: 1, amount_paid: 0, currency: 'RUR', contents: [] },
  document_date: '2026-04-10',
};

/** A valid value of a schema, so that only the tested one is invalid. */
const plainValue = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return plainValue(schema.anyOf[0] ?? {});
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [plainValue(schema.items ?? {})];
  if (schema.type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, plainValue(one)]));
  }
  return schema.format === 'date' ? '2026-05-18' : 'x';
};

const isNumber = (schema: JsonSchema): boolean =>
  schema.type === 'integer' || schema.type === 'number' || (schema.anyOf ?? []).some(isNumber);

/** The URL of a call with valid values except for one parameter. */
const addressWith = ({ path, parameters }: Operation, wrong: string, value: string): string => {
  const valueOf = ({ name, schema }: Operation['parameters'][number]) =>
    encodeURIComponent(name === wrong ? value : name === 'id' ? '101' : String(plainValue(schema)));
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((address, one) => address.replace(`{${one.name}}`, valueOf(one)), path);
  const query = parameters.filter((one) => one.in === 'query' && (one.required || one.name === wrong));
  return query.length === 0 ? filled : `${filled}?${query.map((one) => `${one.name}=${valueOf(one)}`).join('&')}`;
};

const staffOr = (operation: Operation): string =>
  operation.path.startsWith('/organizer') ? 'organizer@fairfront.example' : 'supervisor@severmech.example';

const requestWith = (operation: Operation, path: string, body: string | null): GeneratedRequest => ({
  operation,
  path,
  body,
  contentType: body === null ? null : 'application/json',
  headers: {},
});

/** Every request once: most bodies have the same required part as whole, and the branches of a schema the same edges. */
const distinct = (requests: GeneratedRequest[]): GeneratedRequest[] => [
  ...new Map(
    requests.map((request) => [`${request.operation.method} ${request.path} ${String(request.body)}`, request]),
  ).values(),
];

const answersOf = async (requests: Iterable<GeneratedRequest>, isVisitorToo = false) => {
  const found: [string, number][] = [];
  for (const request of requests) {
    const { operation, path } = request;
    for (const email of isVisitorToo ? [null, staffOr(operation)] : [staffOr(operation)]) {
      found.push([`${operation.method} ${path.slice(0, 100)}`, (await send(email, request)).status]);
    }
  }
  return found;
};

type Place = readonly (string | number)[];

/** Numbers, days and instants in a body, each with values just outside the range of its column. */
const edgePlaces = (schema: JsonSchema, place: Place = []): [Place, unknown][] => {
  const isDate = schema.format === 'date' || schema.format === 'date-time';
  const edges = isDate
    ? ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'].map((day) =>
        schema.format === 'date' ? day : `${day}T00:00:00Z`,
      )
    : isNumber({ ...schema, anyOf: undefined })
      ? [2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER]
      : [];
  return [
    ...edges.map((value): [Place, unknown] => [place, value]),
    ...(schema.anyOf ?? []).flatMap((one) => edgePlaces(one, place)),
    ...(schema.items ? edgePlaces(schema.items, [...place, 0]) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => edgePlaces(one, [...place, name])),
  ];
};

const withValueAt = (whole: unknown, [key, ...rest]: Place, value: unknown): unknown => {
  if (key === undefined) return value;
  if (typeof key === 'number') return [withValueAt(Array.isArray(whole) ? whole[0] : undefined, rest, value)];
  const object = typeof whole === 'object' && whole !== null ? whole : {};
  return { ...object, [key]: withValueAt((object as Record<string, unknown>)[key], rest, value) };
};

/** The required properties of a body. */
const requiredPart = (schema: JsonSchema): unknown => {
  const object = (schema.anyOf ?? []).find(({ type }) => type === 'object') ?? schema;
  if (!object.properties) return plainValue(schema);
  const whole = plainValue(object) as Record<string, unknown>;
  return Object.fromEntries((object.required ?? []).map((name) => [name, whole[name]]));
};

const bodyText = (operation: Operation): string | null =>
  operation.body === null ? null : JSON.stringify(plainValue(operation.body));

const loginOf = (): Operation => {
  const found = operations.find(({ path }) => path === '/auth/login');
  if (!found) throw new Error('There is no call to sign in');
  return found;
};

it('every number in a URL that cannot be stored is rejected by every call [SHELL-330]', async () => {
  const requests = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ schema }) => isNumber(schema))
      .flatMap(({ name }) =>
        ['1e308', '1e+308', '9223372036854775808', '99999999999999999999999', 'NaN', '-1'].map((value) =>
          requestWith(operation, addressWith(operation, name, value), bodyText(operation)),
        ),
      ),
  );
  expect(requests.length).toBeGreaterThan(300);
  const wrong = (await answersOf(requests)).filter(([, status]) => status !== 404 && status !== 422);
  expect(wrong).toEqual([]);
});

it('a body nested 20,000 levels deep is rejected by every call that reads one, including public ones [SHELL-331]', async () => {
  const requests = operations
    .filter(({ method }) => method !== 'GET')
    .map((operation) => requestWith(operation, addressWith(operation, '', ''), deepJson()));
  const wrong = (await answersOf(requests, true)).filter(([, status]) => ![400, 401, 415].includes(status));
  expect(wrong).toEqual([]);
  const { text } = await send(null, requestWith(loginOf(), '/auth/login', deepJson()));
  expect(JSON.parse(text)).toEqual({
    message: 'Слишком много уровней вложенности в запросе',
    code: 'body_too_deep',
  });
});

it('a text of 3,000 or 300,000 characters, a lone surrogate and a control character crash no call [SHELL-330]', async () => {
  const texts = [`${'a'.repeat(3000)}@b.example`, 'я'.repeat(300_000), 'a\ud800', '\u0000\u0001\u202e'];
  // one after the other: all bodies together would be hundreds of megabytes
  function* requests() {
    for (const operation of operations) {
      const whole = plainValue(operation.body ?? {}) as object;
      const path = addressWith(operation, '', '');
      for (const [name, schema] of Object.entries(operation.body?.properties ?? {})) {
        if (!JSON.stringify(schema).includes('"string"')) continue;
        for (const text of texts) yield requestWith(operation, path, JSON.stringify({ ...whole, [name]: text }));
      }
    }
  }
  const answers = await answersOf(requests());
  expect(answers.length).toBeGreaterThan(150);
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  const long = requestWith(loginOf(), '/auth/login', JSON.stringify({ email: texts[0], password: 'x' }));
  const { status, text } = await send(null, long);
  expect([status, JSON.parse(text)]).toMatchObject([
    422,
    { code: 'validation_error', errors: { email: ['Не более 254 символов'] } },
  ]);
});

it('a number or day in a body outside the range of its column crashes no call, alone or among others [SHELL-330]', async () => {
  const requests = operations.flatMap((operation) => {
    const { body } = operation;
    if (!body) return [];
    const path = addressWith(operation, '', '').replaceAll(/\/1(?=\/|$)/g, '/101');
    return edgePlaces(body).flatMap(([place, value]) =>
      [requiredPart(body), plainValue(body)].map((whole) =>
        requestWith(operation, path, JSON.stringify(withValueAt(whole, place, value))),
      ),
    );
  });
  expect(requests.length).toBeGreaterThan(300);
  expect((await answersOf(distinct(requests))).filter(([, status]) => status >= 500)).toEqual([]);
});

it('a version outside its column is answered with 422 on its field [SHELL-330]', async () => {
  const caller = await portal.as('supervisor@severmech.example');
  const { status, body } = await caller.put('/participants/101/catalog-orders/101', { version: 2_147_483_648 });
  expect([status, body]).toMatchObject([422, { errors: { version: [expect.any(String)] } }]);
});

it.each(['0000-01-01', '1899-12-31', '2200-01-01'])(
  'a document of the day %s is answered with 422 [SHELL-330]',
  async (day) => {
    const organizer = await portal.as('organizer@fairfront.example');
    const { status, body } = await organizer.call('POST', '/organizer/participants/101/documents', {
      body: { ...document, document_date: day },
    });
    expect([status, body]).toMatchObject([422, { errors: { document_date: ['Неверная дата'] } }]);
  },
);

/** Unbounded places of a schema. */
const unbounded = (schema: JsonSchema, place: string): string[] => [
  ...(schema.type === 'string' && !schema.enum && schema.maxLength === undefined ? [place] : []),
  ...(schema.type === 'array' && schema.maxItems === undefined ? [place] : []),
  ...(schema.type === 'integer' && (schema.minimum === undefined || schema.maximum === undefined) ? [place] : []),
  ...(schema.anyOf ?? []).flatMap((one) => unbounded(one, place)),
  ...(schema.items ? unbounded(schema.items, `${place}[]`) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => unbounded(one, `${place}.${name}`)),
];

it('the document bounds every text, list and integer of a call [SHELL-330]', () => {
  const places = operations.flatMap(({ method, path, parameters, body }) => [
    ...parameters.flatMap(({ name, schema }) => unbounded(schema, `${method} ${path} ${name}`)),
    ...(body ? unbounded(body, `${method} ${path}`) : []),
  ]);
  expect(places).toEqual([]);
});
