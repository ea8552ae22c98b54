import { enter, expect, test } from '../support/portal';

const open = 'Control+KeyK';

test('the command palette works fully by keyboard, also in the wrong layout [SHELL-233] [SHELL-234] [SHELL-235] [SHELL-236]', async ({
  page,
  context,
}) => {
  await enter(page, 'editor@severmech.example');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/participant/101');
  await expect(page.getByRole('heading', { name: 'Пропуска участников' })).toBeVisible();
  expect(scripts.filter((url) => /palette|commands/.test(url))).toEqual([]);

  const field = page.getByRole('combobox', { name: 'Поиск и команды' });
  const pointed = page.getByRole('option', { selected: true });
  await test.step('the palette opens with the focus in the field and finds input typed in the wrong layout', async () => {
    await page.keyboard.press(open);
    await expect(field).toBeFocused();
    await page.keyboard.type('ghjgecr');
    await expect(page.getByText('Раскладка: ищем «пропуск»')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Действия' }).getByRole('option').first()).toContainText(
      'Добавить пропуск участника',
    );
    await expect(page.getByRole('status').filter({ hasText: /Найден/ })).toHaveCount(1);
  });

  await test.step('a command that must wait is locked and shows its date', async () => {
    await field.fill('печатать монтаж');
    await expect(pointed).toContainText(/Печатать все пропуска на монтаж откроется \d+/);
    await expect(pointed).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
  });

  await test.step('a person is found by the start of the name', async () => {
    await field.fill('кузнецов');
    const people = page.getByRole('group', { name: 'Компании, пропуска, заказы' });
    await expect(people.getByRole('option').first()).toContainText('Кузнецов');
  });

  await test.step('Enter right after a letter opens the form, and Esc returns to the page', async () => {
    await field.fill('доб');
    await page.keyboard.type(' участ');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Пропуска участников' });
    await expect(dialog.getByLabel('Фамилия')).toBeVisible();
    await expect(page).toHaveURL(/add=1/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('arrows select, and Ctrl + Enter opens a place in a new tab', async () => {
    await page.keyboard.press(open);
    await expect(page.getByRole('group', { name: 'Недавние' }).getByRole('option')).toHaveCount(1);
    await field.fill('услуги');
    await expect(pointed).toContainText('Услуги');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(/\/participant\/101\/categories/);
    await tab.close();
    await expect(page).toHaveURL(/\/participant\/101$/);
  });

  await test.step('the profile menu opens the palette as well, and the focus returns', async () => {
    const menu = page.getByRole('button', { name: /Меню профиля/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    // the menu items are loaded when the menu is opened
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test('a reader gets no command that needs write access [SHELL-235]', async ({ page }) => {
  await enter(page, 'reader@severmech.example');
  await page.goto('/participant/101');
  await expect(page.getByRole('heading', { name: 'Пропуска участников' })).toBeVisible();
  await page.keyboard.press(open);
  const field = page.getByRole('combobox', { name: 'Поиск и команды' });
  await field.fill('пропуск');
  await expect(page.getByRole('group', { name: 'Разделы' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Добавить/ })).toHaveCount(0);
});
