import { embedToken } from '../support/embed-host';
import { enter, expect, test } from '../support/portal';

/** No other story requests or ends a token of this person. */
const user = 'supervisor@volga-tools.example';
const participation = 130;

test('a site with access to the catalogue is listed with the sessions and can be ended there [SHELL-620] [SHELL-621]', async ({
  page,
  baseURL,
}) => {
  const portal = baseURL ?? '';
  const [used, unused] = [await embedToken(portal, participation, user), await embedToken(portal, participation, user)];
  const read = async (token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, origin: 'http://localhost:5173' };
    return (await fetch(`${portal}/api/participants/${participation}`, { headers })).status;
  };
  expect(await read(used)).toBe(200);

  await enter(page, user);
  await page.goto('/profile/access');
  const card = page.getByRole('region', { name: /^(Доступ сайтов к каталогу|Sites with access to the catalogue)/ });
  const row = card.getByRole('listitem').filter({ hasText: 'localhost:5173' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button').click();
  const question = page.getByRole('alertdialog', { name: /localhost:5173/ });
  expect(await read(used)).toBe(200);
  await question.getByRole('button', { name: /^(Завершить|End)$/ }).click();
  await expect(row).toHaveCount(0);
  expect([await read(used), await read(unused)]).toEqual([401, 200]);
  await expect(card.getByRole('heading')).toBeFocused();
});
