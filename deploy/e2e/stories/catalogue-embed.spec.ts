import budgets from '../budgets.json' with { type: 'json' };
import { embedToken, test } from '../support/embed-host';
import { expect } from '../support/portal';
import { TrafficRecorder } from '../support/traffic';

/** A participation without an order in the demo data: the wizard opens at step 1. */
const participation = 105;
const kibibytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

const element = (portal: string, attributes = '') =>
  `<script type="module" src="${portal}/embed/catalog.js"></script>` +
  `<fairfront-catalog participant-id="${participation}" ${attributes}></fairfront-catalog>`;
const giveToken = (token: string) =>
  `document.querySelector('fairfront-catalog').getToken = async () => ${JSON.stringify(token)};`;

/** Records when the first field of the element becomes usable, in ms since navigation. */
const noteUsable = () => {
  const check = () => {
    const root = document.querySelector('fairfront-catalog')?.shadowRoot;
    if (root?.querySelector('input:not([readonly], [disabled])'))
      Object.assign(window, { usableAt: performance.now() });
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
};

test('until step 1 is usable, no more is loaded than the budget allows [CAT-277]', async ({ page, host, portal }) => {
  const token = await embedToken(portal, participation);
  const traffic = await TrafficRecorder.attach(page);
  await page.addInitScript(noteUsable);
  await page.goto(host.serve({ body: element(portal), script: giveToken(token) }));
  const name = page.getByRole('textbox', { name: 'Название', exact: true });
  await expect(name).toBeEditable();
  const loaded = traffic.overNetwork.filter(({ type, url }) => type === 'Script' && url.startsWith(portal));
  // what is loaded while the step is read does not count, however late the story looks
  const isLate = () =>
    page.evaluate(
      (urls) => {
        const { usableAt } = window as typeof window & { usableAt: number };
        const entries = performance.getEntriesByType('resource');
        const fileOf = (url: string) => url.split('/').at(-1);
        return urls.map((url) => {
          const entry = entries.find(({ name: asked }) => fileOf(asked) === fileOf(url));
          return entry ? entry.startTime > usableAt : null;
        });
      },
      loaded.map(({ url }) => url),
    );
  await expect.poll(isLate).not.toContain(null);
  const late = await isLate();
  const scripts = loaded.filter((_script, place) => !late[place]);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  const defining = scripts.find(({ url }) => url.endsWith('/embed/catalog.js'));
  test.info().annotations.push({
    type: 'measured',
    description: `embed: ${kibibytes(bytes)} KiB in ${scripts.length} requests; defining script ${kibibytes(defining?.bytes ?? 0)} KiB`,
  });
  expect(defining?.bytes).toBeLessThanOrEqual(budgets.embed.definingKibibytes * 1024);
  expect(kibibytes(bytes)).toBeLessThanOrEqual(budgets.embed.scriptKibibytes);
  expect(scripts.length).toBeLessThanOrEqual(budgets.embed.requests);
  for (const script of scripts) expect(script.encoding).toBe('br');
});

/** Observable state of the page, none of which the element may change (CAT-263, CAT-268). */
const stateOfPage = `(() => ({
  globals: Object.getOwnPropertyNames(window).filter((name) => !/^\\d+$/.test(name)).sort(),
  title: document.title,
  address: location.href,
  history: history.length,
  cookies: document.cookie,
  stored: [localStorage.length, sessionStorage.length],
  body: document.body.getAttribute('style'),
  root: document.documentElement.getAttribute('style'),
  sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
  styles: ['h1', '#own', 'body'].map((selector) => {
    const style = getComputedStyle(document.querySelector(selector));
    return [...style].map((name) => name + style.getPropertyValue(name)).filter((line) => !/^(?:height|block-size|perspective-origin|transform-origin)/.test(line));
  }),
}))()`;

test('a hostile page changes nothing inside the element, and the element changes nothing on the page [CAT-253] [CAT-263] [CAT-267] [CAT-268] [CAT-272]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation);
  const nonce = 'of-the-page';
  const address = host.serve({
    head: `<style nonce="${nonce}">* { all: unset !important; font-size: 40px !important; color: rgb(255, 0, 0) !important }
      button { display: none !important }</style>`,
    body: `<h1>NordPack Fair</h1><button id="own">Own</button><div id="place"></div>`,
    script: `
      Array.prototype.first = function () { return this[0]; };
      Object.prototype.ofThePage = 'inherited';
      window.React = { version: '17.0.2', createElement() { throw new Error('The React of the page'); } };
      customElements.define('own-element', class extends HTMLElement {});
      window.before = null;
      window.before = ${stateOfPage};
      await import('${portal}/embed/catalog.js');
      const element = document.createElement('fairfront-catalog');
      element.setAttribute('participant-id', '${participation}');
      element.getToken = async () => ${JSON.stringify(token)};
      document.getElementById('place').append(element);`,
    policy: `default-src 'none'; script-src 'self' ${portal}; connect-src ${portal} ${portal.replace('http', 'ws')}; img-src ${portal} data:; style-src 'nonce-${nonce}'; require-trusted-types-for 'script'`,
  });
  await page.goto(address);
  const name = page.getByRole('textbox', { name: 'Название', exact: true });
  await expect(name).toBeEditable();
  const next = page.getByRole('button', { name: 'Далее' });
  await expect(next).toBeVisible();
  const style = await name.evaluate((input) => {
    const { fontSize, color, display } = getComputedStyle(input);
    return { fontSize, color, display };
  });
  expect(style.fontSize).not.toBe('40px');
  expect(style.color).not.toBe('rgb(255, 0, 0)');
  expect(style.display).not.toBe('inline');
  await name.fill('Северная механика');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(stateOfPage)).toEqual(await page.evaluate('before'));
});

