import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { enter, expect, freshTest as test } from '../support/portal';
import {
  follow,
  memberAddresses,
  prepareAppearance,
  stands,
  visitorAddresses,
  type Appearance,
} from '../support/screens';

/**
 * One page per appearance opens every screen, and every finding names its screen. New routes are included
 * automatically.
 */
const everyAppearance = (['ru', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) => [1440, 390].map((width): Appearance => ({ locale, theme, width }))),
);

/**
 * Two appearances that differ in everything, so that every run covers each language, theme and width.
 * `AXE_APPEARANCES=all` checks all eight (README).
 */
const appearances =
  process.env['AXE_APPEARANCES'] === 'all'
    ? everyAppearance
    : everyAppearance.filter(({ locale, theme, width }) =>
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
];

/** Dialogs that only the organiser of a collective stand can open. */
const collectiveModals = ['event-modal-subexponent', 'event-modal-change-company'];

/** Overlays that a keyboard shortcut opens on every screen. */
const overlays = { palette: 'Control+KeyK', shortcuts: 'Shift+Slash' };

const words = {
  ru: { bell: /^Уведомления/, profile: /^Меню профиля/, menu: 'Меню', retry: 'Повторить' },
  en: { bell: /^Notifications/, profile: /^Profile menu/, menu: 'Menu', retry: 'Try again' },
};

test.describe.configure({ timeout: 420_000 });

/** Checks one screen after the other and collects the findings, so that one run reports everything. */
const createCheck = (page: Page) => {
  const found: string[] = [];
  return {
    found,
    check: async (place: string) => {
      await stands(page);
      if ((await axeFindings(page)).length === 0) return;
      // the previous screen can stay for a few frames, while a real finding does not go away
      await stands(page);
      for (const finding of await axeFindings(page)) found.push(`${place} ${finding}`);
    },
  };
};

for (const appearance of appearances) {
  const { locale, theme, width } = appearance;
  test(`axe finds nothing on any screen: ${locale}, ${theme}, ${width} px`, async ({ page }) => {
    const { found, check } = createCheck(page);
    await prepareAppearance(page, appearance);
    await page.goto('/login');
    for (const address of visitorAddresses) {
      await follow(page, address);
      await check(address);
    }

    await enter(page, 'supervisor@severmech.example');
    await page.goto('/');
    for (const address of memberAddresses) {
      await follow(page, address);
      await check(address);
    }

    for (const modal of modals) {
      await follow(page, `/participant/101?modal=${modal}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(modal);
    }

    await page.goto('/participant/101/categories');
    await stands(page);
    for (const [place, keys] of Object.entries(overlays)) {
      await page.keyboard.press(keys);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(place);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const { bell, profile, menu } = words[locale];
    await page.getByRole('button', { name: bell }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await check('bell');
    await page.keyboard.press('Escape');
    if (width < 740) {
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('menu sheet');
    } else {
      await page.getByRole('button', { name: profile }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await check('profile menu');
    }

    await enter(page, 'supervisor@stankoprom.example');
    await page.goto('/participant/110');
    await check('/participant/110');
    for (const modal of collectiveModals) {
      await follow(page, `/participant/110?modal=${modal}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(modal);
    }

    await page.route(/\/r\/mf-(passes|services)\//, (route) => route.abort());
    await page.clock.install();
    for (const address of ['/participant/110', '/participant/110/categories']) {
      await page.goto(address);
      await expect(async () => {
        await page.clock.runFor(3_000);
        await expect(page.getByRole('button', { name: words[locale].retry }).first()).toBeVisible({ timeout: 500 });
      }).toPass();
      await check(`${address} with a failed remote`);
    }
    expect(found).toEqual([]);
  });
}
