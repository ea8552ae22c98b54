import { ApiUser } from '../support/api-user';
import { CatalogueOrder } from '../support/catalogue-order';
import { startSites } from '../support/host-sites';
import { expect, freshTest as test } from '../support/portal';

let sites: Awaited<ReturnType<typeof startSites>>;
test.beforeAll(async ({ baseURL }) => {
  sites = await startSites(baseURL ?? '');
});
test.afterAll(() => sites.stop());

/** Foreign sites, each with a company that has no order yet. */
const pages = [
  { site: 'plain', participation: 140, email: 'supervisor@dalny-bereg.example', locale: 'en' },
  { site: 'vue', participation: 150, email: 'supervisor@metal-time.example', locale: 'ru' },
  { site: 'react17', participation: 160, email: 'supervisor@young-engineers.example', locale: 'ru' },
  { site: 'single-spa', participation: 113, email: 'supervisor@stankoprom.example', locale: 'ru' },
] as const;

for (const { site, participation, email, locale } of pages) {
  test(`an order is placed on the foreign page ${site} from step 1 to sent, with the steps of the portal [CAT-251] [CAT-275]`, async ({
    page,
    baseURL,
  }) => {
    page.setDefaultTimeout(20_000);
    const user = await ApiUser.signIn(baseURL ?? '', email);
    await page.goto(`${sites.origin}/${site}/`);
    const isModal = site === 'vue';
    if (isModal) await page.getByRole('button', { name: 'Заполнить заявку' }).click();
    const frame = isModal ? page.getByRole('dialog').first() : page.locator('main');
    const order = new CatalogueOrder({ page, user, participation, frame, locale });
    await order.addStand('24C44');
    await order.describe('Станки и оснастка');
    await order.next();
    await order.chooseRubric();
    await order.next();
    await order.choosePackage();
    await order.uploadLogo();
    await order.next();
    await order.next();
    await order.sign(await order.pdf());
    expect(await order.stored()).toMatchObject({ status: 'sent' });
    expect(new URL(page.url()).origin).toBe(sites.origin);
  });
}

test('a page stays usable while the portal is down, and a retry loads the order [CAT-273]', async ({ page }) => {
  const element = page.locator('fairfront-catalog');
  const events: string[] = [];
  await page.exposeFunction('noteError', (code: string) => events.push(code));
  await page.addInitScript(() =>
    document.addEventListener('fairfront-catalog:error', (event) => {
      const { noteError } = window as unknown as { noteError: (code: string) => void };
      noteError((event as CustomEvent<{ code: string }>).detail.code);
    }),
  );
  const away = async (path: RegExp) => page.route(path, (route) => route.abort());

  // without the script, the page's own content stays
  await away(/\/embed\//);
  await page.goto(`${sites.origin}/plain/`);
  await expect(element).toHaveText('The catalogue is temporarily unavailable. Please try again later.');
  await page.getByRole('link', { name: 'Programme' }).click();
  await expect(page).toHaveURL(/#programme$/);
  await page.unrouteAll();

  // its parts, and then the API
  for (const [path, text] of [
    [/\/r\//, 'The catalogue could not be loaded'],
    [/\/api\/participants/, 'The catalogue order could not be loaded'],
  ] as const) {
    await away(path);
    await page.goto(`${sites.origin}/plain/`);
    await expect(element.getByText(text)).toBeVisible();
    await page.unrouteAll();
    await element.getByRole('button', { name: 'Try again' }).click();
    await expect(element.getByRole('heading', { name: 'Catalogue and guide order' })).toBeVisible();
  }
  expect(events).toEqual(['load_failed', 'load_failed']);
});

test('a pinned release runs with the hash of its manifest, and not with another hash [CAT-254]', async ({
  page,
  baseURL,
}) => {
  const portal = baseURL ?? '';
  const manifest = (await (await fetch(`${portal}/r/mf-catalog/0.1.0/manifest.json`)).json()) as {
    files: Record<string, { integrity: string }>;
  };
  const integrity = manifest.files['embed/catalog.js']?.integrity ?? '';
  const isDefinedWith = async (hash: string): Promise<boolean> => {
    await page.goto(sites.origin);
    return page.evaluate(
      ([src, expected]) =>
        new Promise<boolean>((resolve) => {
          const script = document.createElement('script');
          Object.assign(script, { type: 'module', src, integrity: expected, crossOrigin: 'anonymous' });
          script.onload = () => resolve(customElements.get('fairfront-catalog') !== undefined);
          script.onerror = () => resolve(false);
          document.head.append(script);
        }),
      [`${portal}/embed/catalog/0.1.0.js`, hash] as const,
    );
  };
  expect(integrity).toMatch(/^sha256-/);
  expect(await isDefinedWith(integrity)).toBe(true);
  expect(await isDefinedWith(`sha256-${'A'.repeat(43)}=`)).toBe(false);
});
