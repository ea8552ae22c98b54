import type { StartedCall } from '@fairfront/shared-kit/platform/release';

const calls = JSON.stringify({ base: '/api', addresses: ['/auth/user', '/participants/101'] });

/** Runs the entry in a page that names its first calls. @returns the calls that were sent */
const run = async (): Promise<StartedCall[] | undefined> => {
  document.body.innerHTML = `<script type="application/json" id="fairfront-first-calls">${calls}</script>`;
  await jest.isolateModulesAsync(async () => void (await import('./first-calls.entry')));
  return (window as { fairfrontCalls?: StartedCall[] }).fairfrontCalls;
};
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response('{}'));
  window.fetch = fetched;
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'fairfrontCalls');
});

it('the entry requests the page of a signed-in user with session and language before the shell has loaded [SHELL-435]', async () => {
  localStorage.setItem('fairfront.token', 'secret');
  localStorage.setItem('fairfront.locale', 'en');
  const sent = await run();
  const headers = { Accept: 'application/json', 'Accept-Language': 'en', Authorization: 'Bearer secret' };
  expect(fetched.mock.calls).toEqual([
    ['http://portal.test/api/auth/user', { headers }],
    ['http://portal.test/api/participants/101', { headers }],
  ]);
  expect(sent?.map(({ url }) => url)).toEqual(fetched.mock.calls.map(([url]) => url));
});

it('the entry sends no requests for a visitor or when the browser blocks storage [SHELL-435]', async () => {
  expect(await run()).toBeUndefined();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  expect(await run()).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('the entry reads responses to the end and keeps status and headers [SHELL-435]', async () => {
  localStorage.setItem('fairfront.token', 'secret');
  const answer = new Response('{"data":1}', { status: 402, headers: { date: 'Mon, 01 Jun 2026 10:00:01 GMT' } });
  fetched.mockResolvedValueOnce(answer);
  const response = await (await run())?.[0]?.response;
  expect(answer.bodyUsed).toBe(true);
  expect(response?.status).toBe(402);
  expect(response?.headers.get('date')).toBe('Mon, 01 Jun 2026 10:00:01 GMT');
  await expect(response?.json()).resolves.toEqual({ data: 1 });
});

it.each([[null], ['de']])(
  'the entry requests Russian, as the shell does, when the stored language is %s [SHELL-435]',
  async (locale) => {
    localStorage.setItem('fairfront.token', 'secret');
    if (locale) localStorage.setItem('fairfront.locale', locale);
    await run();
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Accept-Language': 'ru' });
  },
);
