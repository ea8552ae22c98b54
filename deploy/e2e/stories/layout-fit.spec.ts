import type { CDPSession, Page } from '@playwright/test';
import { readLayout, type LayoutReading } from '../support/layout-fit';
import { allPlaces, emailOf, type Place, type Visitor } from '../support/places';
import { enter, expect, freshTest as test } from '../support/portal';
import { follow, prepareAppearance, stands } from '../support/screens';

/**
 * Messages for a screen without a live remote (SHELL-109), a tile that did not load, and a tile that is not built, in
 * both languages.
 */
const absent =
  /временно недоступ|не загрузил(ся|ись|ось)|готовится|скоро появится|temporarily unavailable|(did not|could not be) load|is being prepared|coming soon/i;

/** Visible messages about missing parts: on the page, in a tile, in a dialog. */
const missingPartsOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (source) =>
      [...document.querySelectorAll('h1, h2, h3, p, li, [role="alert"], [role="status"]')]
        .filter((element) => element.checkVisibility() && new RegExp(source, 'i').test(element.textContent))
        .map((element) => element.textContent.trim().slice(0, 80)),
    absent.source,
  );

/** A screen by width and height in px. Zoom divides both and multiplies the density. */
interface Screen {
  width: number;
  height: number;
  zoom: number;
}

const wide: Screen = { width: 1440, height: 900, zoom: 1 };
const at = (width: number): Screen => ({ width, height: 900, zoom: 1 });
const zoomed = (zoom: number): Screen => ({ width: 1440 / zoom, height: 900 / zoom, zoom });

/**
 * Every run covers a phone, a tablet, a laptop at 150 %, and 400 % zoom; `LAYOUT_FIT=all` covers every width (README).
 */
const isFull = process.env['LAYOUT_FIT'] === 'all';
const screens = isFull
  ? [...[1920, 1280, 1093, 960, 820, 740, 600, 390, 320].map(at), zoomed(2), zoomed(4)]
  : [...[960, 820, 390].map(at), zoomed(4)];
const locales = isFull ? (['ru', 'en'] as const) : (['ru'] as const);

test.describe.configure({ timeout: isFull ? 900_000 : 300_000 });

const resize = (devtools: CDPSession, { width, height, zoom }: Screen) =>
  devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: zoom, mobile: false });

const nameOf = ({ width, zoom }: Screen) => (zoom === 1 ? `${width} px` : `${zoom * 100} %`);

/** A hub without tiles reports no missing remote. */
const isHub = (address: string): boolean => /^\/participant\/\d+$/.test(address);

const openPlace = async (page: Page, { address, open }: Place, isFirst: boolean) => {
  const dialog = page.getByRole('dialog');
  if (isFirst || open) {
    await page.goto(address, { waitUntil: 'commit' });
  } else {
    // the previous dialog must be gone, or it is measured instead
    await follow(page, address.replace(/\?.*/, ''));
    await expect(dialog).toBeHidden();
    await follow(page, address);
  }
  if (address.includes('modal=')) await expect(dialog).toBeVisible();
  await stands(page);
  if (isHub(address)) await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  if (!open) return;
  await open(page);
  await stands(page);
};

const wanted = process.env['LAYOUT_PLACE'] ?? '';

for (const locale of locales) {
  for (const visitor of Object.keys(emailOf) as Visitor[]) {
    test(`every route, dialog and tile is drawn, and none breaks at any width: ${locale}, ${visitor} [SHELL-280] [SHELL-345] [SHELL-347]`, async ({
      page,
    }) => {
      const places = allPlaces().filter((place) => place.visitor === visitor && place.name.includes(wanted));
      const devtools = await page.context().newCDPSession(page);
      await prepareAppearance(page, { locale, theme: 'light', width: wide.width });
      const email = emailOf[visitor];
      if (email) await enter(page, email);
      const found: string[] = [];
      const absent: string[] = [];
      const note = (place: Place, screen: Screen, { findings }: LayoutReading) =>
        found.push(...findings.map((finding) => `${place.name} at ${nameOf(screen)}: ${finding}`));
      for (const place of places) {
        await resize(devtools, wide);
        await openPlace(page, place, place === places[0]);
        absent.push(...(await missingPartsOn(page)).map((text) => `${place.name}: ${text}`));
        const reference = await readLayout(page);
        note(place, wide, reference);
        for (const screen of screens) {
          await resize(devtools, screen);
          await stands(page);
          note(place, screen, await readLayout(page, reference.rows));
        }
      }
      test
        .info()
        .annotations.push({ type: 'measured', description: `${places.length} places at ${screens.length + 1} sizes` });
      expect(absent, 'what a live remote draws').toEqual([]);
      expect(found).toEqual([]);
    });
  }
}
