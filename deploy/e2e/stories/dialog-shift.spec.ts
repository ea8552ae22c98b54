import type { CDPSession, Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from '../support/layout-shift';
import { dialogPlaces, emailOf, type Place } from '../support/places';
import { enter, expect, freshTest as test } from '../support/portal';
import { follow, stands } from '../support/screens';

/** Sum of all shifts of a dialog, including the page behind it (SHELL-354). */
const limit = 0.01;

/**
 * Every run covers a list with its form, a list, a form and a picture, on a wide screen and on a slow phone.
 * `LAYOUT_SHIFT=all` covers every dialog, both ways, both speeds and both widths (README).
 */
const isFull = process.env.LAYOUT_SHIFT === 'all';
const wanted = process.env.LAYOUT_PLACE ?? '';
const usual = /participant-passes&add=1|auto-passes$|company-profile|modal-service/;
const isTaken = ({ name }: Place) => (isFull || usual.test(name)) && name.includes(wanted);

interface Speed {
  name: string;
  cpu: number;
  /** ms */
  latency: number;
  /** Bytes per second; −1 means unlimited. */
  throughput: number;
}

const normal: Speed = { name: 'normal', cpu: 1, latency: 60, throughput: -1 };
const slow: Speed = { name: 'slow', cpu: 4, latency: 400, throughput: 200_000 };

const visits: readonly { width: number; speed: Speed }[] = [
  { width: 1440, speed: normal },
  { width: 390, speed: slow },
  ...(isFull
    ? [
        { width: 1440, speed: slow },
        { width: 390, speed: normal },
      ]
    : []),
];

test.describe.configure({ timeout: isFull ? 1_800_000 : 180_000 });

const slowDown = async (devtools: CDPSession, { cpu, latency, throughput }: Speed) => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};

/** Waits until everything that the dialog requested is loaded and stable. */
const settles = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await stands(page);
};

/** The two ways into a dialog: its address in a new page, and a link on a loaded page. */
const ways: Readonly<Record<string, (page: Page, place: Place) => Promise<void>>> = {
  'by address': (page, { address }) => page.goto(address, { waitUntil: 'commit' }).then(() => undefined),
  'from its page': async (page, { address }) => {
    await page.goto(address.replace(/\?.*/, ''), { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await stands(page);
    await layoutShifts(page, { reset: true });
    await follow(page, address);
  },
};

for (const { width, speed } of visits) {
  test(`no dialog shifts its layout: ${width} px, ${speed.name} [SHELL-354]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page, { evenAfterInput: true });
    const devtools = await page.context().newCDPSession(page);
    await slowDown(devtools, speed);
    const jumping: string[] = [];
    for (const visitor of ['exhibitor', 'collective'] as const) {
      await enter(page, emailOf[visitor] ?? '');
      const places = dialogPlaces().filter((place) => place.visitor === visitor && isTaken(place));
      for (const place of places) {
        for (const [way, open] of Object.entries(ways).slice(0, isFull ? 2 : 1)) {
          await open(page, place);
          await settles(page);
          const shifts = await layoutShifts(page);
          const sum = shifts.reduce((total, { score }) => total + score, 0);
          if (sum <= limit) continue;
          const moved = shifts.flatMap((shift) => shift.moved).join('; ');
          jumping.push(`${place.name} ${way}: ${sum.toFixed(4)}, ${moved}`);
        }
      }
      test.info().annotations.push({ type: 'measured', description: `${places.length} dialogs of the ${visitor}` });
    }
    expect(jumping).toEqual([]);
  });
}
