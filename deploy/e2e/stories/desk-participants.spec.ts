import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';

const participation = 101;
const company = 'ООО «Северная механика»';

test('staff find a participant, act as the exhibitor and come back, while the exhibitor sees that they are at work [ORG-354] [ORG-359] [ORG-380] [ORG-381] [ORG-390]', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, 'supervisor@severmech.example');
  await page.goto(`/participant/${participation}`);
  await stands(page);

  const staff = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
  const desk = await staff.newPage();
  await enter(desk, 'organizer@fairfront.example', baseURL ?? '');
  await desk.goto('/desk/passes?exhibition=1');
  await desk.getByRole('link', { name: 'Участники', exact: true }).click();
  await desk.getByRole('searchbox', { name: 'Компания, стенд или номер заявки' }).fill('Северная механика');
  await expect(desk).toHaveURL(/q=/);
  await desk.getByRole('link', { name: company }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible();
  for (const name of ['Пропуска', 'Заказы', 'Сообщения', 'Каталог', 'Документы', 'История', 'Люди', 'Квоты', 'Стенды'])
    await expect(desk.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(desk.getByText(/не загрузил/)).toHaveCount(0);
  const deskAddress = new URL(desk.url()).pathname;

  // the command palette knows the desk, without an open participation
  await desk.keyboard.press('Control+KeyK');
  const command = desk.getByRole('combobox', { name: 'Поиск и команды' });
  await command.fill('на площадке');
  await expect(desk.getByRole('option', { selected: true })).toContainText('На площадке');
  await command.fill('Северная механика');
  await desk
    .getByRole('option', { name: new RegExp(`^${company}`) })
    .first()
    .click();
  await expect(command).toBeHidden();
  await expect(desk).toHaveURL(new RegExp(`${deskAddress}$`));

  await desk.getByRole('button', { name: 'Действовать от имени участника' }).click();
  await desk.getByRole('button', { name: 'Начать' }).click();
  await expect(desk).toHaveURL(new RegExp(`/participant/${participation}$`));
  const banner = desk.getByRole('region', { name: 'Вы действуете от имени участника' });
  await expect(banner).toContainText(company);
  // a reload keeps it, and the token is in no address
  await desk.reload();
  await expect(banner).toBeVisible();
  await expect(page.getByText(/В вашем участии работает сотрудник организатора/)).toBeVisible();

  // a second tab of the member of staff is still the desk
  const other = await staff.newPage();
  await other.goto(`/desk/participants/${participation}`);
  await expect(other.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await other.close();

  await banner.getByRole('button', { name: 'Закончить' }).click();
  await expect(desk).toHaveURL(new RegExp(`${deskAddress}$`));
  await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(desk.getByText('Сотрудник закончил действовать от имени участника').first()).toBeVisible();
  await expect(page.getByText(/В вашем участии работает сотрудник организатора/)).toHaveCount(0);
  await staff.close();
});
