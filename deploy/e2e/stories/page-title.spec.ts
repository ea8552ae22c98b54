import type { Page } from '@playwright/test';
import { enter, expect, test } from '../support/portal';
import { follow, memberAddresses, prepareAppearance, stands, visitorAddresses } from '../support/screens';

const titles = { ru: 'Личный кабинет', en: 'Personal account' } as const;

/** Opens addresses anew, and collects those whose title or language is another one. */
const wronglyNamed = async (page: Page, addresses: readonly string[], locale: keyof typeof titles) => {
  const wrong: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' });
    await stands(page);
    const [title, lang] = await page.evaluate(() => [document.title, document.documentElement.lang]);
    if (title !== titles[locale] || lang !== locale) wrong.push(`${address}: "${title}", ${lang}`);
  }
  return wrong;
};

for (const locale of ['ru', 'en'] as const) {
  test(`every page names itself after a reload: ${locale} [SHELL-005] [SHELL-350]`, async ({ page }) => {
    await prepareAppearance(page, { locale, theme: 'light', width: 1440 });
    expect(await wronglyNamed(page, visitorAddresses, locale)).toEqual([]);
    await enter(page, 'supervisor@severmech.example');
    expect(await wronglyNamed(page, memberAddresses, locale)).toEqual([]);
  });
}

test('the name of the page follows the switch of the language, on every page [SHELL-005] [SHELL-350]', async ({
  page,
}) => {
  await page.route('**/api/language', (route) => route.fulfill({ json: { message: 'ok' } }));
  await enter(page, 'supervisor@severmech.example');
  await page.goto('/');
  const wrong: string[] = [];
  let next: keyof typeof titles = 'en';
  for (const address of memberAddresses) {
    await follow(page, address);
    await stands(page);
    await page.getByRole('radio', { name: next.toUpperCase(), exact: true }).click();
    await expect(page.getByRole('radio', { name: next.toUpperCase(), exact: true })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('lang', next);
    const title = await page.title();
    if (title !== titles[next]) wrong.push(`${address} in ${next}: "${title}"`);
    next = next === 'en' ? 'ru' : 'en';
  }
  expect(wrong).toEqual([]);
});
