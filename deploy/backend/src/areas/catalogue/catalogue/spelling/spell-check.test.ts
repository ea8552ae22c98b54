import { createSpellingServer, type Checker } from '@fairfront/spelling';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../../entry/app';
import { readConfig } from '../../../../platform/config';
import { aUser } from '../../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../../testing/test-app';
import { askSpelling } from './spelling-service';

let portal: TestApp;
let reader: TestCaller;
let service: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: URL[] = [];

/** Answers every request with this. */
const answers = (body: unknown, status = 200): void => {
  answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/check`;

beforeAll(async () => {
  portal = await TestApp.startEmpty();
  reader = await portal.as((await aUser(portal)).email);
  service = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service.example'));
    answer(request, response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked.length = 0;
  portal.services.config.spellCheckUrl = address();
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await portal.stop();
});

const check = (text: string, lang = 'ru', caller = reader) => caller.get('/spell-check', { query: { text, lang } });
const unchecked = { data: [], meta: { checked: false } };
const word = { position: 3, length: 4, suggestions: ['станок', 'станки'] };

it('the spell check calls the configured service with GET and returns position, length and suggestions [CAT-082, CAT-085]', async () => {
  answers({ data: [word], meta: { checked: true } });
  const { status, body } = await check('🔧 а стнк');
  expect([status, body]).toEqual([200, { data: [word], meta: { checked: true } }]);
  expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
    ['/check', { text: '🔧 а стнк', lang: 'ru' }],
  ]);
});

it('without a configured service, which is the default, the answer says that nothing was checked [CAT-085]', async () => {
  expect(readConfig({}).spellCheckUrl).toBeNull();
  portal.services.config.spellCheckUrl = null;
  const { status, body } = await check('станкок');
  expect([status, body, asked]).toEqual([200, unchecked, []]);
});

it.each([
  ['an error', { message: 'no' }, 500],
  ['another shape', { data: [{ position: 0 }] }, 200],
  ['a service that has not looked', { data: [], meta: { checked: false } }, 200],
  ['a place beyond the text', { data: [{ position: 1, length: 7, suggestions: [] }] }, 200],
  ['an endless answer', { data: [], more: 'x'.repeat(300_000) }, 200],
])('after %s from the service, the text counts as unchecked [CAT-085]', async (_what, body, status) => {
  answers(body, status);
  const received = await check('станкок');
  expect([received.status, received.body]).toEqual([200, unchecked]);
});

it('the bundled spell-check service is understood, also while it is not ready [CAT-085, CAT-302]', async () => {
  let isReady = false;
  const checker: Checker = { isReady: () => isReady, check: async () => [word] };
  const beside = createSpellingServer(checker);
  await beside.listen({ host: '127.0.0.1', port: 0 });
  const { port } = beside.server.address() as AddressInfo;
  portal.services.config.spellCheckUrl = `http://127.0.0.1:${port}/check`;
  expect((await check('🔧 а стнк')).body).toEqual(unchecked);
  isReady = true;
  expect((await check('🔧 а стнк')).body).toEqual({ data: [word], meta: { checked: true } });
  await beside.close();
});

it('redirects of the service are not followed [CAT-085]', async () => {
  answer = (request, response) =>
    request.url?.startsWith('/check')
      ? response.writeHead(302, { location: '/elsewhere?text=1' }).end()
      : response.writeHead(200).end(JSON.stringify({ data: [] }));
  expect((await check('станкок')).body).toEqual(unchecked);
  expect(asked).toHaveLength(1);
});

it('the call to the service is aborted after 2 s [CAT-085]', async () => {
  answer = () => {};
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect((await check('станкок')).body).toEqual(unchecked);
  expect(timeout).toHaveBeenCalledWith(2000);
  timeout.mockRestore();
  expect(await askSpelling(address(), { text: 'станкок', lang: 'ru' }, 20)).toBeNull();
});

it('texts of up to 1,000 characters in two languages are checked, for signed-in users only [CAT-085]', async () => {
  answers({ data: [] });
  expect((await check('🔧'.repeat(1000))).body).toEqual({ data: [], meta: { checked: true } });
  for (const [text, lang, field] of [
    ['я'.repeat(1001), 'ru', 'text'],
    ['слово', 'de', 'lang'],
  ] as const) {
    const { status, body } = await check(text, lang);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
  }
  expect((await check('слово', 'ru', portal.visitor)).status).toBe(401);
});

it('checked texts are never logged, whatever the result [CAT-085]', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = await createApp(portal.services, { logger: { level: 'trace', stream } });
  await app.ready();
  answers({}, 500);
  for (const text of ['Секретное описание', 'Секрет'.repeat(300)]) {
    await app.inject({
      url: `/api/spell-check?${String(new URLSearchParams({ text, lang: 'ru' }))}`,
      headers: { authorization: `Bearer ${reader.token}` },
    });
  }
  await app.close();
  expect(lines.join('')).toContain('/spell-check');
  expect(decodeURIComponent(lines.join(''))).not.toMatch(/Секрет/);
});

it('the service is configured by a URL, and any other value is an error [CAT-085]', () => {
  expect(readConfig({ SPELL_CHECK_URL: 'https://spelling.example/check' }).spellCheckUrl).toBe(
    'https://spelling.example/check',
  );
  expect(() => readConfig({ SPELL_CHECK_URL: 'spelling' })).toThrow('SPELL_CHECK_URL must be an address');
});
