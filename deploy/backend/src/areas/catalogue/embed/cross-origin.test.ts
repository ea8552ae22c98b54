import { join } from 'node:path';
import { aUser } from '../../../testing/builders/users';
import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty({ EMBED_ORIGINS: 'https://fair.example, http://localhost:*' });
});
afterAll(() => portal.stop());

const ask = (
  origin: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'OPTIONS' = 'GET',
  url = '/api/countries',
) => portal.app.inject({ method, url, headers: { origin, ...headers } });
const corsOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-') || name === 'vary'));

it.each(['https://fair.example', 'http://localhost:5173'])(
  'a page of %s can read responses and errors, without cookies [CAT-271]',
  async (origin) => {
    const allowed = {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'content-disposition, x-request-id',
      vary: 'origin',
    };
    const refused = await ask(origin);
    expect([refused.statusCode, corsOf(refused.headers)]).toEqual([401, allowed]);
    const { token } = await portal.as((await aUser(portal)).email);
    const answered = await ask(origin, { authorization: `Bearer ${token}` });
    expect([answered.statusCode, corsOf(answered.headers)]).toEqual([200, allowed]);
    const unknown = await ask(origin, {}, 'GET', '/api/nothing');
    expect([unknown.statusCode, corsOf(unknown.headers)]).toEqual([404, allowed]);
  },
);

it('a preflight request is answered with the four allowed methods and four headers [CAT-271]', async () => {
  const answer = await ask(
    'https://fair.example',
    { 'access-control-request-method': 'PUT' },
    'OPTIONS',
    '/api/participants/1/catalog-orders/1',
  );
  expect(answer.statusCode).toBe(204);
  expect(corsOf(answer.headers)).toEqual({
    'access-control-allow-origin': 'https://fair.example',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'authorization, accept-language, content-type, idempotency-key',
    'access-control-expose-headers': 'content-disposition, x-request-id',
    'access-control-max-age': '7200',
    vary: 'origin',
  });
});

it.each(['https://evil.example', 'https://fair.example.evil.example', 'http://fair.example', 'null'])(
  'a page of %s gets no CORS header [CAT-271]',
  async (origin) => {
    const { token } = await portal.as((await aUser(portal)).email);
    expect(corsOf((await ask(origin, { authorization: `Bearer ${token}` })).headers)).toEqual({ vary: 'origin' });
    const before = await ask(origin, { 'access-control-request-method': 'PUT' }, 'OPTIONS');
    expect(corsOf(before.headers)).toEqual({ vary: 'origin' });
  },
);

it('no origin is allowed if the installation configures none [CAT-271]', async () => {
  const closed = await TestApp.startEmpty();
  const { headers } = await closed.app.inject({ url: '/api/countries', headers: { origin: 'http://localhost' } });
  expect(corsOf(headers)).toEqual({ vary: 'origin' });
  await closed.stop();
});

it('every site may show the pictures of services [CAT-271]', async () => {
  const { headers, statusCode } = await ask('https://anywhere.example', {}, 'GET', '/storage/pictures/table-round.svg');
  expect([statusCode, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    '*',
    'cross-origin',
  ]);
});

it('the embed configuration contains the key of live events, and the host only if it is a different one [CAT-270]', async () => {
  const own = await portal.visitor.get('/embed-config');
  expect([own.status, own.body]).toEqual([
    200,
    { data: expect.objectContaining({ realtime: { key: 'fairfront', host: null, port: null, tls: null } }) },
  ]);
  const elsewhere = await TestApp.startEmpty({
    ...{ REALTIME_HOST: 'live.example', REALTIME_KEY: 'public', REALTIME_SECRET: 'secret' },
  });
  const { body } = await elsewhere.visitor.get('/embed-config');
  expect(body).toMatchObject({ data: { realtime: { key: 'public', host: 'live.example', port: 443, tls: true } } });
  await elsewhere.stop();
});

it('the embed configuration contains the catalogue documents that the portal shows and stores [CAT-028] [CAT-197] [CAT-251]', async () => {
  const RUNTIME_CONFIG = join(import.meta.dirname, '../../../../../edge/runtime-config.json');
  const named = await TestApp.startEmpty({ RUNTIME_CONFIG });
  const { body } = await named.visitor.get('/embed-config');
  expect(body).toMatchObject({
    data: {
      documents: {
        info: { ru: 'https://fairfront.example/ru/catalogue' },
        example: { en: 'https://fairfront.example/en/catalogue-page.png' },
        terms: { ru: named.services.config.catalogueDocuments.terms.ru },
      },
    },
  });
  await named.stop();
});
