import { ApiUser } from '../support/api-user';
import { Organizer } from '../support/organizer';
import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';

/** The deadlines of its exhibition have passed, but fitters are still needed for dismantling. */
const participation = 103;

test('a passed deadline is extended on request, the open screen follows, and a pass is issued after the original deadline [ACC-210] [ACC-211] [ACC-212] [ACC-213] [ACC-214] [SHELL-420] [SHELL-421]', async ({
  page,
  baseURL,
}) => {
  const organizer = await Organizer.signIn(baseURL ?? '');
  const person = { type: 'installation', company_name: 'ООО «Северная механика»', lastname: 'Лебедев', name: 'Егор' };
  const editor = await ApiUser.signIn(baseURL ?? '', 'editor@severmech.example');
  const late = await editor.call('POST', `/participants/${participation}/personal-passes`, person);
  expect([late.status, ((await late.json()) as { code?: string }).code]).toEqual([422, 'deadline_reached']);

  await enter(page, 'editor@severmech.example');
  await page.goto(`/participant/${participation}/deadlines`);
  await stands(page);
  await page.getByRole('button', { name: /^Продлить ?: Пропуска на монтаж$/ }).click();
  const panel = page.getByRole('region', { name: 'Попросить продлить' });
  await panel.getByRole('textbox', { name: /^Почему/ }).fill('На демонтаже один монтажник заменит другого');
  await panel.getByRole('button', { name: 'Закрыть запрос на продление' }).click();
  await page.getByRole('button', { name: /^Продлить ?: Пропуска на монтаж$/ }).click();
  await expect(panel.getByRole('textbox', { name: /^Почему/ })).toHaveValue(
    'На демонтаже один монтажник заменит другого',
  );
  await panel.locator('input[type=file]').setInputFiles({
    name: 'Письмо.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  await panel.getByRole('button', { name: 'Отправить запрос' }).click();
  const waiting = page.getByRole('region', { name: /^Ждут решения организатора/ });
  await expect(waiting.getByText('Ждёт решения')).toBeVisible();

  const [request] = await organizer.extensionsOf(3);
  expect(request).toMatchObject({ kind: 'installation-passes', status: 'pending' });
  await organizer.grantExtension(request?.id ?? 0, request?.asked_until ?? '', 'Успеете напечатать');
  await expect(waiting).toBeHidden();
  const todo = page.getByRole('region', { name: /^Нужно сделать/ });
  const row = todo.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Пропуска на монтаж/ }) });
  await expect(row.getByText('Продлён')).toBeVisible();
  const history = page.getByRole('region', { name: /^История запросов/ });
  await expect(history.getByText(/«Успеете напечатать», Елена Мартынова$/)).toBeVisible();

  await test.step('the same screens can issue a pass now', async () => {
    await row.getByRole('link').last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^(Добавить|Оформить)/ }).first()).toBeVisible();
    const issued = await editor.call('POST', `/participants/${participation}/personal-passes`, person);
    expect(issued.status).toBe(201);
  });

  await test.step('colleagues are notified, and the notification opens the deadlines', async () => {
    const colleague = await ApiUser.signIn(baseURL ?? '', 'supervisor@severmech.example');
    const notices = await colleague.call('GET', '/notifications?notification_type=extension');
    expect(await notices.text()).toContain('Пропуска на монтаж: срок продлён до');
    await page.goto('/notifications');
    await page
      .getByRole('link', { name: /Открыть сроки/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/participant/${participation}/deadlines`));
  });
});
