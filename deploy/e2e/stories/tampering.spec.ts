import { enter, expect, freshTest as test } from '../support/portal';

/** Pages open in parallel: a refusal mostly waits. */
const pagesAtOnce = 3;

const oneByteChanged = (body: Buffer): Buffer => {
  const changed = Buffer.from(body);
  // whether this is in a comment, a string or code, the file is no longer the released one
  const at = changed.length - 2;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

/**
 * One file per protection mechanism: entry, chunk and style of every package. `TAMPER=all` changes every file (README).
 */
const oneOfEachKind = (files: readonly string[]): string[] => {
  const kindOf = (file: string) => {
    const [, , app = '', , name = ''] = file.split('/');
    return `${app} ${/^(main|remote)\./.test(name) ? 'entry' : name.slice(name.lastIndexOf('.'))}`;
  };
  return [...new Map(files.map((file) => [kindOf(file), file])).values()];
};

test('the browser refuses a released script or style with one changed byte, and the rest works', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(240_000);
  await enter(page, 'reader@severmech.example');
  const released = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/r\/.+\.(js|css)$/.test(pathname)) released.add(pathname);
  });
  const address = '/participant/101?modal=event-modal-participant-passes';
  await page.goto(address);
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.close();
  expect(released.size).toBeGreaterThan(8);
  expect([...released].filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);

  const notRefused: string[] = [];
  const isRefused = async (file: string): Promise<boolean> => {
    const other = await context.newPage();
    const refusal = new Promise<boolean>((resolve) => {
      other.on('console', (message) => {
        if (/integrity/i.test(message.text()) && message.text().includes(file)) resolve(true);
      });
    });
    await other.route(`**${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: oneByteChanged(await response.body()) });
    });
    await other.goto(address, { waitUntil: 'commit' });
    const outcome = await Promise.race([refusal, other.waitForTimeout(30_000).then(() => false)]);
    const isShellsOwn = file.startsWith('/r/shell/');
    if (!isShellsOwn) await expect(other.getByRole('banner')).toBeVisible();
    await other.close();
    return outcome;
  };
  const queue = process.env['TAMPER'] === 'all' ? [...released] : oneOfEachKind([...released]);
  const checkNext = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) if (!(await isRefused(file))) notRefused.push(file);
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, checkNext));
  expect(notRefused).toEqual([]);
  problems.errors.length = 0;
});