test('an element that is added and removed 100 times leaves no listener, timer or node behind [CAT-269]', async ({
  page,
  host,
  portal,
}) => {
  const token = await embedToken(portal, participation);
  await page.goto(
    host.serve({ body: '<div id="place"></div>', script: `await import('${portal}/embed/catalog.js');` }),
  );
  const session = await page.context().newCDPSession(page);
  /**
   * Adds the element and removes it as soon as its wizard is shown. Runs in the page, so that nothing waits for the
   * test.
   */
  const stay = (times: number) =>
    page.evaluate(
      async ([id, given, name, rounds]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let round = 0; round < rounds; round += 1) {
          const element = document.createElement('fairfront-catalog');
          element.setAttribute('participant-id', String(id));
          Object.assign(element, { getToken: async () => given });
          document.getElementById('place')?.append(element);
          const isThere = () => {
            const region = element.shadowRoot?.querySelector('section[aria-labelledby]');
            const title = element.shadowRoot?.getElementById(region?.getAttribute('aria-labelledby') ?? '');
            return title?.textContent === name && region?.checkVisibility();
          };
          while (!isThere()) await frame();
          element.remove();
        }
      },
      [participation, token, 'Заявка в каталог и путеводитель', times] as const,
    );
  const measure = async () => {
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  };
  // the first rounds load code, permanent data and compiled functions
  await stay(150);
  const before = await measure();
  await stay(100);
  // removal may finish cleaning up a task later; a leak in every round would leave 100, while the browser itself
  // retains fewer of the last ones
  const kept = 50;
  await expect.poll(async () => (await measure()).nodes).toBeLessThanOrEqual(before.nodes + kept);
  await expect.poll(async () => (await measure()).jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + kept);
  // what a busy browser has not collected yet, 20 KiB per round; a leaked element takes many times that
  const heapLimit = before.usedSize + 2 * 1024 * 1024;
  await expect.poll(async () => (await measure()).usedSize, { timeout: 60_000 }).toBeLessThanOrEqual(heapLimit);
  const after = await measure();
  test.info().annotations.push({
    type: 'measured',
    description: `100 stays: heap ${kibibytes(after.usedSize - before.usedSize)} KiB, nodes ${after.nodes - before.nodes}, listeners ${after.jsEventListeners - before.jsEventListeners}`,
  });
});
