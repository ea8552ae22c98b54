import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { ApiUser } from '../support/api-user';
import { enter, expect, signIn, freshTest as test } from '../support/portal';
import { recordShown } from '../support/shown-at';
import { TrafficRecorder, waterfallDepth } from '../support/traffic';

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** Files that every remote shares: home loads them when idle. */
const runtime = /\/federation(-runtime)?\./;

/** The frame of every modal. */
const opensWindows = /\/registry-modal\./;

test('the sign-in screen stays within its byte budget', async ({ page }) => {
  const traffic = await TrafficRecorder.attach(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  const scripts = kilobytes(traffic.scriptBytes);
  test.info().annotations.push({ type: 'measured', description: `sign-in: ${scripts} KB of scripts` });
  expect(scripts).toBeGreaterThan(20);
  expect(scripts).toBeLessThanOrEqual(budgets.signIn.scriptKilobytes);
  for (const script of traffic.overNetwork.filter(({ type }) => type === 'Script')) expect(script.encoding).toBe('br');
});

test('home, signed in, stays within its budgets for bytes, requests and depth', async ({ page, context }) => {
  await signIn(page, 'editor@severmech.example');
  const state = await context.storageState();
  await page.close();

  const fresh = await context.browser()?.newContext({ storageState: state, locale: 'ru-RU' });
  if (!fresh) throw new Error('no browser');
  const home = await fresh.newPage();
  const wasted: string[] = [];
  home.on('console', (message) => {
    if (message.text().includes('is not used due to')) wasted.push(message.text());
  });
  const latency = 300;
  const shownAt = await recordShown(home, { selector: 'main article', atLeast: 1 });
  const traffic = await TrafficRecorder.attach(home, { latency });
  await home.goto('/', { waitUntil: 'commit' });
  await expect(home.getByRole('article').first()).toBeVisible();
  // requests that the list waited for: all whose response could have arrived before it was shown. Round-trip time
  // counts rather than the time on a busy server, which would make later requests look earlier
  const shown = await shownAt();
  const beforeList = traffic.overNetwork.filter(({ startedAt }) => startedAt < shown - latency);
  const needed = beforeList.filter(({ type }) => type !== 'Font' && type !== 'Image');
  const depth = waterfallDepth(needed);
  await expect.poll(() => traffic.scriptBytesOf(runtime)).toBeGreaterThan(0);
  await home.waitForLoadState('networkidle');
  const idle = kilobytes(traffic.scriptBytesOf(runtime));
  const scripts = kilobytes(traffic.scriptBytes - traffic.scriptBytesOf(runtime));
  test.info().annotations.push({
    type: 'measured',
    description: `home: ${scripts} KB of scripts, ${beforeList.length} requests before the list (${needed.length} without fonts and pictures), depth ${depth}; ${idle} KB when idle`,
  });
  await fresh.close();
  expect(wasted, 'what is preloaded is also requested').toEqual([]);
  expect(scripts).toBeLessThanOrEqual(budgets.home.scriptKilobytes);
  expect(
    beforeList.filter(({ url }) => runtime.test(url)),
    'the list does not wait for anything that is loaded when idle',
  ).toEqual([]);
  expect(idle).toBeLessThanOrEqual(budgets.home.idleScriptKilobytes);
  expect(needed.length).toBeLessThanOrEqual(budgets.home.requestsBeforeList);
  expect(depth).toBeLessThanOrEqual(budgets.home.waterfallDepth);
});

/**
 * Events of other stories would trigger refetches. The socket delivers only protocol messages, and no missed events are
 * reported.
 */
const withoutEvents = async (page: Page) => {
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (/^\{"event":"pusher/.test(String(message))) socket.send(message);
    });
  });
  // not with a Playwright route, which would turn off the browser cache
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!response.url.includes('/broadcasting/missed')) return response;
      const answer = (await response.json()) as { data: object };
      return Response.json({ data: { ...answer.data, events: [] } });
    };
  });
};

