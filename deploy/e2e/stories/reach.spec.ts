import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal';
import { enter } from '../support/screens';

/** One click of a way: the thing to press. */
type Step = (page: Page) => Locator;

interface Way {
  /** What the requirement names. */
  area: string;
  steps: Step[];
  /** Where the way ends. */
  end: (page: Page) => Promise<void>;
}

/** The foot of a tile says what it does, and to which tile it belongs for who does not see it. */
const onTile =
  (title: string, action = '.+'): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${action}\\s*: ${title}$`) });
const inHeader =
  (role: 'link' | 'button' | 'radio', name: string | RegExp): Step =>
  (page) =>
    page.getByRole('banner').getByRole(role, { name });
const section =
  (name: string): Step =>
  (page) =>
    page.getByRole('navigation', { name: 'Разделы выставки', exact: true }).getByRole('link', { name });
const dialog = (name: string | RegExp) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();
const address = (path: RegExp) => (page: Page) => expect(page).toHaveURL(path);
/** A window that is not built yet says so. */
const inPreparation = dialog('Раздел готовится');

const ways: Way[] = [
  { area: 'company profile and logo', steps: [onTile('Профиль компании')], end: inPreparation },
  { area: 'team users', steps: [onTile('Команда')], end: inPreparation },
  {
    area: 'participant passes',
    steps: [onTile('Пропуска участников', 'Добавить')],
    end: dialog('Пропуска участников'),
  },
  { area: 'installation passes', steps: [onTile('Пропуска на монтаж', 'Добавить')], end: dialog(/монтаж/) },
  { area: 'car passes', steps: [onTile('Пропуска на автомобили')], end: dialog(/автомобил/) },
  { area: 'services by catalogue', steps: [section('Услуги')], end: address(/\/categories$/) },
  { area: 'cart', steps: [section('Корзина')], end: address(/\/cart$/) },
  { area: 'orders, and the chat of each with its manager', steps: [section('Заказы')], end: address(/\/orders$/) },
  { area: 'catalogue and guide entry', steps: [onTile('Заявка в каталог и путеводитель')], end: dialog(/каталог/) },
  { area: 'invoices and contracts', steps: [onTile('Документы', 'Счета и договоры')], end: inPreparation },
  { area: 'acts', steps: [onTile('Документы', 'Акты')], end: inPreparation },
  { area: 'electronic document exchange', steps: [onTile('Документы', 'ЭДО')], end: inPreparation },
  { area: 'language', steps: [], end: (page) => expect(inHeader('radio', 'EN')(page)).toBeEnabled() },
  { area: 'notifications', steps: [inHeader('button', /^Уведомления/)], end: dialog('Уведомления') },
  { area: 'support', steps: [inHeader('link', 'Поддержка')], end: address(/\/support$/) },
  {
    area: 'feedback',
    steps: [
      inHeader('button', /^Меню профиля/),
      (page) => page.getByRole('menuitem', { name: /^Поиск и команды/ }),
      (page) => page.getByRole('option', { name: 'Написать в поддержку' }),
    ],
    end: dialog('Напишите нам'),
  },
  {
    area: 'callback',
    steps: [(page) => page.getByRole('contentinfo').getByRole('button', { name: 'Заказать звонок' })],
    end: dialog('Заказать звонок'),
  },
];

/** "Three clicks from the participation or the header" (SHELL-006). */
const mostClicks = 3;

test.use({ trace: 'off' });

test('every task of the portal is at most three clicks away from the participation [SHELL-006]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await test.step('language', async () => {
    // as a visitor, who has the same switch in the header: the choice of a user would be stored for the other stories
    await page.goto('/notifications');
    const switchTo = inHeader('radio', 'EN')(page);
    await switchTo.locator('xpath=..').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.evaluate(() => localStorage.removeItem('fairfront.locale'));
  });

  await enter(page, baseURL ?? '', 'supervisor@severmech.example');
  for (const { area, steps, end } of ways) {
    await test.step(area, async () => {
      await page.goto('/participant/101');
      let clicks = 0;
      for (const step of steps) {
        await step(page).click();
        clicks += 1;
      }
      await end(page);
      expect(clicks).toBeLessThanOrEqual(mostClicks);
    });
  }
});
