import { axeFindings } from '../support/axe';
import { startSites } from '../support/host-sites';
import { expect, freshTest as test } from '../support/portal';

let sites: Awaited<ReturnType<typeof startSites>>;
test.beforeAll(async ({ baseURL }) => {
  sites = await startSites(baseURL ?? '');
});
test.afterAll(() => sites.stop());

test('the playground shows the configured element and copies its code [CAT-307]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${sites.origin}/playground/`);
  const element = page.locator('fairfront-catalog');
  await expect(element.getByRole('heading', { name: 'Заявка в каталог и путеводитель' })).toBeVisible();
  await expect(page.getByText('ready', { exact: true }).first()).toBeVisible();

  await page.getByRole('combobox', { name: /^Язык/ }).selectOption('en');
  await expect(element.getByRole('heading', { name: 'Catalogue and guide order' })).toBeVisible();
  await page.getByRole('combobox', { name: /^Тема/ }).selectOption('dark');
  await page.getByRole('checkbox', { name: /^Только просмотр/ }).check();
  await page.getByRole('checkbox', { name: 'Свои цвета' }).check();
  await page.getByRole('textbox', { name: /^Участие/ }).fill('512');
  const primary = () =>
    element.evaluate((host) => {
      const root = host.shadowRoot?.querySelector('.ff-root');
      return root ? getComputedStyle(root).getPropertyValue('--ff-primary') : null;
    });
  await expect.poll(primary).toBe('#7a1f3d');

  await page.getByRole('button', { name: 'Скопировать код' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Код скопирован' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`<script type="module" src="${baseURL}/embed/catalog.js"></script>`);
  expect(copied).toContain(
    '<fairfront-catalog participant-id="512" locale="en" theme="dark" readonly></fairfront-catalog>',
  );
  expect(copied).toContain('--ff-primary: #7a1f3d;');
  expect(copied).not.toMatch(/mode=|--ff-r-|--ff-font|integrity|Bearer/);
});

test("the playground copies a server's token endpoint and the policy lines [CAT-307]", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${sites.origin}/playground/`);
  const copiedOf = async (part: string, contains: string): Promise<string> => {
    await page.getByRole('radio', { name: part }).check();
    await expect(page.locator('#snippet')).toContainText(contains);
    await page.getByRole('button', { name: 'Скопировать код' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Код скопирован' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const endpoint = 'PORTAL_TOKEN';
  expect(await copiedOf('Токен: Node', 'export const')).toContain(endpoint);
  expect(await copiedOf('PHP', '<?php')).toContain(endpoint);
  expect(await copiedOf('Python', 'def ')).toContain(endpoint);
  const socket = `${baseURL} ${baseURL?.replace('http', 'ws')};`;
  expect(await copiedOf('Политика CSP', 'img-src')).toContain(`connect-src ${socket}`);
});

test('the playground checks colour contrast and site access, and pins a release with its hash [CAT-307]', async ({
  page,
  baseURL,
}) => {
  const portal = baseURL ?? '';
  const code = page.locator('#snippet');
  await page.goto(`${sites.origin}/playground/`);
  await expect(page.getByText('Контраст 10,0 : 1, подходит')).toBeVisible();
  await page.getByLabel(/^Основной цвет/).fill('#e0b0c0');
  await expect(page.getByText(/^Контраст 1,8 : 1, нужен от 4,5 : 1/)).toBeVisible();

  await page.getByRole('combobox', { name: /^Шрифт/ }).selectOption('Georgia');
  await expect(code).toContainText("--ff-font: Georgia, 'Times New Roman', serif;");
  const panel = page.locator('fairfront-catalog').locator('.ff-panel').first();
  await expect(panel).toHaveCSS('font-family', /^Georgia/);

  const manifest = (await (await fetch(`${portal}/r/mf-catalog/0.1.0/manifest.json`)).json()) as {
    files: Record<string, { integrity: string }>;
  };
  await page.getByRole('combobox', { name: /^Версия/ }).selectOption('0.1.0 с integrity');
  await expect(code).toContainText(`src="${portal}/embed/catalog/0.1.0.js"`);
  await expect(code).toContainText(`integrity="${manifest.files['embed/catalog.js']?.integrity}"`);

  const site = page.getByRole('textbox', { name: /^Ваш сайт/ });
  for (const [typed, answer] of [
    [sites.origin, 'Есть в списке разрешённых'],
    ['https://elsewhere.example', /^Нет в списке разрешённых/],
    ['elsewhere', /^Это не начало адреса сайта/],
  ] as const) {
    await site.fill(typed);
    await site.press('Tab');
    await expect(page.getByText(answer)).toBeVisible();
  }
});

for (const [lang, scheme, width] of [
  ['ru', 'light', 1440],
  ['en', 'dark', 390],
] as const) {
  test(`axe finds nothing in the playground, ${lang}, ${scheme}, ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${sites.origin}/playground/?lang=${lang}`);
    await expect(page.locator('fairfront-catalog').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
