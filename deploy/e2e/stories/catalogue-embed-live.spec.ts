import type { Page, WebSocket } from '@playwright/test';
import { embedToken, test } from '../support/embed-host';
import { Organizer } from '../support/organizer';
import { expect } from '../support/portal';

/** The catalogue order of this participation is sent, and no other story uses it. */
const participation = 130;
const order = 130;
const user = 'supervisor@volga-tools.example';

const element = (portal: string) =>
  `<script type="module" src="${portal}/embed/catalog.js"></script>` +
  `<fairfront-catalog participant-id="${participation}"></fairfront-catalog>`;
const giveToken = (token: string) =>
  `document.querySelector('fairfront-catalog').getToken = async () => ${JSON.stringify(token)};`;
/** Sockets of the page, oldest first. */
const socketsOf = (page: Page): WebSocket[] => {
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  return sockets;
};
/** What the page can be asked about itself, without the global that the page of the story has made. */
const globals = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window).sort());

test('the order on a foreign page follows the organiser, and its socket closes with the element [CAT-269] [CAT-270]', async ({
  page,
  host,
  portal,
}) => {
  const sockets = socketsOf(page);
  const token = await embedToken(portal, participation, user);
  const organizer = await Organizer.signIn(portal);
  const policy = `default-src 'none'; script-src 'self' ${portal}; img-src ${portal} data:; connect-src ${portal} ${portal.replace('http', 'ws')}`;
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.goto(host.serve({ body: '<h1>NordPack Fair</h1>', policy }));
  const before = await globals(page);
  const asked = page.waitForResponse(/\/api\/broadcasting\/missed/);
  await page.goto(host.serve({ body: `<h1>NordPack Fair</h1>${element(portal)}`, script: giveToken(token), policy }));
  const place = page.locator('fairfront-catalog');
  await expect(place.getByText('Отправлена', { exact: true })).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  // from here on events arrive over the socket
  await asked;
  expect(await globals(page)).toEqual(before);
  loads = 0;

  await organizer.moderateCatalogOrder(order);
  await expect(place.getByText('Принята на модерацию', { exact: true })).toBeVisible();
  const comment = { field: 'companyPhone', text: 'Укажите телефон с кодом страны' };
  await organizer.returnCatalogOrder(order, 'Нет телефона', comment);
  await expect(place.getByText('На доработке', { exact: true })).toBeVisible();
  await expect(place.getByText('Нет телефона')).toBeVisible();
  expect(loads).toBe(0);

  const [socket] = sockets;
  expect(socket?.isClosed()).toBe(false);
  await place.evaluate((it) => it.remove());
  await expect.poll(() => socket?.isClosed()).toBe(true);
  expect(sockets).toHaveLength(1);
});

test('where the page forbids sockets, the order is read again when the user returns [CAT-270]', async ({
  page,
  host,
  portal,
  problems,
}) => {
  const token = await embedToken(portal, 110, 'supervisor@stankoprom.example');
  const policy = `default-src 'none'; script-src 'self' ${portal}; img-src ${portal} data:; connect-src ${portal}`;
  const body =
    `<script type="module" src="${portal}/embed/catalog.js"></script>` +
    `<fairfront-catalog participant-id="110"></fairfront-catalog>`;
  await page.goto(host.serve({ body, script: giveToken(token), policy }));
  const place = page.locator('fairfront-catalog');
  await expect(place.getByText('На доработке', { exact: true })).toBeVisible();
  await expect.poll(() => problems.violations.length).toBe(1);
  expect(problems.violations.pop()).toContain('connect-src ws:');
  const again = page.waitForRequest((request) => /\/catalog-orders\/110$/.test(request.url()));
  // simulates a page that comes to the front: the browser of a story is always visible
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await again).method()).toBe('GET');
});
