import type { Page } from '@playwright/test';
import { embedToken, test } from '../support/embed-host';
import { expect } from '../support/portal';

/** A participation without an order in the demo data: the wizard opens at step 1. */
const participation = 105;

const element = (portal: string, attributes = '') =>
  `<script type="module" src="${portal}/embed/catalog.js"></script>` +
  `<fairfront-catalog participant-id="${participation}" ${attributes}></fairfront-catalog>`;
const giveToken = (token: string) =>
  `document.querySelector('fairfront-catalog').getToken = async () => ${JSON.stringify(token)};`;
const name = (page: Page) => page.getByRole('textbox', { name: 'Название', exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);

test('an inline wizard does not take the focus, and its headings continue those of the page [CAT-276]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation);
  const body = `<h1>NordPack Fair</h1><h2>Catalogue</h2><input id="search" autofocus>`;
  await page.goto(host.serve({ body: body + element(portal, 'heading-level="3"'), script: giveToken(token) }));
  await expect(name(page)).toBeEditable();
  await expect(page.getByText('Сервис каталога Fairfront')).toBeVisible();
  expect(await focused(page)).toBe('search');
  const wizard = page.locator('fairfront-catalog');
  await expect(wizard.getByRole('heading', { level: 3 })).toHaveText(['Заявка в каталог и путеводитель']);
  await expect(wizard.getByRole('heading', { level: 4, name: 'Контакты' })).toBeVisible();
  await expect(wizard.locator('h1, h2')).toHaveCount(0);
  await wizard.evaluate((place) => place.removeAttribute('heading-level'));
  await expect(wizard.getByRole('heading', { level: 2 })).toHaveText(['Заявка в каталог и путеводитель']);
});

test('a dialog wizard keeps the focus, Escape asks before input is lost, and the focus returns [CAT-276]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation);
  const body = `<button id="opener">Order</button>${element(portal, 'mode="modal"')}<a href="#own">Own</a>`;
  const script = `${giveToken(token)}
    document.getElementById('opener').onclick = () => document.querySelector('fairfront-catalog').open();`;
  await page.goto(host.serve({ body, script }));
  const opener = page.locator('#opener');
  // input that can be saved is saved without a question
  await page.route('**/catalog-orders', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(name(page)).toBeEditable();
  await name(page).fill('Северная механика');
  // the focus cycles: neither the page nor the browser's toolbar is reached
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('fairfront-catalog');
  }
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(name(page)).toHaveValue('Северная механика');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the page script that provides the token may run after all scripts of the element [CAT-257]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation);
  const texts = page.waitForResponse(/\/embed\/texts-ru\./);
  await page.route('**/host.js', async (route) => {
    await (await texts).finished();
    await route.continue();
  });
  await page.goto(host.serve({ body: element(portal), script: giveToken(token) }));
  await expect(name(page)).toBeEditable();
});