test('the hub needs few scripts and requests, and its first dialog needs few more [SHELL-410] [SHELL-438] [SHELL-412] [SHELL-435] [PASS-335] [SHELL-562]', async ({
  page,
}) => {
  await enter(page, 'editor@severmech.example');
  await withoutEvents(page);
  const shownAt = await recordShown(page, {
    selector: 'main section section',
    atLeast: 6,
    without: 'main [aria-busy=true]',
  });
  const traffic = await TrafficRecorder.attach(page);
  await page.goto('/participant/101', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Пропуска участников' }).getByText('из 30')).toBeVisible();
  // the last calls of all: events missed before the socket was open, for the user and for the participation
  const missed = () => traffic.finished.filter(({ url }) => url.includes('/broadcasting/missed')).length;
  await expect.poll(missed).toBe(2);
  await page.waitForLoadState('networkidle');
  // the code of marked dialogs is loaded once the hub is shown and the browser is idle
  await expect.poll(() => traffic.finished.some(({ url }) => opensWindows.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
  const standing = await shownAt();
  const isAhead = ({ type, url, startedAt }: (typeof traffic.finished)[number]) =>
    (type === 'Script' || type === 'Stylesheet') && startedAt >= standing && !url.includes('/realtime.');
  const ahead = traffic.overNetwork.filter(isAhead);
  const requests = traffic.finished.filter((request) => !isAhead(request)).map(({ url }) => url);
  // what the head and the tiles wait for: requested once each, before any script of the shell runs
  const waitedFor = traffic.finished.filter(({ url }) =>
    /\/api\/(auth\/user|participants\/101(\/reads\?.*)?)$/.test(url),
  );
  expect(waitedFor).toHaveLength(3);
  const interactive = await page.evaluate(() => {
    const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType('navigation') as unknown as {
      domInteractive: number;
    }[];
    return performance.timeOrigin + domInteractive;
  });
  for (const { url, startedAt } of waitedFor) expect(startedAt, url).toBeLessThan(interactive);
  // the socket is opened when the browser is idle, while the tiles load
  const scripts = traffic.overNetwork.filter(
    ({ type, url, startedAt }) => type === 'Script' && startedAt < standing && !url.includes('/realtime.'),
  );
  const bytes = kilobytes(scripts.reduce((sum, script) => sum + script.bytes, 0));
  const listShownAt = await recordShown(page, { selector: '[role=dialog] tr', atLeast: 2 });
  const before = traffic.overNetwork.length;
  await page.goto('/participant/101?modal=event-modal-participant-passes', { waitUntil: 'networkidle' });
  const listShown = await listShownAt();
  const scriptsSince = () => traffic.overNetwork.slice(before).filter(({ type }) => type === 'Script');
  // loaded when the page is idle: on a busy machine possibly after the first network idle
  await expect.poll(() => scriptsSince().length, 'the form is loaded while the list is read').toBeGreaterThan(0);
  const further = scriptsSince();
  const bytesOf = (files: typeof further) => kilobytes(files.reduce((sum, file) => sum + file.bytes, 0));
  // both times come from the page's clock; the network clock differs by a few milliseconds
  const startOf = await page.evaluate(() =>
    Object.fromEntries(
      performance.getEntriesByType('resource').map(({ name, startTime }) => [name, performance.timeOrigin + startTime]),
    ),
  );
  const isWaitedFor = ({ url }: (typeof further)[number]) => (startOf[url] ?? 0) < listShown;
  const waitedForWindow = further.filter(isWaitedFor);
  const scriptsAhead = ahead.filter(({ type }) => type === 'Script');
  const ofWindow = bytesOf([...scriptsAhead, ...waitedForWindow]);
  const ofForm = bytesOf(further.filter((script) => !isWaitedFor(script)));
  test.info().annotations.push({
    type: 'measured',
    description: `hub: ${scripts.length} scripts of ${bytes} KB until its tiles are shown, ${requests.length} requests in total; dialogs ${ofWindow} KB of scripts in ${ahead.length} files, ${waitedForWindow.length} of them loaded when the first is opened, its form ${ofForm} KB after that`,
  });
  expect(scripts.length).toBeLessThanOrEqual(budgets.hub.scripts);
  expect(bytes).toBeLessThanOrEqual(budgets.hub.scriptKilobytes);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budgets.hub.requests);
  expect(ofWindow).toBeLessThanOrEqual(budgets.hub.windowsKilobytes);
  expect(ahead.length).toBeLessThanOrEqual(budgets.hub.filesAhead);
  expect(
    bytesOf(waitedForWindow),
    `a marked dialog waits for next to no code: ${waitedForWindow.map(({ url }) => url).join(' ')}`,
  ).toBeLessThan(1.5);
  expect(ofForm, 'the form is loaded while the list is read').toBeGreaterThan(0);
});

test('a services screen costs few bytes more than home; the service dialog and the chat are loaded on first use [SHELL-355]', async ({
  page,
}) => {
  await enter(page, 'editor@severmech.example');
  const traffic = await TrafficRecorder.attach(page);
  const ofServices = () => kilobytes(traffic.scriptBytesOf('/r/mf-services/'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => traffic.scriptBytesOf(runtime)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const home = traffic.scriptBytes;
  expect(ofServices()).toBe(0);
  await page.goto('/participant/101/categories', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entered = kilobytes(traffic.scriptBytes - home);
  const own = ofServices();
  /** Opens a dialog. Its frame appears before its part is requested, on a busy machine long before. */
  const open = async (query: string) => {
    const before = ofServices();
    await page.goto(`/participant/101/categories?modal=${query}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => ofServices() - before).toBeGreaterThan(3);
    return ofServices() - before;
  };
  const service = await open('event-modal-service&service=1');
  const chat = await open('event-modal-chat&order=1');
  test.info().annotations.push({
    type: 'measured',
    description:
      `categories: ${entered} KB of scripts more than home, including what all remotes share, ${own} KB of services; ` +
      `service dialog ${service.toFixed(1)} KB, chat ${chat.toFixed(1)} KB`,
  });
  expect(entered).toBeLessThanOrEqual(budgets.categories.scriptKilobytes);
  expect(own).toBeLessThanOrEqual(budgets.categories.ownKilobytes);
});

const deskPages = [
  ...['passes', 'orders', 'orders/1033', 'catalogue-orders', 'publications', 'extensions', 'support', 'deletions'],
  ...['participants', 'participants/101', 'exhibition', 'readiness', 'figures', 'services', 'catalogue', 'venue'],
  'import',
];

test('each page of the desk costs few bytes more than home [ORG-353]', async ({ browser }) => {
  const baseURL = test.info().project.use.baseURL ?? '';
  const { token } = await ApiUser.signIn(baseURL, 'organizer@fairfront.example');
  const scriptsOf = async (path: string, owner: string) => {
    const page = await browser.newPage();
    await page.addInitScript((stored) => localStorage.setItem('fairfront.token', stored), token);
    const traffic = await TrafficRecorder.attach(page);
    await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' });
    await expect.poll(() => traffic.scriptBytesOf(owner)).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const found = { all: kilobytes(traffic.scriptBytes), own: kilobytes(traffic.scriptBytesOf('/r/desk/')) };
    await page.close();
    return found;
  };
  const home = await scriptsOf('/', '/r/shell/');
  expect(home.own).toBe(0);
  for (const name of deskPages) {
    const { all, own } = await scriptsOf(`/desk/${name}?exhibition=1`, '/r/desk/');
    const more = kilobytes((all - home.all) * 1024);
    test.info().annotations.push({ type: 'measured', description: `desk ${name}: ${own} KB own, ${more} KB more` });
    expect.soft(own, `own scripts of ${name}`).toBeLessThanOrEqual(budgets.desk.ownKilobytes);
    expect.soft(more, `scripts of ${name} beside those of home`).toBeLessThanOrEqual(budgets.desk.scriptKilobytes);
  }
});

test('the catalogue order wizard costs few bytes including the hub below it; picker, files and preview are loaded on first use [CAT-309]', async ({
  page,
}) => {
  await enter(page, 'editor@severmech.example');
  // nothing is loaded before it is requested
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const traffic = await TrafficRecorder.attach(page);
  await page.goto('/participant/101', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const open = async (query: string) => {
    const before = traffic.scriptBytes;
    await page.goto(`/participant/101?modal=${query}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('dialog')).toBeVisible();
    // the frame appears before its part is requested: on a busy machine, after the first network idle
    await expect.poll(() => kilobytes(traffic.scriptBytes - before)).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    return kilobytes(traffic.scriptBytes - before);
  };
  const hub = kilobytes(traffic.scriptBytes);
  const wizard = await open('event-modal-catalog&step=alphabet');
  const picker = await open('event-modal-catalog-rubrics');
  const packages = await open('event-modal-catalog&step=packages');
  const preview = await open('event-modal-catalog&step=preview');
  test.info().annotations.push({
    type: 'measured',
    description: `hub ${hub} KB of scripts, wizard ${wizard} more, picker ${picker}, packages and files ${packages}, preview ${preview}`,
  });
  expect(hub + wizard).toBeLessThanOrEqual(budgets.catalogue.scriptKilobytesWithHub);
});
