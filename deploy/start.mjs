import { resolve } from 'node:path';
import { build } from './build.mjs';
import { hostSites } from './setup/host-sites.mjs';
import { install, requireNode, root } from './setup/install.mjs';
import { requireDataFolder, requireFreePort, StartError, startPlatform } from './setup/platform.mjs';
import { hasDemoData, readyText } from './setup/ready-text.mjs';

/**
 * `npm start` takes a bare checkout to a running portal on one port. Environment: `PORT` (8080), `HOST` (all
 * interfaces), `DATA_DIR` (.data), `DATABASE_URL` (PostgreSQL instead of the built-in database), `SPELLING` (built-in:
 * checks texts). The argument `hosts` also starts the sites of `deploy/hosts` (`HOSTS_PORT`, 8090); other arguments go
 * to the backend (`npm start -- --demo=large`).
 */
const startedAt = Date.now();
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);
const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '0.0.0.0';
const dataDir = resolve(root, process.env.DATA_DIR || '.data');

const asked = process.argv.slice(2);
const sites = asked.includes('hosts') ? hostSites() : null;

/** @type {Awaited<ReturnType<typeof requireDataFolder>> | null} */
let lock = null;
/** @type {ReturnType<typeof startPlatform> | null} */
let platform = null;
/** @type {Promise<void> | null} */
let ending = null;

const end = (/** @type {number} */ code) => {
  ending ??= (async () => {
    await sites?.stop();
    await platform?.stop();
    await lock?.release();
    process.exit(code);
  })();
  return ending;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (platform && !ending) console.log('\nStopping…');
    void end(0);
  });
}

try {
  requireNode();
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`PORT=${process.env.PORT} is not a port`);
  await requireFreePort(port, host);
  await sites?.requireFreePort();
  await install();
  lock = await requireDataFolder(dataDir, (error) => {
    console.error(`The lock of the data folder was lost: ${error.message}`);
    void end(1);
  });
  if (!(await build())) throw new StartError('The build failed; see the output above.');
  platform = startPlatform({
    port,
    host,
    dataDir,
    say: console.log,
    backendArgs: asked.filter((argument) => argument !== 'hosts'),
  });
  const url = await platform.ready;
  const sitesUrl = ending ? null : await sites?.start(url);
  if (!ending) {
    const facts = { url, sitesUrl: sitesUrl ?? null, seconds: seconds(), hasDemo: hasDemoData(asked, process.env) };
    console.log(readyText(facts));
  }
} catch (error) {
  if (!ending) {
    console.error(error instanceof StartError ? error.message : error);
    void end(1);
  }
}
