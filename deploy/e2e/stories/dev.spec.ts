import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter, expect, test } from '../support/portal';
import { freePort, startSystem } from '../support/system';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A copy of the workspace with its builds: a source file is saved in it, which everything else that runs here reads. */
const copyWorkspace = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'fairfront-dev-'));
  execFileSync(process.execPath, [join(root, 'deploy/new/in-a-copy.mjs'), copy], { cwd: root });
  for (const parent of ['.', 'deploy'])
    for (const name of readdirSync(join(root, parent))) {
      const built = join(parent, name, 'dist');
      if (existsSync(join(root, built))) cpSync(join(root, built), join(copy, built), { recursive: true });
    }
  return copy;
};

test('a developer runs one remote from its sources, and the open page follows a saved file', async ({ page }) => {
  test.setTimeout(240_000);
  const workspace = copyWorkspace();
  const texts = join(workspace, 'mf-passes/src/locales/ru.json');
  const system = await startSystem({
    workspace,
    command: ['deploy/dev.mjs', 'passes'],
    env: { NODE_ENV: 'development', DEV_PORT: String(await freePort()) },
  });
  try {
    expect(system.output(), 'only what is served is made from sources').not.toContain('Built ');
    await enter(page, 'editor@severmech.example', system.url);
    await page.goto(`${system.url}/participant/101?modal=event-modal-participant-passes`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Пропуска участников', exact: true })).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    );
    expect(scripts.some((path) => path.startsWith('/mf-passes/'))).toBe(true);
    expect(scripts.some((path) => path.startsWith('/r/mf-catalog/'))).toBe(true);
    expect(scripts.some((path) => path.startsWith('/r/mf-passes/'))).toBe(false);

    const before = readFileSync(texts, 'utf8');
    writeFileSync(texts, before.replace('"title": "Пропуска участников"', '"title": "Пропуска гостей"'));
    await expect(dialog.getByRole('heading', { name: 'Пропуска гостей', exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page).toHaveURL(/modal=event-modal-participant-passes/);
  } finally {
    await system.stop();
    rmSync(workspace, { recursive: true, force: true });
  }
});
