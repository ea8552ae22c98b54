import type { Page } from '@playwright/test';
import { expectVisibleFocus, pressOn } from '../support/keyboard';
import { expect, password, tabTo, test } from '../support/portal';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const signInByKeyboard = async (page: Page) => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Электронная почта'));
  await expectVisibleFocus(page);
  await page.keyboard.type('reader@severmech.example');
  await tabTo(page, page.getByLabel('Пароль', { exact: true }));
  await expectVisibleFocus(page);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Мои выставки')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'ТехноФорум' });
  await pressOn(page, card.getByRole('link', { name: /Открыть выставку/ }));
  await expect(page).toHaveURL(/\/participant\/101$/);
  // a tile or, on a phone, a row
  await expect(page.getByRole('main').getByText('Пропуска участников').first()).toBeVisible();
};

test('every menu of the portal works by keyboard alone, from sign-in to sign-out, with a visible focus all the way', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInByKeyboard(page);
  const header = page.getByRole('banner');

  await test.step('the skip link leads past the header', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Пропуска участников' }).getByText('из 30')).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: 'К содержанию' }));
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the sections of the event, and the cart', async () => {
    const sections = page.getByRole('navigation', { name: 'Разделы выставки', exact: true });
    await page.reload();
    await pressOn(page, sections.getByRole('link', { name: 'Услуги' }));
    await expect(page).toHaveURL(/\/categories$/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await pressOn(page, header.getByRole('link', { name: 'Корзина: 3 позиции' }));
    await expect(page).toHaveURL(/\/participant\/101\/cart$/);
    await page.reload();
    await pressOn(page, sections.getByRole('link', { name: 'Обзор' }));
    await expect(page).toHaveURL(/\/participant\/101$/);
  });

  await test.step('the bell opens, can be walked through, closes with Esc and returns the focus', async () => {
    await page.reload();
    const bell = header.getByRole('button', { name: /^Уведомления/ });
    await pressOn(page, bell);
    const panel = page.getByRole('dialog', { name: 'Уведомления' });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    await expectVisibleFocus(page);
  });

  await test.step('the language switches there and back', async () => {
    await tabTo(page, header.getByRole('radio', { name: 'RU' }));
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Participant passes' })).toBeVisible();
    await expect(header.getByRole('radio', { name: 'EN' })).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: 'Пропуска участников' })).toBeVisible();
  });

  await test.step('the footer opens the callback form, and the focus returns to its link', async () => {
    const callback = page.getByRole('contentinfo').getByRole('button', { name: 'Заказать звонок' });
    await pressOn(page, callback);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // on the close button, Esc would first close its tooltip
    await pressOn(page, dialog.getByRole('textbox').first(), 'Escape');
    await expect(dialog).toBeHidden();
    await expect(callback).toBeFocused();
  });

  await test.step('in the profile menu arrow keys move, and the last item signs out', async () => {
    await page.reload();
    await pressOn(page, header.getByRole('button', { name: /^Меню профиля/ }));
    await expect(page.getByRole('menuitem', { name: 'Профиль и пароль' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expectVisibleFocus(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Вход в кабинет')).toBeVisible();
  });
});

test('the menu sheet and the bottom bar work by keyboard at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByKeyboard(page);
  await page.reload();
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Меню', exact: true });
  await pressOn(page, toggle);
  const sheet = page.getByRole('dialog', { name: 'Меню' });
  await expect(sheet).toBeVisible();
  await pressOn(page, sheet.getByRole('radio', { name: 'RU' }), 'Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();

  const bar = page.getByRole('navigation', { name: 'Разделы выставки, нижняя панель' });
  await pressOn(page, bar.getByRole('link', { name: 'Услуги' }));
  await expect(page).toHaveURL(/\/categories$/);

  await page.reload();
  await pressOn(page, toggle);
  await pressOn(page, sheet.getByRole('link', { name: 'Выйти' }));
  await expect(heading(page, 'Вход в кабинет')).toBeVisible();
});

test('the menu is open at 740 px and behind its toggle below that [SHELL-076]', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 900 });
  await signInByKeyboard(page);
  const header = page.getByRole('banner');
  const toggle = header.getByRole('button', { name: 'Меню', exact: true });
  const support = header.getByRole('link', { name: 'Поддержка' });
  await expect(support).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 739, height: 900 });
  await expect(toggle).toBeVisible();
  await expect(support).toBeHidden();
  await toggle.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Поддержка' })).toBeVisible();
  await page.setViewportSize({ width: 740, height: 900 });
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeHidden();
});
