import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { enter, expect, freshTest as test } from '../support/portal';
import { freePort, startSystem, type System } from '../support/system';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A copy of the workspace, because the story edits source files that everything else reads. */
const copyWorkspace = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'fairfront-dev-'));
  execFileSync(process.execPath, [join(root, 'deploy/new/copy-workspace.mjs'), copy], { cwd: root });
  return copy;
};

/** Time for a page to follow a saved file while other stories run. */
const followed = { timeout: 90_000 };
/** Types are checked in a process of lower priority, after everything else on a loaded machine. */
const checked = { timeout: 240_000 };

test.describe('a developer runs one remote from source', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  let workspace = '';
  let system: System;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    workspace = copyWorkspace();
    system = await startSystem({
      workspace,
      command: ['deploy/dev.mjs', 'passes'],
      env: { NODE_ENV: 'development', DEV_PORT: String(await freePort()) },
    });
  });
  test.afterAll(async () => {
    await system?.stop();
    rmSync(workspace, { recursive: true, force: true });
  });

  /** Saves an edited file while `check` runs, then restores it. */
  const whileSaved = async (file: string, from: string, to: string, check: () => Promise<void>): Promise<void> => {
    const path = join(workspace, file);
    const before = readFileSync(path, 'utf8');
    expect(before, `${file} contains the text to edit`).toContain(from);
    writeFileSync(
      path,
      before.replace(from, () => to),
    );
    try {
      await check();
    } finally {
      writeFileSync(path, before);
    }
  };

  /** The pass form with a typed name, on a page that records reloads. */
  const openForm = async (page: Page): Promise<() => Promise<void>> => {
    await enter(page, 'editor@severmech.example', system.url);
    await page.goto(`${system.url}/participant/101?modal=event-modal-participant-passes`, followed);
    await page.getByRole('button', { name: 'Добавить пропуск' }).click(followed);
    const name = page.getByLabel('Фамилия');
    await name.fill('Loop', followed);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    return async () => {
      await expect(name, 'typed input stays').toHaveValue('Loop');
      expect(await page.evaluate(() => 'isSamePage' in window), 'the page is not reloaded').toBe(true);
    };
  };

  const form = 'mf-passes/src/pass-form';
  const overlayOf = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

  test('with one remote served from source, only its packages are built, and every script names one source map', async ({
    page,
  }) => {
    expect(system.output()).not.toContain('Built ');
    await openForm(page);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    const paths = scripts.map((url) => new URL(url).pathname);
    expect(paths.some((path) => path.startsWith('/mf-passes/'))).toBe(true);
    expect(paths.some((path) => path.startsWith('/r/mf-catalog/'))).toBe(true);
    expect(paths.some((path) => path.startsWith('/r/mf-passes/'))).toBe(false);
    for (const url of scripts.filter((script) => !script.startsWith(system.url))) {
      const code = await (await fetch(url)).text();
      const [map, ...further] = code.match(/^\/\/# sourceMappingURL=.*$/gm) ?? [];
      expect(further, `${url} names one source map`).toEqual([]);
      const answer = await fetch(new URL(map?.replace('//# sourceMappingURL=', '') ?? '', url));
      expect(await answer.json(), `${url} has a map`).toMatchObject({ version: 3 });
    }
  });

  test('edits of texts, styles, components and the kit appear while typed input stays', async ({ page }) => {
    const expectKept = await openForm(page);
    const dialog = page.getByRole('dialog');
    const { lastname } = JSON.parse(readFileSync(join(workspace, 'mf-passes/src/locales/ru.json'), 'utf8')).form;
    await whileSaved('mf-passes/src/locales/ru.json', `"lastname": "${lastname}"`, '"lastname": "Фамилия гостя"', () =>
      expect(dialog.getByText('Фамилия гостя')).toBeVisible(followed),
    );
    await whileSaved(
      'shared-kit/src/texts/passes/ru.hub.json',
      '"accepted": "Принят"',
      '"accepted": "Согласован"',
      () => expect(page.getByText('Согласован', { exact: true }).first()).toBeVisible(followed),
    );
    await whileSaved(`${form}/pass-form.module.css`, '.pair {', '.pair { outline: 7px solid;', () =>
      expect(dialog.locator('form [class*="pair-"]').first()).toHaveCSS('outline-width', '7px', followed),
    );
    const added = '<p>Saved in the remote</p>\n      {fields.companyName}';
    await whileSaved(`${form}/person-fields.tsx`, '      {fields.companyName}', added, () =>
      expect(dialog.getByText('Saved in the remote')).toBeVisible(followed),
    );
    await whileSaved(
      'shared-kit/src/components/button/button.tsx',
      '  return (\n',
      '  return <i>Saved in the kit</i>;\n  return (\n',
      () => expect(page.getByText('Saved in the kit').first()).toBeVisible(followed),
    );
    await expect(page.getByText('Saved in the kit')).toHaveCount(0, followed);
    await expectKept();
  });

  test('a syntax error shows file and line until it is fixed', async ({ page }) => {
    const expectKept = await openForm(page);
    const file = `${form}/person-fields.tsx`;
    const lines = readFileSync(join(workspace, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('return (')) + 1;
    await whileSaved(file, '  return (', '  return ) (', async () => {
      await expect(overlayOf(page)).toContainText('person-fields.tsx', followed);
      await expect(overlayOf(page)).toContainText(new RegExp(`:${line}:\\d+`));
    });
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, followed);
    await expectKept();
  });

  test('a component that throws shows its source position', async ({ page, problems }) => {
    await openForm(page);
    const file = `${form}/person-fields.tsx`;
    const line = readFileSync(join(workspace, file), 'utf8')
      .split('\n')
      .findIndex((text) => text.startsWith("  const { t } = useTranslation('passes')"));
    const broken =
      "if (Number('1') === 1) throw new Error('Broken on purpose');\n  const { t } = useTranslation('passes')";
    await whileSaved(file, "const { t } = useTranslation('passes')", broken, async () => {
      await expect(overlayOf(page)).toContainText('Broken on purpose', followed);
      await expect(overlayOf(page)).toContainText(`${file}:${line + 1}`);
    });
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, followed);
    await expect(page.getByLabel('Фамилия')).toBeVisible(followed);
    expect(problems.errors.filter((message) => !message.includes('Broken on purpose'))).toEqual([]);
    problems.errors.length = 0;
  });

  test('a type error shows file and line until it is fixed', async ({ page }) => {
    test.setTimeout(600_000);
    const expectKept = await openForm(page);
    const wrong = 'const wrong: number = "text";\nvoid wrong;\n';
    const file = `${form}/person-fields.tsx`;
    await whileSaved(file, 'import { FormTextField }', `${wrong}import { FormTextField }`, async () => {
      await expect(overlayOf(page)).toContainText(`${file} 1:`, checked);
      await expect(overlayOf(page)).toContainText("Type 'string' is not assignable to type 'number'");
    });
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, checked);
    await expectKept();
  });
});

test('released files contain no dev server code', () => {
  const released = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  expect(released.length).toBeGreaterThan(4);
  for (const name of released) {
    const dist = join(root, name, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|css|json)$/.test(file),
    );
    expect(files.length, `${name} is built`).toBeGreaterThan(0);
    for (const file of files) {
      const text = readFileSync(join(dist, file), 'utf8');
      const found =
        /webpackHotUpdate|\$Refresh(Reg|Sig)\$|fairfrontRefresh|fairfront-texts-saved|webpack-dev-server|jsxDEV|sourceMappingURL/.exec(
          text,
        );
      expect(found?.[0], relative(root, join(dist, file))).toBeUndefined();
    }
  }
});
