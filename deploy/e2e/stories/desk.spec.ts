import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';

/** Its exhibition still takes passes; no other story uses these names. */
const participation = 101;
const exhibitor = 'supervisor@severmech.example';
const people = [
  { lastname: 'Очередин', name: 'Пётр', middlename: 'Ильич' },
  { lastname: 'Очередин', name: 'Фёдор', middlename: 'Ильич' },
] as const;

test('staff accept and reject passes in the desk, and the exhibitor sees both without a reload [ORG-350] [ORG-351] [ORG-361] [ORG-362] [ORG-364]', async ({
  page,
  browser,
  baseURL,
}) => {
  const company = await ApiUser.signIn(baseURL ?? '', exhibitor);
  for (const person of people) {
    const created = await company.call('POST', `/participants/${participation}/personal-passes`, {
      type: 'certificate',
      company_name: 'Северная механика',
      ...person,
    });
    expect(created.status).toBe(201);
  }
  await enter(page, exhibitor);
  await page.goto(`/participant/${participation}?modal=event-modal-participant-passes`);
  await stands(page);
  const passes = page.getByRole('dialog');
  const statusOf = (name: string) => passes.getByRole('row').filter({ hasText: `Очередин ${name}` });
  await expect(statusOf('Пётр')).toContainText('В обработке');

  const staff = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
  const desk = await staff.newPage();
  await enter(desk, 'organizer@fairfront.example', baseURL ?? '');
  await desk.goto('/');
  await desk.getByRole('button', { name: /^Меню профиля: / }).click();
  await desk.getByRole('menuitem', { name: 'Бюро организатора' }).click();
  await expect(desk).toHaveURL(/\/desk\/passes\?exhibition=\d+/);
  await desk.goto(`/desk/passes?exhibition=1&q=${encodeURIComponent('Очередин')}`);
  await desk.getByRole('link', { name: 'Очередин Пётр Ильич' }).click();
  await expect(desk.getByRole('heading', { name: 'Очередин Пётр Ильич' })).toBeVisible();
  await desk.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(desk.getByText('Принят: Очередин Пётр Ильич')).toBeVisible();
  // the next one is open; the first decision is sent when the second is made
  await expect(desk.getByRole('heading', { name: 'Очередин Фёдор Ильич' })).toBeVisible();
  await desk.locator('body').press('r');
  await desk.locator('body').press('1');
  await desk.getByRole('button', { name: 'Отклонить с причиной' }).click();
  await expect(desk.getByText('Отклонён: Очередин Фёдор Ильич')).toBeVisible();
  await expect(statusOf('Пётр')).toContainText('Принят');
  await desk.goto('/');
  await expect(statusOf('Фёдор')).toContainText('Отклонён');
  await staff.close();

  await page.goto('/desk/passes?exhibition=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /^Меню профиля: / }).click();
  await expect(page.getByRole('menuitem', { name: 'Профиль' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Бюро организатора' })).toHaveCount(0);
  const refused = await company.call('GET', '/organizer/exhibitions/1/pass-queue');
  expect(refused.status).toBe(403);
});
