import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from '../support/layout-shift';
import { enter, expect, freshTest as test } from '../support/portal';
import { memberAddresses, pageTitles, prepareAppearance, stands, visitorAddresses } from '../support/screens';

/** Sum of all shifts of a screen, late tiles included. */
const limit = 0.01;

/** Milliseconds before every response, so that loading states are painted as over a real network. */
const latency = 60;

/** Longer than the hub waits before it shows what it has (2.5 s). */
const lateBy = 3_000;

test.describe.configure({ timeout: 180_000 });

type Locale = keyof typeof pageTitles;

/**
 * Opens addresses one after the other and collects those with layout shifts, what moved, and those with a wrong title.
 */
const createWalk = (page: Page, width: number, locale: Locale) => {
  const jumping: string[] = [];
  const wronglyNamed: string[] = [];
  return {
    jumping,
    wronglyNamed,
    open: async (address: string, circumstances = '') => {
      await page.goto(address, { waitUntil: 'commit' });
      await stands(page);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { score }) => total + score, 0);
      const moved = shifts.flatMap((shift) => shift.moved).join('; ');
      if (sum > limit) jumping.push(`${address}${circumstances} at ${width} px: ${sum.toFixed(4)}, ${moved}`);
      const [title, lang] = await page.evaluate(() => [document.title, document.documentElement.lang]);
      if (title !== pageTitles[locale] || lang !== locale) wronglyNamed.push(`${address}: "${title}", ${lang}`);
    },
  };
};

/** Delays the entry of a remote during the steps. */
const withLate = async (page: Page, remote: string, steps: () => Promise<void>) => {
  const entry = new RegExp(`/r/${remote}/[^/]+/remote\\.[^/?]+\\.js`);
  await page.route(entry, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateBy));
    await route.continue();
  });
  await steps();
  await page.unroute(entry);
};

const walks: readonly { width: number; locale: Locale }[] = [
  { width: 1440, locale: 'ru' },
  { width: 390, locale: 'en' },
];
for (const { width, locale } of walks) {
  test(`every page has its title after a reload, and nothing shifts, late tiles included: ${width} px, ${locale} [SHELL-005] [SHELL-239] [SHELL-350]`, async ({
    page,
  }) => {
    await prepareAppearance(page, { locale, theme: 'light', width });
    // animated movement must not push anything either
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchLayoutShifts(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const { jumping, wronglyNamed, open } = createWalk(page, width, locale);

    for (const address of visitorAddresses) await open(address);
    await enter(page, 'supervisor@severmech.example');
    for (const address of memberAddresses) await open(address);
    // the archive has the shortest list of steps
    await withLate(page, 'mf-passes', () => open('/participant/104', ' with late passes'));
    await withLate(page, 'mf-account', () => open('/participant/101', ' with a late company'));

    await enter(page, 'supervisor@stankoprom.example');
    await open('/participant/110');
    // its bar names the sub-exhibitor that the organiser of the stand acts for (SHELL-490)
    await open('/participant/111');
    expect(jumping).toEqual([]);
    expect(wronglyNamed).toEqual([]);
  });
}
