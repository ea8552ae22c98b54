import { ApiUser } from '../support/api-user';
import { expect, password, signIn, test } from '../support/portal';

// no other story uses this account: a new password ends its other sessions
const email = 'editor@frezer.example';
const newPassword = 'Another-password-1';

test('a user changes name and password; the header follows, and the other device is signed out [ACC-004] [ACC-010]', async ({
  page,
  baseURL,
}) => {
  const other = await ApiUser.signIn(baseURL ?? '', email);
  const { data: before } = (await (await other.call('GET', '/auth/user')).json()) as {
    data: { name: string; lastname: string; middlename: string | null; phone: string };
  };
  await signIn(page, email);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const menu = page.getByRole('banner').getByRole('button', { name: /^Меню профиля/ });
  await expect(menu).toContainText(`${before.name} ${before.lastname}`);

  await main.getByLabel('Имя', { exact: true }).fill('Всеволод');
  await main.getByRole('button', { name: 'Сохранить' }).click();
  await expect(main.getByText('Сохранено')).toBeVisible();
  await expect(menu).toContainText(`Всеволод ${before.lastname}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Всеволод ${before.lastname}`);
  await expect(main.getByText('Сохранено')).toBeHidden();

  const change = async (from: string, to: string) => {
    await main.getByLabel('Старый пароль').fill(from);
    await main.getByLabel('Новый пароль', { exact: true }).fill(to);
    await main.getByLabel('Повторите новый пароль').fill(to);
    await main.getByRole('button', { name: 'Сменить пароль' }).click();
  };
  await change('not-the-password', newPassword);
  await expect(main.getByLabel('Старый пароль')).toHaveAccessibleDescription('Старый пароль указан неверно');
  expect((await other.call('GET', '/auth/user')).status).toBe(200);
  await change(password, newPassword);
  await expect(main.getByText('Пароль изменён')).toBeVisible();
  expect((await other.call('GET', '/auth/user')).status).toBe(401);
  await page.reload();
  await expect(menu).toContainText(`Всеволод ${before.lastname}`);

  // restores the demo data
  await change(newPassword, password);
  await expect(main.getByText('Пароль изменён')).toBeVisible();
  const { name, lastname, middlename, phone } = before;
  const restored = await (
    await ApiUser.signIn(baseURL ?? '', email)
  ).call('PUT', '/auth/user', {
    name,
    lastname,
    middlename,
    phone,
  });
  expect(restored.status).toBe(200);
});
