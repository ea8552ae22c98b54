import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

/** Chromium without windows, which nobody sees here: a quarter less of the processor, and what Playwright takes by itself. */
const headlessShell = 'chromium-headless-shell';

const fromSystem = () => {
  const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
};

const fromPlaywright = () => {
  const fromAcceptance = createRequire(join(root, 'deploy/e2e/package.json'));
  const path = fromAcceptance('@playwright/test').chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * The Chromium for acceptance tests: `CHROMIUM_PATH`, that of the system, that of Playwright; where there is none, one
 * is installed: from Debian's packages as root, otherwise by Playwright's download.
 * @returns {Promise<string>} path of the executable
 */
export const ensureChromium = async () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = fromSystem() ?? fromPlaywright();
  if (found) return found;
  if (isDebianRoot()) {
    console.log('No Chromium found: installing Debian’s package…');
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
    console.log('No Chromium found: downloading the one of Playwright…');
    await run('npx', ['playwright', 'install', 'chromium'], { cwd: join(root, 'deploy/e2e') });
  }
  const installed = fromSystem() ?? fromPlaywright();
  if (!installed) throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
  return installed;
};
