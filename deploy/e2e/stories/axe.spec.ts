import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { enter, expect, test } from '../support/portal';
import { follow, memberAddresses, prepareLook, stands, visitorAddresses, type Look } from '../support/screens';

/**
 * One page per look walks through everything that is built; every finding names the place. New routes of the table are
 * walked by themselves.
 */
const everyLook = (['ru', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) => [1440, 390].map((width): Look => ({ locale, theme, width }))),
);

/**
 * Two looks that differ in everything, so that each language, theme and width is walked in every run; `AXE_LOOKS=all`
 * walks all eight (README).
 */
const looks =
  process.env['AXE_LOOKS'] === 'all'
    ? everyLook
    : everyLook.filter(({ locale, theme, width }) =>
        locale === 'ru' ? theme === 'dark' && width === 390 : theme === 'light' && width === 1440,
      );

const modals = [
  'event-modal-participant-passes',
  'event-modal-participant-passes&add=1',
  'event-modal-participant-passes&view=links',
  'event-modal-montage-passes',
  'event-modal-auto-passes',
  'event-modal-take-over-passes&kind=participant',
  'event-modal-detail-pass&pass=1',
  'event-modal-categories',
  'event-modal-service&service=1',
  'event-modal-chat&order=1042',
  'event-modal-send-cart',
  'event-modal-copy-orders',
  ...['alphabet', 'rubrics', 'exporter', 'packages', 'ads', 'preview'].map(
    (step) => `event-modal-catalog&step=${step}`,
  ),
  'event-modal-catalog-rubrics',
  'event-modal-managers',
  'event-modal-users',
  'event-modal-company-profile',
  'event-modal-announcements&announcement=5',
  'event-modal-documents-issued-invoices',
  'event-modal-documents-acts',
  'event-modal-edo-settings',
  'modal-feedback',
  // goes to the orders when it is closed
  'event-modal-order-success&order=1045',
];

/** What only the organiser of a collective stand has. */
const collectiveModals = ['event-modal-subexponent', 'event-modal-change-company'];

/** What opens over every screen by its keys. */
const overlays = { palette: 'Control+KeyK', shortcuts: 'Shift+Slash' };

const words = {
  ru: { bell: /^Уведомления/, profile: /^Меню профиля/, menu: 'Меню', retry: 'Повторить' },
  en: { bell: /^Notifications/, profile: /^Profile menu/, menu: 'Menu', retry: 'Try again' },
};

test.describe.configure({ timeout: 420_000 });

/** Walks and collects: one run tells everything that is wrong. */
const createWalk = (page: Page) => {
  const found: string[] = [];
  return {
    found,
    look: async (place: string) => {
      await stands(page);
      if ((await axeFindings(page)).length === 0) return;
      // the screen that was left can stand for some frames more before the wanted one is on its way: what is wrong stays
      await stands(page);
      for (const finding of await axeFindings(page)) found.push(`${place} ${finding}`);
    },
  };
};

for (const look of looks) {
  const { locale, theme, width } = look;
  test(`axe finds nothing on any screen: ${locale}, ${theme}, ${width} px`, async ({ page }) => {
    const { found, look: lookAt } = createWalk(page);
    await prepareLook(page, look);
    await page.goto('/login');
    for (const address of visitorAddresses) {
      await follow(page, address);
      await lookAt(address);
    }

    await enter(page, 'supervisor@severmech.example');
    await page.goto('/');
    for (const address of memberAddresses) {
      await follow(page, address);
      await lookAt(address);
    }

    for (const modal of modals) {
      await follow(page, `/participant/101?modal=${modal}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAt(modal);
    }

    await page.goto('/participant/101/categories');
    await stands(page);
    for (const [place, keys] of Object.entries(overlays)) {
      await page.keyboard.press(keys);
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAt(place);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const { bell, profile, menu } = words[locale];
    await page.getByRole('button', { name: bell }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await lookAt('bell');
    await page.keyboard.press('Escape');
    if (width < 740) {
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAt('menu sheet');
    } else {
      await page.getByRole('button', { name: profile }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await lookAt('profile menu');
    }

    await enter(page, 'supervisor@stankoprom.example');
    await page.goto('/participant/110');
    await lookAt('/participant/110');
    for (const modal of collectiveModals) {
      await follow(page, `/participant/110?modal=${modal}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAt(modal);
    }

    await page.route(/\/r\/mf-(passes|services)\//, (route) => route.abort());
    await page.clock.install();
    for (const address of ['/participant/110', '/participant/110/categories']) {
      await page.goto(address);
      await expect(async () => {
        await page.clock.runFor(3_000);
        await expect(page.getByRole('button', { name: words[locale].retry }).first()).toBeVisible({ timeout: 500 });
      }).toPass();
      await lookAt(`${address} with a failed remote`);
    }
    expect(found).toEqual([]);
  });
}
