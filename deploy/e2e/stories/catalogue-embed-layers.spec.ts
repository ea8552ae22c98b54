import type { Page } from '@playwright/test';
import { embedToken, test } from '../support/embed-host';
import { expect } from '../support/portal';

/** Final orders: the stories only read them. */
const [participation, other] = [102, 103];
const reader = 'supervisor@severmech.example';

const script = (portal: string) => `<script type="module" src="${portal}/embed/catalog.js"></script>`;
const element = (id: number, attributes = '') =>
  `<fairfront-catalog id="order-${id}" participant-id="${id}" ${attributes}></fairfront-catalog>`;
const giveToken = (id: number, token: string) =>
  `document.getElementById('order-${id}').getToken = async () => ${JSON.stringify(token)};`;
const call = (page: Page, id: number, method: 'open') =>
  page.evaluate(
    ([selector, name]) => (document.querySelector(selector) as unknown as Record<string, () => void>)[name]?.(),
    [`#order-${id}`, method] as const,
  );

/** Styles that make a browser move, clip and tint even fixed-position content. */
const trap =
  'transform: translateX(200px) rotate(2deg); filter: blur(3px); overflow: hidden; width: 300px; height: 200px; contain: paint';

test('transforms, filters and clipping around the element do not affect its dialogs [CAT-264]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation, reader);
  const body = `${script(portal)}<div style="${trap}">${element(participation, 'mode="modal"')}</div>`;
  await page.goto(host.serve({ body, script: giveToken(participation, token) }));
  await call(page, participation, 'open');
  const dialog = page.getByRole('dialog', { name: 'Заявка в каталог и путеводитель' });
  await expect(dialog.getByText('Принята к публикации', { exact: true })).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await dialog.boundingBox();
  expect(box?.width).toBeGreaterThan(width / 2);
  expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - width)).toBeLessThanOrEqual(20);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  await dialog.getByRole('button', { name: 'Закрыть' }).first().click();
  await expect(dialog).toHaveCount(0);
});

test('the order dialog is above a dialog of the surrounding page, at the z-index that the page sets with --ff-embed-z [CAT-264]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation, reader);
  const dialog = page.getByRole('dialog', { name: 'Заявка в каталог и путеводитель' });
  const ready = dialog.getByText('Принята к публикации', { exact: true });
  const own = `<dialog id="own" style="width: 90vw; height: 90vh">${element(participation, 'mode="modal"')}</dialog>`;
  const show = `document.getElementById('own').showModal();`;
  await page.goto(host.serve({ body: script(portal) + own, script: giveToken(participation, token) }));
  // the element's layer exists before the page's dialog
  await expect.poll(() => page.locator('.ff-overlays').count()).toBe(1);
  await page.evaluate(show);
  await call(page, participation, 'open');
  await expect(ready).toBeVisible();
  await dialog.getByRole('button', { name: 'Закрыть' }).first().click();
  await expect(dialog).toHaveCount(0);

  const head = '<style>fairfront-catalog { --ff-embed-z: 10 }</style>';
  const body = script(portal) + element(participation, 'mode="modal"');
  await page.goto(host.serve({ head, body, script: giveToken(participation, token) }));
  await call(page, participation, 'open');
  await expect(ready).toBeVisible();
  const layer = await page
    .locator('.ff-overlays')
    .evaluate((it) => [it.matches(':popover-open'), getComputedStyle(it).zIndex]);
  expect(layer).toEqual([false, '10']);
});

test('two elements on one page show two participations in two languages and do not interfere [CAT-267]', async ({
  page,
  host,
  portal,
}) => {
  const tokens = [await embedToken(portal, participation, reader), await embedToken(portal, other, reader)] as const;
  const body = script(portal) + element(participation) + element(other, 'locale="en" theme="dark"');
  const give = giveToken(participation, tokens[0]) + giveToken(other, tokens[1]);
  const authorized: string[] = [];
  page.on('request', (request) => {
    const id = /\/participants\/(\d+)/.exec(request.url())?.[1];
    if (id !== undefined) authorized.push(`${id} ${request.headers()['authorization']}`);
  });
  await page.goto(host.serve({ body, script: give }));
  const russian = page.locator(`#order-${participation}`);
  const english = page.locator(`#order-${other}`);
  await expect(russian.getByRole('heading', { level: 2 })).toHaveText('Заявка в каталог и путеводитель');
  await expect(english.getByRole('heading', { level: 2 })).toHaveText('Catalogue and guide order');
  await expect(russian.getByText('Принята к публикации', { exact: true })).toBeVisible();
  await expect(english.getByText('Accepted for publication', { exact: true })).toBeVisible();
  const ground = (place: typeof russian) =>
    place.evaluate((it) => getComputedStyle(it.shadowRoot?.querySelector('.ff-panel') ?? it).backgroundColor);
  expect(await ground(russian)).not.toBe(await ground(english));
  // each element uses the token of its own order
  const wanted = [`${participation} Bearer ${tokens[0]}`, `${other} Bearer ${tokens[1]}`];
  expect([...new Set(authorized)].sort()).toEqual(wanted);

  await russian.evaluate((it) => it.setAttribute('locale', 'en'));
  await expect(russian.getByRole('heading', { level: 2 })).toHaveText('Catalogue and guide order');
  await russian.evaluate((it) => it.remove());
  await english.evaluate((it) => it.setAttribute('locale', 'ru'));
  await expect(english.getByRole('heading', { level: 2 })).toHaveText('Заявка в каталог и путеводитель');
  await english.getByRole('button', { name: 'История' }).click();
  await expect(english.getByText(/версия \d/).first()).toBeVisible();
});
