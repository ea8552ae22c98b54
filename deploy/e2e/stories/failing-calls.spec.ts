import type { Browser, Page } from '@playwright/test';
import { failures, isBusy, readable, ReplayedApi, retryButtons, type Failure } from '../support/failing-calls';
import { failingDialogs, failingScreens, isOwnRead, type FailingPlace as Place } from '../support/failing-places';
import { enter, expect, test } from '../support/portal';

/** `all` fails every call of every place in every way; otherwise every n-th case is taken. */
const isComplete = process.env.FAILING_CALLS === 'all';
/** Filters for a complete run: places by name, cases by "path failure". */
const onlyPlaces = new RegExp(process.env.FAILING_PLACES ?? '');
const onlyCases = new RegExp(process.env.FAILING_CASES ?? '');
/** Cases per kind of place in a normal run. */
const sampleSize = 10;

test.describe.configure({ timeout: isComplete ? 3_600_000 : 180_000 });

/** Milliseconds that the page waits in total: the delays between retries, then the timeout of a call (SHELL-167). */
const waits = [500, 1_500, 3_000, 10_000, 50_000];

/** Advances the page's clock until the condition holds. */
const passTime = async (page: Page, until: () => Promise<boolean>): Promise<boolean> => {
  for (const milliseconds of waits) {
    for (let check = 0; check < 8; check += 1) {
      if (await until()) return true;
      await page.waitForTimeout(50);
    }
    await page.clock.runFor(milliseconds);
  }
  for (let check = 0; check < 20; check += 1) {
    if (await until()) return true;
    await page.waitForTimeout(50);
  }
  return false;
};

/** The text of a page once it has its heading, nothing is loading and two checks found the same text. */
const settledText = async (page: Page): Promise<string> => {
  await page.locator('main h1').first().waitFor();
  let text: string | null = null;
  const isSettled = async () => {
    const earlier = text;
    text = (await isBusy(page)) ? null : await readable(page);
    return text !== null && text === earlier;
  };
  if (!(await passTime(page, isSettled))) throw new Error(`${page.url()} does not settle without failures`);
  return readable(page);
};

interface Case {
  place: Place;
  path: string;
  failure: Failure;
}

/** The context of a place: its session, its recorded responses and its text without failures. */
const openPlace = async (browser: Browser, place: Place) => {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'ru-RU' });
  const api = await ReplayedApi.attach(context);
  const begin = async () => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return { page, errors };
  };
  const first = await begin();
  await enter(first.page, place.email);
  await first.page.goto(place.address, { waitUntil: 'commit' });
  await first.page.waitForLoadState('networkidle');
  const healthy = await settledText(first.page);
  const { origins } = await context.storageState();
  await first.page.close();
  const stored = origins[0]?.localStorage ?? [];
  await context.addInitScript((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
  return { context, api, begin, healthy, paths: api.takeCalled().filter((path) => isOwnRead(place, path)) };
};

type OpenPlace = Awaited<ReturnType<typeof openPlace>>;

/** What is wrong with a page whose call fails; null when the page shows the failure and recovers. */
const problemOf = async (open: OpenPlace, { place, path, failure }: Case): Promise<string | null> => {
  if (!open.api.failReads({ path, failure })) return null;
  const { page, errors } = await open.begin();
  try {
    await page.goto(place.address, { waitUntil: 'commit' });
    const says = () => retryButtons(page).first().isVisible();
    if (!(await passTime(page, says))) return (await isBusy(page)) ? 'waits forever' : 'is mute';
    if ((await isBusy(page)) && !(await passTime(page, async () => !(await isBusy(page)))))
      return 'a part waits forever';
    if (errors.length) return `throws ${errors.join('; ')}`;
    open.api.failReads(null);
    for (let press = 0; press < 6 && (await says()); press += 1) {
      // the button may be gone: the part has already retried on its own
      await retryButtons(page)
        .first()
        .click({ timeout: 5_000 })
        .catch(() => undefined);
      await page.waitForTimeout(100);
      await passTime(page, async () => !(await isBusy(page)));
    }
    if (await says()) return 'does not recover';
    const isSame = async () => (await readable(page)) === open.healthy;
    if (!(await passTime(page, isSame)))
      return `recovers with other content: ${firstDifference(open.healthy, await readable(page))}`;
    return errors.length ? `throws ${errors.join('; ')}` : null;
  } finally {
    open.api.failReads(null);
    await page.close();
  }
};

const firstDifference = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `…${one.slice(Math.max(0, at - 30), at + 60)}… became …${other.slice(Math.max(0, at - 30), at + 60)}…`;
};

/** Picks cases evenly, so that every place and every kind of failure is covered. */
const sampleOf = <Item>(items: readonly Item[], size: number): Item[] =>
  isComplete || items.length <= size
    ? [...items]
    : Array.from({ length: size }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / size)] as Item);

const findingsOf = async (browser: Browser, places: readonly Place[]): Promise<string[]> => {
  const findings: string[] = [];
  for (const [index, place] of sampleOf(
    places.filter(({ name }) => onlyPlaces.test(name)),
    sampleSize / 2,
  ).entries()) {
    const open = await openPlace(browser, place);
    const cases = open.paths
      .flatMap((path) => failures.map((failure): Case => ({ place, path, failure })))
      .filter(({ path, failure }) => onlyCases.test(`${path} ${failure.name}`));
    const turn = isComplete ? 0 : (index * 3) % (cases.length || 1);
    for (const wanted of sampleOf([...cases.slice(turn), ...cases.slice(0, turn)], 2)) {
      const problem = await problemOf(open, wanted);
      const line = `${place.name}: ${wanted.path} with ${wanted.failure.name}: ${problem ?? 'fine'}`;
      if (isComplete) console.log(line);
      if (problem) findings.push(line);
    }
    await open.context.close();
  }
  return findings;
};

test('every screen survives the failure of any of its calls: it shows the failure and recovers [SHELL-351] [SHELL-352]', async ({
  browser,
}) => {
  expect(await findingsOf(browser, failingScreens)).toEqual([]);
});

// only in the complete run: a dialog needs two page loads before its first case
if (isComplete) {
  test('every dialog survives the failure of any of its calls: it shows the failure and recovers [SHELL-351]', async ({
    browser,
  }) => {
    expect(await findingsOf(browser, failingDialogs())).toEqual([]);
  });
}
