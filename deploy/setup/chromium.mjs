import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

/** Headless Chromium takes a quarter less CPU than the full one, and it is Playwright's default. */
const headlessShell = 'chromium-headless-shell';

const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const fromSystem = (names = [headlessShell, ...fullBrowsers]) => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
};

const fromPlaywright = () => {
  const fromAcceptance = createRequire(join(root, 'deploy/e2e/package.json'));
  const path = fromAcceptance('@playwright/test').chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Finds a Chromium for acceptance tests: `CHROMIUM_PATH`, the system's, or Playwright's. If there is none, installs
 * one: from Debian packages as root, otherwise with Playwright. CI installs the headless one beside a full one.
 * @returns {Promise<string>} path of the executable
 */
export const ensureChromium = async () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const isCi = Boolean(process.env.CI) && isDebianRoot();
  const found = fromSystem(isCi ? [headlessShell] : undefined) ?? (isCi ? undefined : fromPlaywright());
  if (found) return found;
  if (isDebianRoot()) {
    console.log('No headless Chromium found: installing Debian’s package…');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    for (const name of [headlessShell, 'chromium']) {
      const { code, output } = await run('apt-get', ['install', '-y', '-qq', name], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
        quiet: true,
      });
      if (code === 0) break;
      console.error(output);
    }
  } else {
    console.log('No Chromium found: downloading Playwright’s…');
    await run('npx', ['playwright', 'install', 'chromium'], { cwd: join(root, 'deploy/e2e') });
  }
  const installed = fromSystem() ?? fromPlaywright();
  if (!installed) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH.');
  return installed;
};
