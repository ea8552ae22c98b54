import { enter, expect, test } from '../support/portal';
import { follow, memberAddresses, pageTitles, stands } from '../support/screens';

test('the page title follows the language switch, on every page [SHELL-005] [SHELL-350]', async ({ page }) => {
  await page.route('**/api/language', (route) => route.fulfill({ json: { message: 'ok' } }));
  await enter(page, 'supervisor@severmech.example');
  await page.goto('/');
  const wrong: string[] = [];
  let next: keyof typeof pageTitles = 'en';
  for (const address of memberAddresses) {
    await follow(page, address);
    await stands(page);
    await page.getByRole('radio', { name: next.toUpperCase(), exact: true }).click();
    await expect(page.getByRole('radio', { name: next.toUpperCase(), exact: true })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('lang', next);
    const title = await page.title();
    if (title !== pageTitles[next]) wrong.push(`${address} in ${next}: "${title}"`);
    next = next === 'en' ? 'ru' : 'en';
  }
  expect(wrong).toEqual([]);
});
