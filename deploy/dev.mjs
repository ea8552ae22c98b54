import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releaseNameOf } from '../shared-kit/tooling/webpack/remote-folders.mjs';
import { build } from './build.mjs';
import { hostSites } from './setup/host-sites.mjs';
import { install, requireNode, root } from './setup/install.mjs';
import { built as packages, resolvePackages, released as web, UnknownPackageError } from './setup/packages.mjs';
import { requireDataFolder, requireFreePort, StartError, startPlatform } from './setup/platform.mjs';

/**
 * `npm run dev` serves the shell, the remotes and the backend from source; open pages update on save. `npm run dev --
 * passes` serves only this remote and the shell from source, everything else as released. `npm run dev -- hosts` serves
 * everything as released, and also the sites of `deploy/hosts` that embed the catalogue. `PORT` (8080) and `DATA_DIR`
 * (.data) work as with `npm start`; `DEV_PORT` (3100) is for the packages served from source, `HOSTS_PORT` (8090) for
 * the sites.
 */
const port = Number(process.env.PORT || 8080);
const devPort = Number(process.env.DEV_PORT || 3100);
const host = process.env.HOST || '127.0.0.1';
const dataDir = resolve(root, process.env.DATA_DIR || '.data');

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const sites = asked.includes('hosts') ? hostSites() : null;
const named = asked.filter((name) => name !== 'hosts');
const isWhole = asked.length === 0;

/** @type {(() => unknown)[]} */
const stops = [];
/** @type {Promise<void> | null} */
let ending = null;
const end = (/** @type {number} */ code) => {
  ending ??= (async () => {
    for (const stop of stops.reverse()) await stop();
    process.exit(code);
  })();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

const isReleased = (/** @type {string} */ name) => existsSync(join(dataDir, 'releases', releaseNameOf(name)));

try {
  requireNode();
  const wanted = isWhole ? web : resolvePackages(named, web);
  // a remote uses the React and the kit of the shell
  const served = wanted.length ? [...new Set(['shell', ...wanted])] : [];
  await requireFreePort(port, host);
  await requireFreePort(devPort, 'localhost');
  await sites?.requireFreePort();
  await install();
  const lock = await requireDataFolder(dataDir, (error) => {
    console.error(`The lock of the data folder was lost: ${error.message}`);
    end(1);
  });
  stops.push(() => lock.release());
  // a package served from source still needs a first release, so that the release document contains it
  const needed = packages.filter((name) => !served.includes(name) || !isReleased(name));
  const only = needed.filter((name) => !(isWhole && name === 'deploy/backend'));
  if (!(await build({ only }))) throw new StartError('The build failed; see the output above.');

  /** @type {ReturnType<typeof startPlatform> | null} */
  let platform = null;
  if (isWhole) {
    const watching = fork(join(root, 'shared-kit/tooling/webpack/development/watch-package.mjs'), ['deploy/backend']);
    watching.once('exit', () => end(1));
    stops.push(() => watching.connected && watching.disconnect());
    // one restart at a time: builds finished meanwhile start with the next one
    let restarting = Promise.resolve();
    let isWanted = false;
    const restart = async () => {
      isWanted = false;
      await platform?.restartBackend();
      console.log('Backend restarted');
    };
    await once(watching, 'message');
    watching.on('message', (message) => {
      const { isBuilt } = /** @type {{ isBuilt: boolean }} */ (message);
      if (isWanted || !isBuilt) return;
      isWanted = true;
      restarting = restarting.then(restart).catch(console.error);
    });
  }
  const startServing = async () => {
    const { startDevServer } = await import('../shared-kit/tooling/webpack/development/dev-server.mjs');
    console.log(`Serving ${served.join(', ')} from source…`);
    return startDevServer({ names: served, port: devPort });
  };
  const devServer = served.length ? await startServing() : null;
  if (devServer) stops.push(devServer.stop);
  platform = startPlatform({
    port,
    host,
    dataDir,
    say: console.log,
    isDeveloping: isWhole,
    edgeEnv: devServer ? { DEV_PACKAGES: JSON.stringify(devServer.bases) } : {},
  });
  stops.push(platform.stop);
  const url = await platform.ready;
  const from = devServer ? ` (${served.join(', ')} from sources)` : '';
  console.log(`\nFairfront is ready: ${url}${from}`);
  if (sites) {
    stops.push(sites.stop);
    console.log(`Sites that embed the catalogue: ${await sites.start(url)}`);
  }
  console.log('Ctrl-C stops everything.');
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof UnknownPackageError;
  console.error(isExpected ? error.message : error);
  end(1);
}
