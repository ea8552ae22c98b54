import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { enter, expect, test } from '../support/portal';
import { freePort, startSystem } from '../support/system';

const texts = fileURLToPath(new URL('../../../mf-passes/src/locales/ru.json', import.meta.url));

/*
 * This story saves a source file and puts it back, so it has a project of its own that runs after all others
 * (playwright.config.ts): nothing else may build from the sources meanwhile.
 */
test('a developer runs one remote from its sources, and the open page follows a saved file', async ({ page }) => {
  test.setTimeout(240_000);
  const before = readFileSync(texts, 'utf8');
  const system = await startSystem({
    command: ['deploy/dev.mjs', 'passes'],
    env: { NODE_ENV: 'development', DEV_PORT: String(await freePort()) },
  });
  try {
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

    writeFileSync(texts, before.replace('"title": "Пропуска участников"', '"title": "Пропуска гостей"'));
    await expect(dialog.getByRole('heading', { name: 'Пропуска гостей', exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page).toHaveURL(/modal=event-modal-participant-passes/);
  } finally {
    writeFileSync(texts, before);
    await system.stop();
  }
});
