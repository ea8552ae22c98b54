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
const place = (page: Page) => page.locator('fairfront-catalog');

test("a page's wheel handlers, right-to-left text, text styles and hotkeys do not affect the wizard [CAT-263] [CAT-266]", async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation);
  const script = `${giveToken(token)}
    document.addEventListener('keydown', (event) => event.preventDefault());`;
  const head = '<style>body { direction: rtl; text-decoration: underline }</style>';
  await page.goto(host.serve({ head, body: `${element(portal)}<div style="height: 3000px"></div>`, script }));
  await expect(name(page)).toBeEditable();
  await name(page).fill('');
  await name(page).pressSequentially('Завод');
  await expect(name(page)).toHaveValue('Завод');
  const looks = await place(page).evaluate((own) => {
    const root = own.shadowRoot?.querySelector('.ff-root');
    const style = root && getComputedStyle(root);
    return [style?.direction, style?.display];
  });
  expect(looks).toEqual(['ltr', 'inline-block']);
  const trapping = await place(page).evaluate(
    (own) =>
      [...(own.shadowRoot?.querySelectorAll('.ff-panel *') ?? [])].filter(
        (part) => getComputedStyle(part).overscrollBehaviorY !== 'auto',
      ).length,
  );
  expect(trapping).toBe(0);
  await name(page).hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

for (const [what, script, code] of [
  ['a page without getToken', '', 'token_missing'],
  ['a getToken that throws', `element.getToken = async () => { throw new Error('422: wrong user'); };`, 'token_failed'],
  ['a getToken without a token', `element.getToken = async () => undefined;`, 'token_empty'],
] as const) {
  test(`${what} is told the cause, and not that the session has expired [CAT-258] [CAT-273]`, async ({
    page,
    host,
    portal,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    const listen = `const element = document.querySelector('fairfront-catalog');
      window.heard = [];
      element.addEventListener('fairfront-catalog:error', ({ detail }) => window.heard.push(detail));`;
    await page.goto(host.serve({ body: element(portal), script: `${listen}${script}` }));
    await expect(place(page).getByText(/доступ к заявке в каталог/)).toBeVisible();
    await expect(place(page).getByText('Сеанс истёк')).toHaveCount(0);
    await expect.poll(() => page.evaluate('heard.map(({ code }) => code)')).toEqual([code]);
    expect(logged.filter((line) => line.includes('fairfront-catalog:'))).toHaveLength(1);
    // no request is sent without a token
    expect(asked).toEqual([]);
    if (code === 'token_failed') expect(await page.evaluate('heard[0].reason')).toBe('422: wrong user');
  });
}

test('a getToken that is set late is used [CAT-257]', async ({ page, host, portal }) => {
  const token = await embedToken(portal, participation);
  await page.goto(host.serve({ body: element(portal) }));
  await expect(place(page).getByText(/доступ к заявке в каталог/)).toBeVisible();
  await place(page).evaluate((own, given) => Object.assign(own, { getToken: async () => given }), token);
  await expect(name(page)).toBeEditable();
});

test("the embedded header has the portal's documents and no close button, and every resource is read once [CAT-028] [CAT-251]", async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname);
  });
  await page.goto(host.serve({ body: element(portal), script: giveToken(token) }));
  await expect(name(page)).toBeEditable();
  const link = (text: string) => place(page).getByRole('link', { name: text });
  await expect(link('Условия')).toHaveAttribute('href', 'https://fairfront.example/ru/catalogue');
  await expect(place(page).getByRole('button', { name: 'Закрыть' })).toHaveCount(0);
  await expect.poll(() => asked.filter((path) => path.endsWith('/broadcasting/missed')).length).toBe(1);
  await page.waitForLoadState('networkidle');
  for (const path of ['/api/auth/user', `/api/participants/${participation}`, '/api/embed-config']) {
    expect([path, asked.filter((one) => one === path).length]).toEqual([path, 1]);
  }
});

test('the element follows a theme and a colour scheme that the page changes later [CAT-255] [CAT-265]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(host.serve({ body: element(portal), script: giveToken(token) }));
  await expect(name(page)).toBeEditable();
  const shown = () =>
    place(page).evaluate((own) => {
      const root = own.shadowRoot?.querySelector<HTMLElement>('.ff-root');
      return [root?.dataset['theme'], root?.style.getPropertyValue('--ff-primary')];
    });
  expect(await shown()).toEqual(['auto', '']);
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
    document.body.style.setProperty('--ff-r-md', '2px');
  });
  await expect.poll(shown).toEqual(['dark', '']);
  await place(page).evaluate((own) => (own as HTMLElement).style.setProperty('--ff-primary', '#7a1f5c'));
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'light'));
  await expect.poll(shown).toEqual(['light', '#7a1f5c']);
});

test('leaving the page with unsaved input asks first [CAT-050]', async ({ page, host, portal }) => {
  const token = await embedToken(portal, participation);
  await page.route('**/catalog-orders', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.goto(host.serve({ body: element(portal), script: giveToken(token) }));
  await expect(name(page)).toBeEditable();
  await name(page).pressSequentially('Завод');
  const asked = page.waitForEvent('dialog');
  await Promise.all([asked.then((dialog) => dialog.dismiss()), page.close({ runBeforeUnload: true })]);
  expect((await asked).type()).toBe('beforeunload');
});
