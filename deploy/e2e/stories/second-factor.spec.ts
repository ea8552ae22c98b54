import type { Page } from '@playwright/test';
import { registerColleague } from '../support/colleague';
import { codeOf } from '../support/one-time-code';
import { expect, password, signIn, test } from '../support/portal';

test('an authenticator app is set up as second factor, is asked for on a new device, and is turned off [SHELL-445] [SHELL-446] [SHELL-448] [SHELL-449]', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await registerColleague(baseURL ?? '', 'second-factor');
  await signIn(page, email);
  await page.goto('/profile/access/second-factor');
  await page.getByRole('button', { name: 'Начать' }).click();
  await expect(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Код из приложения').fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Проверить код' }).click();
  await page.getByRole('button', { name: 'Получить новые коды' }).click();
  const codes = page.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByText('Коды сохранены в надёжном месте').click();
  await page.getByRole('button', { name: 'Включить второй фактор' }).click();
  await expect(page.getByText('Осталось 10 из 10')).toBeVisible();

  /** Completes the second step in an unknown browser, on the way to a page. */
  const enterAnew = async (confirm: (other: Page) => Promise<void>, devices: number) => {
    const context = await browser.newContext({ locale: 'ru-RU' });
    const other = await context.newPage();
    await other.goto('/profile/access');
    await other.getByLabel('Электронная почта').fill(email);
    await other.getByLabel('Пароль', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Войти' }).click();
    await confirm(other);
    await other.getByRole('button', { name: 'Войти' }).click();
    await expect(
      other.getByRole('heading', { level: 1, name: `Вы вошли на ${devices} устройствах` }),
      'the user arrives at the requested page',
    ).toBeVisible();
    await context.close();
  };
  await test.step('another browser is asked for the code', () =>
    enterAnew((other) => other.getByLabel('Код из приложения').fill(codeOf(secret, 1)), 2));
  await test.step('a third browser accepts a recovery code', () =>
    enterAnew(async (other) => {
      await other.getByRole('button', { name: 'Ввести код восстановления' }).click();
      await other.getByLabel('Код восстановления').fill(recovery.toLowerCase());
    }, 3));

  await page.getByRole('button', { name: 'Выключить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выключить' }).click();
  await expect(page.getByText('Выключен', { exact: true })).toBeVisible();
});
