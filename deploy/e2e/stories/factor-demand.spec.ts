import { codeOf } from '../support/one-time-code';
import { Organizer } from '../support/organizer';
import { expect, signIn, test } from '../support/portal';
import { startSystem } from '../support/system';

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('when an exhibition demands a second factor, an administrator is notified in advance and led to the setup and back, and a reader is not asked [SHELL-495] [SHELL-496] [SHELL-497] [SHELL-498] [SHELL-499]', async ({
  page,
  browser,
}) => {
  test.slow();
  // the demand locks every administrator out of the exhibition, so the story needs its own system
  const system = await startSystem();
  try {
    const organizer = await Organizer.signIn(system.url);
    await signIn(page, 'admin@severmech.example', system.url);
    await organizer.demandSecondFactor(1, dayFromNow(7));

    await page.goto(`${system.url}/participant/101`);
    const notice = page.getByText(/администраторам нужен второй фактор входа/);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть сообщение' }).click();
    await expect(notice).toBeHidden();
    await page.goto(`${system.url}/notifications`);
    await expect(
      page.getByText(/^Выставка «ТехноФорум»: с .* администраторам нужен второй фактор входа/),
    ).toBeVisible();

    const joined = page.waitForResponse(/\/broadcasting\/missed\?channel=private-participants\.101/);
    await page.goto(`${system.url}/participant/101/deadlines`);
    await expect(page.getByRole('heading', { level: 1, name: /^Ближайш|срок/i })).toBeVisible();
    await joined;
    await organizer.demandSecondFactor(1, dayFromNow(-1));
    const closed = page.getByRole('heading', { level: 1, name: 'Для выставки «ТехноФорум» нужен второй фактор входа' });
    await expect(closed, 'the open page closes on its own').toBeVisible();
    const another = await browser.newContext({ locale: 'ru-RU' });
    const reader = await another.newPage();
    await signIn(reader, 'reader@severmech.example', system.url);
    await reader.goto(`${system.url}/participant/101`);
    await expect(reader.getByRole('heading', { level: 1, name: /^До открытия|^Выставка идёт/ })).toBeVisible();
    await another.close();

    await page.goto(`${system.url}/participant/102`);
    await expect(page.getByRole('heading', { level: 1, name: /^До открытия|^Выставка идёт/ })).toBeVisible();
    await page.goto(`${system.url}/participant/101/deadlines`);
    await closed.waitFor();
    await page.getByRole('link', { name: 'Настроить второй фактор' }).click();
    await expect(page.getByText('«ТехноФорум»: администраторам нужен второй фактор')).toBeVisible();
    await page.getByRole('link', { name: 'Настроить', exact: true }).click();
    await page.getByRole('button', { name: 'Начать' }).click();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Код из приложения').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Проверить код' }).click();
    await page.getByRole('button', { name: 'Получить новые коды' }).click();
    await page.getByText('Коды сохранены в надёжном месте').click();
    await page.getByRole('button', { name: 'Включить второй фактор' }).click();
    await expect(page, 'the user returns to the previous page').toHaveURL(`${system.url}/participant/101/deadlines`);
    await expect(page.getByRole('heading', { level: 1, name: /^Ближайш|срок/i })).toBeVisible();

    await page.goto(`${system.url}/profile/access`);
    await page.getByRole('button', { name: 'Выключить' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Выставка «ТехноФорум» сразу закроется для вас');
  } finally {
    await system.stop();
  }
});
