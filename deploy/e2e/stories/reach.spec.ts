import type { Locator, Page } from '@playwright/test';
import { enter, expect, test } from '../support/portal';
import { follow, stands } from '../support/screens';

/** One click on the way: the control to press. */
type Step = (page: Page) => Locator;

interface Way {
  /** The task that the requirement names. */
  area: string;
  steps: Step[];
  /** Checks that the task is reached. */
  end: (page: Page) => Promise<void>;
}

/** The footer link of a tile says what it does and, for screen readers, to which tile it belongs. */
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
/** The address alone would also match a screen that did not load. */
const screen = (path: RegExp, name: string) => async (page: Page) => {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
};

const ways: Way[] = [
  { area: 'company profile and logo', steps: [onTile('Профиль компании')], end: dialog('Профиль компании') },
  { area: 'team users', steps: [onTile('Команда')], end: dialog('Команда') },
  {
    area: 'participant passes',
    steps: [onTile('Пропуска участников', 'Добавить')],
    end: dialog('Пропуска участников'),
  },
  { area: 'installation passes', steps: [onTile('Пропуска на монтаж', 'Добавить')], end: dialog(/монтаж/) },
  { area: 'car passes', steps: [onTile('Пропуска на автомобили')], end: dialog(/автомобил/) },
  { area: 'services by catalogue', steps: [section('Услуги')], end: screen(/\/categories$/, 'Услуги') },
  { area: 'cart', steps: [section('Корзина')], end: screen(/\/cart$/, 'Корзина') },
  {
    area: 'orders, and the chat of each with its manager',
    steps: [section('Заказы')],
    end: screen(/\/orders$/, 'Заказы'),
  },
  { area: 'catalogue and guide entry', steps: [onTile('Заявка в каталог и путеводитель')], end: dialog(/каталог/) },
  { area: 'invoices and contracts', steps: [onTile('Документы', 'Счета и договоры')], end: dialog('Документы') },
  { area: 'acts', steps: [onTile('Документы', 'Акты')], end: dialog('Документы') },
  { area: 'electronic document exchange', steps: [onTile('Документы', 'ЭДО')], end: dialog('Настройки ЭДО') },
  { area: 'language', steps: [], end: (page) => expect(inHeader('radio', 'EN')(page)).toBeEnabled() },
  { area: 'notifications', steps: [inHeader('button', /^Уведомления/)], end: dialog('Уведомления') },
  { area: 'support', steps: [inHeader('link', 'Поддержка')], end: screen(/\/support$/, 'Чем помочь?') },
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

/** Tasks that only a collective organiser has. */
const collectiveWays: Way[] = [
  { area: 'sub-exhibitors', steps: [onTile('Субэкспоненты')], end: dialog(/субэкспонент/i) },
  {
    area: 'change of company',
    steps: [(page) => page.getByRole('button', { name: 'Сменить компанию' })],
    end: dialog('Сменить компанию'),
  },
];

/** Optional parts of the hub. The tiles are those of the live remotes. */
const optional = {
  services: 'Услуги и корзина',
  catalogue: 'Заявка в каталог и путеводитель',
  subExhibitors: 'Субэкспоненты',
} as const;
type Optional = keyof typeof optional;

interface Offer {
  who: string;
  email: string;
  event: number;
  offers: readonly Optional[];
  /** Two or more events in the exhibition; for a collective organiser the sub-exhibitors count (SHELL-129). */
  changesCompany?: boolean;
}

const offered: Offer[] = [
  { who: 'an exhibitor', email: 'editor@severmech.example', event: 101, offers: ['services', 'catalogue'] },
  {
    who: 'the installer of an exhibitor',
    email: 'installer@severmech.example',
    event: 101,
    offers: ['services', 'catalogue'],
  },
  { who: 'an exhibitor without services', email: 'editor@severmech.example', event: 105, offers: ['catalogue'] },
  {
    who: 'a collective organiser',
    email: 'supervisor@stankoprom.example',
    event: 110,
    offers: ['services', 'catalogue', 'subExhibitors'],
    changesCompany: true,
  },
  { who: 'a sub-exhibitor', email: 'editor@rezets.example', event: 111, offers: ['services', 'catalogue'] },
  { who: 'an assembly organisation', email: 'supervisor@montazhstroy.example', event: 120, offers: [] },
  { who: 'an absentee', email: 'supervisor@dalny-bereg.example', event: 140, offers: ['catalogue'] },
  { who: 'a media partner', email: 'supervisor@metal-time.example', event: 150, offers: ['catalogue'] },
  { who: 'a special project', email: 'supervisor@young-engineers.example', event: 160, offers: ['catalogue'] },
];
const always = [
  'Пропуска участников',
  'Пропуска на монтаж',
  'Пропуска на автомобили',
  'Профиль компании',
  'Команда',
  'Документы',
  'Ваши менеджеры',
];

for (const { who, email, event, offers, changesCompany = false } of offered) {
  test(`${who} gets everything that the event can use, and nothing else [SHELL-131] [SHELL-132]`, async ({ page }) => {
    await enter(page, email);
    await page.goto(`/participant/${event}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3, name: 'Команда', exact: true })).toBeVisible();
    const tile = (name: string) => main.getByRole('heading', { level: 3, name, exact: true });
    for (const name of always) await expect(tile(name)).toBeVisible();
    for (const [name, title] of Object.entries(optional)) {
      await expect(tile(title)).toHaveCount(offers.includes(name as Optional) ? 1 : 0);
    }
    await expect(tile('Заказы услуг')).toHaveCount(offers.includes('services') ? 1 : 0);
    await expect(section('Услуги')(page)).toHaveCount(offers.includes('services') ? 1 : 0);
    // event info, stand, calendar, documents without a tile, questions
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Все сроки' })).toBeVisible();
    const more = page.getByRole('navigation', { name: 'Другие разделы' });
    // the organiser of the first exhibition published an announcement
    const announced = event === 105 ? [] : [/^Объявления: \d+$/];
    await expect(more.getByRole('link')).toHaveText([
      ...announced,
      'Новости и новинки',
      'Типы застройки',
      'Общие условия',
      'Вопросы и ответы',
    ]);
    await expect(inHeader('link', 'Поддержка')(page)).toBeVisible();
    const change = page.getByRole('button', { name: 'Сменить компанию' });
    await expect(change).toHaveCount(changesCompany ? 1 : 0);
  });
}

/** "Three clicks from the participation or the header" (SHELL-006). */
const maxClicks = 3;

test('every task of the portal is at most three clicks away from the participation [SHELL-006]', async ({ page }) => {
  await test.step('language', async () => {
    // as a visitor, who has the same switch in the header: a user's choice would be stored for the other stories
    await page.goto('/notifications');
    const switchTo = inHeader('radio', 'EN')(page);
    await switchTo.locator('xpath=..').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.evaluate(() => localStorage.removeItem('fairfront.locale'));
  });

  const check = async (event: number, checked: Way[]) => {
    const participation = `/participant/${event}`;
    await page.goto(participation);
    for (const { area, steps, end } of checked) {
      await test.step(area, async () => {
        // closes what the previous way has opened
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await follow(page, participation);
        await stands(page);
        for (const step of steps) await step(page).click();
        await end(page);
        expect(steps.length).toBeLessThanOrEqual(maxClicks);
      });
    }
  };
  await enter(page, 'supervisor@severmech.example');
  await check(101, ways);
  await enter(page, 'supervisor@stankoprom.example');
  await check(110, collectiveWays);
});
