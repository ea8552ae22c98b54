import { registerColleague } from '../support/colleague';
import { expect, password, signIn, test } from '../support/portal';

test('a passkey is added, signs in on a new device, and is removed [SHELL-454] [SHELL-456] [SHELL-457] [SHELL-458] [SHELL-459]', async ({
  browser,
  baseURL,
}) => {
  // passkeys belong to a host name: browsers accept none for an IP address
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const email = await registerColleague(baseURL ?? '', 'passkeys');
  const context = await browser.newContext({ locale: 'ru-RU', baseURL: site });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });

  await signIn(page, email);
  await page.goto('/profile/access');
  await page.getByRole('button', { name: 'Добавить ключ' }).click();
  await page.getByLabel('Название').fill('Рабочий ноутбук');
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  await expect(page).toHaveURL(/\/profile\/access\/second-factor$/);
  await page.getByRole('button', { name: 'Получить новые коды' }).click();
  await page.getByText('Коды сохранены в надёжном месте').click();
  await page.getByRole('button', { name: 'Включить второй фактор' }).click();
  await expect(page.getByText('Рабочий ноутбук')).toBeVisible();
  await expect(page.getByText('Включён', { exact: true })).toBeVisible();

  await test.step('an unknown browser is asked for the passkey', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/profile/access');
    await page.getByLabel('Электронная почта').fill(email);
    await page.getByLabel('Пароль', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.getByRole('button', { name: 'Использовать ключ доступа' }).click();
    await expect(page.getByText(/^Последний вход сегодня/)).toBeVisible();
  });

  await page.getByRole('button', { name: 'Удалить: Рабочий ноутбук' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить ключ' }).click();
  await expect(page.getByText('Выключен', { exact: true })).toBeVisible();
  await context.close();
});
