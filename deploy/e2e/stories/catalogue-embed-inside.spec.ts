import type { Page } from '@playwright/test';
import { embedToken, test } from '../support/embed-host';
import { expect } from '../support/portal';

/** The catalogue order of this participation was returned, so it can be edited, and no other story does. */
const participation = 110;
const editor = 'supervisor@stankoprom.example';

const element = (portal: string) =>
  `<script type="module" src="${portal}/embed/catalog.js"></script>` +
  `<fairfront-catalog participant-id="${participation}"></fairfront-catalog>`;
const giveToken = (token: string) =>
  `document.querySelector('fairfront-catalog').getToken = async () => ${JSON.stringify(token)};`;
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Название', exact: true });
/** The wizard opens where the order was left. */
const toFirstStep = async (page: Page) => {
  const place = page.locator('fairfront-catalog');
  const go = () =>
    place.evaluate((element) =>
      (element as HTMLElement & { goToStep: (step: string) => Promise<boolean> }).goToStep('alphabet'),
    );
  await expect.poll(go).toBe(true);
  await expect(nameField(page)).toBeVisible();
};
/**
 * The container is an ES module with `init` and `get`, which every federation runtime supports. Here the page calls
 * them itself.
 */
const container = (portal: string) => `
  const remote = await import('${portal}/embed/catalog-remote.js');
  await remote.init({});
  const load = async (name) => (await remote.get(name))();
`;
/** The buttons that change an order, on its first step. */
const changing = ['Добавить стенд', 'Добавить адрес', 'Скопировать из прошлой заявки'];

test('the element checks itself whose token it has and what that person may do; the page can only restrict [CAT-260]', async ({
  page,
  host,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  const token = await embedToken(portal, participation, editor);
  await page.goto(host.serve({ body: element(portal), script: giveToken(token) }));
  await toFirstStep(page);
  await expect(nameField(page)).toBeEditable();
  expect(asked).toEqual(expect.arrayContaining(['GET /api/auth/user', `GET /api/participants/${participation}`]));
  await expect(page.getByRole('button', { name: 'Добавить стенд' })).toBeVisible();

  await page.locator('fairfront-catalog').evaluate((place) => place.setAttribute('readonly', ''));
  await expect(nameField(page)).not.toBeEditable();
  for (const name of changing) await expect(page.getByRole('button', { name })).toHaveCount(0);

  // a reader gets no token for a foreign page
  await expect(embedToken(portal, 101, 'reader@severmech.example')).rejects.toThrow('403');
});

test('events cross the shadow root with plain details and no personal data [CAT-261]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation, editor);
  const script = `
    window.heard = [];
    for (const name of ['ready', 'step-change', 'saved', 'error', 'close', 'unauthorized'])
      document.addEventListener('fairfront-catalog:' + name, (event) =>
        window.heard.push({ name, detail: JSON.parse(JSON.stringify(event.detail)), bubbles: event.bubbles, composed: event.composed }));
    ${giveToken(token)}`;
  await page.goto(host.serve({ body: element(portal), script }));
  interface Heard {
    name: string;
    detail: Record<string, unknown>;
    bubbles: boolean;
    composed: boolean;
  }
  const heard = () => page.evaluate(() => (window as typeof window & { heard: Heard[] }).heard);
  const named = async (name: string) => (await heard()).find((event) => event.name === name)?.detail;
  await expect
    .poll(() => named('ready'))
    .toEqual({
      participantId: participation,
      orderId: 110,
      status: 'draft',
    });

  await toFirstStep(page);
  await page.getByRole('textbox', { name: 'Факс' }).fill('+78310000021');
  await expect.poll(() => named('saved')).toEqual({ orderId: 110 });
  for (const { bubbles, composed } of await heard()) expect([bubbles, composed]).toEqual([true, true]);
  expect(JSON.stringify(await heard())).not.toContain(token);
});

test('nothing overflows in a 320 px column, and the element is as tall as its content [CAT-266]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation, editor);
  const body = `<div id="column" style="width: 320px">${element(portal)}</div>`;
  await page.goto(host.serve({ body, script: giveToken(token) }));
  const place = page.locator('fairfront-catalog');
  const bar = page.getByRole('button', { name: /Шаг \d из \d/ });
  // the window is wide: the width of the column decides
  await expect(bar).toBeVisible();
  const measure = () =>
    place.evaluate((element) => {
      const inner = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
      const column = element.getBoundingClientRect();
      const panel = element.shadowRoot?.querySelector('.ff-panel');
      return {
        width: column.width,
        beyond: inner
          .filter((part) => part.getClientRects().length > 0 && part.closest('.ff-overlays') === null)
          .filter((part) => !part.matches('[class*="sr-only"], [class*="sr-only"] *'))
          .filter((part) => part.getBoundingClientRect().right > column.right + 1)
          .map((part) => `${part.localName}.${part.className}`)
          .slice(0, 5),
        // content that scrolls inside cannot be seen by scrolling the page
        hidden: panel ? panel.scrollHeight - panel.clientHeight : null,
        height: column.height,
      };
    });
  await expect.poll(async () => (await measure()).height).toBeGreaterThan(600);
  expect(await measure()).toMatchObject({ width: 320, beyond: [], hidden: 0 });
});

test("the element shows errors itself, in the portal's words [CAT-274]", async ({ page, host, portal }) => {
  const token = await embedToken(portal, participation, editor);
  await page.goto(host.serve({ body: element(portal), script: giveToken(token) }));
  await toFirstStep(page);
  await page.route('**/catalog-orders/*', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 503,
          headers: { 'access-control-allow-origin': '*' },
          json: { message: 'Портал временно недоступен', code: 'service_unavailable' },
        }),
  );
  await nameField(page).fill('Северная механика, завод');
  await page.getByRole('button', { name: 'Далее' }).click();
  const message = page
    .locator('fairfront-catalog')
    .getByText(/Портал временно недоступен/)
    .first();
  await expect(message).toBeVisible();
  await expect(nameField(page)).toHaveValue('Северная механика, завод');
});

test('the parcel is bootstrapped, mounted, updated and unmounted on a foreign page [CAT-250]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation, editor);
  const script = `${container(portal)}
    const parcel = await load('./parcel');
    const domElement = document.getElementById('place');
    const props = { name: 'catalogue', domElement, participantId: ${participation}, token: ${JSON.stringify(token)} };
    window.heard = [];
    props.onEvent = (name, detail) => window.heard.push([name, detail]);
    await parcel.bootstrap(props);
    await parcel.mount(props);
    window.update = () => parcel.update({ ...props, locale: 'en', readOnly: true });
    window.unmount = () => parcel.unmount(props);`;
  await page.goto(host.serve({ body: '<h1>NordPack Fair</h1><div id="place"></div>', script }));
  // the wizard opens where the order was left
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Алфавитный список/ })
    .click();
  await expect(nameField(page)).toBeEditable();
  await page.evaluate('update()');
  await expect(page.getByRole('region', { name: 'Catalogue and guide order' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Add a stand' })).toHaveCount(0);
  await page.evaluate('unmount()');
  await expect(page.locator('#place > *')).toHaveCount(0);
  expect(await page.evaluate('heard[0]')).toEqual([
    'ready',
    { participantId: participation, orderId: 110, status: 'draft' },
  ]);
});
