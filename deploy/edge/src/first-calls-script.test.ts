import { runInNewContext } from 'node:vm';
import { releaseSchema, type PageRelease } from '@fairfront/shared-kit/platform/release';
import { firstCallsScript } from './first-calls-script';

const release: PageRelease = { schema: releaseSchema, revision: 1, shell: '1.0.0', remotes: {} };
const screens = {
  participant: { path: '/participant/:id', badge: true },
  cart: { path: '/participant/:id/cart', event: true },
};
const scriptOf = (path: string, apiBase = '/api') =>
  firstCallsScript({ path, search: '', screens, release, apiBase, nonce: 'abc' });

/** Runs the line as the page would. @param answer of the network; without one there is no connection */
const run = (stored: Record<string, string> | null, answer?: Response) => {
  const sent: [url: string, headers: Record<string, string>][] = [];
  const calendars: string[] = [];
  const window: Record<string, unknown> = {
    location: { origin: 'https://portal.test' },
    localStorage: {
      getItem: (key: string) => {
        if (!stored) throw new Error('refused');
        return stored[key] ?? null;
      },
    },
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      sent.push([url, headers]);
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no connection'));
    },
    Response,
    Intl: {
      DateTimeFormat: function () {
        calendars.push('loaded');
      },
    },
    setTimeout: (loadCalendar: () => void) => loadCalendar(),
  };
  const [line = ''] = scriptOf('/participant/101/cart');
  const code = /^<script nonce="abc">(.*)<\/script>$/s.exec(line)?.[1] ?? '';
  runInNewContext(code, { window });
  const calls = window['fairfrontCalls'] as
    | { url: string; language: string; response: Promise<Response> }[]
    | undefined;
  return { sent, calls, calendars };
};

it('the page of a signed-in person asks with session and language before its scripts are there [SHELL-435]', () => {
  const { sent, calls } = run({ 'fairfront.token': 'secret', 'fairfront.locale': 'en' });
  const headers = { Accept: 'application/json', 'Accept-Language': 'en', Authorization: 'Bearer secret' };
  expect(sent).toEqual([
    ['https://portal.test/api/auth/user', headers],
    ['https://portal.test/api/participants/101', headers],
  ]);
  expect(calls?.map(({ url }) => url)).toEqual(sent.map(([url]) => url));
});

it.each([
  ['a visitor', {}],
  ['a browser that refuses its storage', null],
])('%s asks for nothing [SHELL-435]', (_who, stored) => {
  expect(run(stored)).toEqual({ sent: [], calls: undefined, calendars: [] });
});

it('reads answers to their end and loads the calendar of the browser while the scripts are on their way [SHELL-435]', async () => {
  const answer = new Response('{"data":1}', { status: 402, headers: { date: 'Mon, 01 Jun 2026 10:00:01 GMT' } });
  const { calls, calendars } = run({ 'fairfront.token': 'secret' }, answer);
  expect(calendars).toEqual(['loaded']);
  const response = await calls?.[0]?.response;
  expect(answer.bodyUsed).toBe(true);
  expect(response?.status).toBe(402);
  expect(response?.headers.get('date')).toBe('Mon, 01 Jun 2026 10:00:01 GMT');
  await expect(response?.json()).resolves.toEqual({ data: 1 });
});

it('asks in Russian like the shell where no language is stored, or one that the portal does not speak [SHELL-435]', () => {
  const session = { 'fairfront.token': 'secret' };
  const stores: Record<string, string>[] = [session, { ...session, 'fairfront.locale': 'de' }];
  for (const stored of stores) {
    expect(run(stored).sent[0]?.[1]['Accept-Language']).toBe('ru');
  }
});

it('stands on no page whose calls do not follow from its address, nor where the API is elsewhere [SHELL-435]', () => {
  expect(scriptOf('/login')).toEqual([]);
  for (const base of ['https://api.example', '//api.example']) expect(scriptOf('/', base)).toEqual([]);
});

it('nothing of the release can end it', () => {
  const offers = { tiles: { x: { reads: ['</script><script>'] } }, checklist: {} };
  const hostile = { ...release, remotes: { 'mf-x': { offers } } } as unknown as PageRelease;
  const [line = ''] = firstCallsScript({
    path: '/participant/1',
    search: '',
    screens,
    release: hostile,
    apiBase: '/api',
    nonce: 'a',
  });
  expect(line.match(/<\/?script/g)).toHaveLength(2);
});
