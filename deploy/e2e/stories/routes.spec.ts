import type { Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

/** What a visitor finds at an address. */
const forVisitors =
  (path: string, name: RegExp) =>
  async ({ page }: { page: Page }) => {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
  };

/** What a member finds at an address, also after a reload. A visitor is asked to sign in there and then returns. */
const forMembers =
  (path: string, name: RegExp) =>
  async ({ page }: { page: Page }) => {
    await page.goto(path);
    if (path === '/notifications') {
      await expect(page.getByText('Войдите, чтобы увидеть уведомления')).toBeVisible();
    } else {
      await expect(heading(page, /^Вход в кабинет$/)).toBeVisible();
      expect(new URL(page.url()).searchParams.get('return')).toBe(path === '/' ? null : path);
    }
    await enter(page, 'supervisor@severmech.example');
    await page.goto(path);
    await stands(page);
    await expect(heading(page, name)).toBeVisible();
    await page.reload();
    await stands(page);
    await expect(heading(page, name)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  };

test('a visitor finds the sign-in [SHELL-021]', forVisitors('/login', /^Вход в кабинет$/));
test('a visitor finds the recovery of access [SHELL-023]', forVisitors('/recovery', /^Восстановление доступа$/));
test(
  'a visitor finds the form for a new password [SHELL-024]',
  forVisitors('/recovery/reset/no-such-token', /^Задайте новый пароль$/),
);
test(
  'a visitor finds the confirmation of an e-mail [SHELL-025]',
  forVisitors('/confirm-registration/7/no-such-token', /^Подтверждение почты$/),
);
test(
  'a visitor finds the page of an invitation [SHELL-026]',
  forVisitors('/api/welcome/7?signature=0&expires=1', /^Ссылка-приглашение недействительна/),
);
test('a visitor finds the help form [SHELL-028]', forVisitors('/help', /^Напишите нам$/));

test.describe('a member finds', () => {
  test('home [SHELL-008]', forMembers('/', /^Мои выставки$/));
  test('the participation [SHELL-009]', forMembers('/participant/102', /^До |^Выставка |^Идёт |^Монтаж/));
  test('the categories [SHELL-010]', forMembers('/participant/102/categories', /^Услуги$/));
  test('a category [SHELL-011]', forMembers('/participant/102/categories/1', /^Мебель$/));
  test('popular services [SHELL-012]', forMembers('/participant/102/popular-services', /^Популярное$/));
  test('the search [SHELL-013]', forMembers('/participant/102/search', /^Поиск услуг$/));
  test('the cart [SHELL-014]', forMembers('/participant/102/cart', /^Корзина$/));
  test('the checkout [SHELL-015]', async ({ page, baseURL }) => {
    const user = await ApiUser.signIn(baseURL ?? '', 'supervisor@severmech.example');
    // the link of an empty cart leads back to the cart
    expect((await user.call('POST', '/participants/103/cart-items/2', { quantity: 1 })).status).toBe(201);
    await forMembers('/participant/103/ordering', /^Оформление заказа$/)({ page });
  });
  test('the orders [SHELL-016]', forMembers('/participant/102/orders', /^Заказы$/));
  test('the profile [SHELL-017]', forMembers('/profile', /^Ирина Соколова$/));
  test('support [SHELL-018]', forMembers('/support', /^Чем помочь\?$/));
  test('notifications [SHELL-019]', forMembers('/notifications', /^Уведомления$/));

  test('the sign-in screen at /logout without a session [SHELL-022]', async ({ page }) => {
    await enter(page, 'supervisor@severmech.example');
    await page.goto('/logout');
    await expect(heading(page, /^Вход в кабинет$/)).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?return=%2Fprofile$/);
  });
});
