import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { invitationPath } from '../support/emails';
import { enter, expect, test } from '../support/portal';

const administrator = 'supervisor@severmech.example';
const newPassword = 'Yarmarka-v-iyune-7';

/** Invites from the team screen as administrator; returns the link of the email that the invited person gets. */
const inviteFromTeam = async (
  page: Page,
  { participation, email, role, former }: { participation: number; email: string; role: RegExp; former?: string },
): Promise<string> => {
  await page.goto(`/participant/${participation}?modal=event-modal-users`);
  const team = page.getByRole('dialog', { name: 'Команда' });
  await team.getByLabel('Электронная почта').fill(email);
  await team.getByRole('radio', { name: role }).check({ force: true });
  await team.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(team.getByRole('row').filter({ hasText: email })).toContainText('Приглашён');
  return invitationPath(email, former);
};

const newcomerPage = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
  return context.newPage();
};

const factOf = (page: Page, fact: string) => page.locator(`[data-fact="${fact}"]`);

test('a colleague is invited, registers with the link and is in the exhibition; the next invitation waits for the same account [SHELL-380] [SHELL-381] [SHELL-382] [SHELL-383]', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `colleague-${Date.now()}@severmech.example`;
  await enter(page, administrator);
  const link = await inviteFromTeam(page, { participation: 101, email, role: /^Редактирование/ });
  const colleague = await newcomerPage(browser, baseURL);

  await test.step('the page shows who invites, where, in which role and for which e-mail', async () => {
    await colleague.goto(link);
    await expect(colleague.getByRole('heading', { level: 1, name: / приглашает вас$/ })).toBeVisible();
    await expect(factOf(colleague, 'company')).toHaveText('ООО «Северная механика»');
    await expect(factOf(colleague, 'exhibition')).toContainText('ТехноФорум, ');
    await expect(factOf(colleague, 'access')).toHaveText('Редактирование');
    await expect(factOf(colleague, 'email')).toHaveText(email);
    expect(await axeFindings(colleague)).toEqual([]);
  });

  await test.step('the registration signs in and opens the exhibition', async () => {
    await colleague.getByLabel('Фамилия').fill('Ярмаркина');
    await colleague.getByLabel('Имя', { exact: true }).fill('Вера');
    await colleague.getByLabel('Телефон').fill('+79160001122');
    await colleague.getByLabel('Пароль', { exact: true }).fill(newPassword);
    await colleague.getByLabel('Повторите пароль').fill(newPassword);
    await colleague.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(colleague).toHaveURL(/\/participant\/101$/);
    await expect(colleague.getByRole('heading', { name: 'Пропуска участников', exact: true })).toBeVisible();
  });

  await test.step('the open team list shows the new colleague without a reload', async () => {
    const row = page.getByRole('dialog', { name: 'Команда' }).getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Ярмаркина');
    await expect(row).not.toContainText('Приглашён');
  });

  await test.step('the link is used up, and the page says so', async () => {
    await colleague.goto(link);
    await expect(colleague.getByRole('heading', { level: 1, name: 'Приглашение уже принято' })).toBeVisible();
  });

  const next = await test.step('for the administrator, the second invitation is for another e-mail', async () => {
    const address = await inviteFromTeam(page, { participation: 102, email, role: /^Просмотр/, former: link });
    await page.goto(address);
    await expect(page.getByText(`Приглашение для ${email}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Выйти и продолжить' })).toBeVisible();
    return address;
  });

  await test.step('a user with an account signs in on the page and is in the exhibition', async () => {
    const again = await newcomerPage(browser, baseURL);
    await again.goto(next);
    await expect(factOf(again, 'exhibition')).toContainText('Мебельный салон, ');
    await expect(again.getByLabel('Фамилия')).toHaveCount(0);
    expect(await axeFindings(again)).toEqual([]);
    await again.getByLabel('Пароль', { exact: true }).fill(newPassword);
    await again.getByRole('button', { name: 'Войти и принять приглашение' }).click();
    await expect(again).toHaveURL(/\/participant\/102$/);
    await expect(again.getByRole('heading', { name: 'Пропуска участников', exact: true })).toBeVisible();
    await again.context().close();
  });
  await colleague.context().close();
});
