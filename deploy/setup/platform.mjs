import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { lockDataFolder } from './data-lock.mjs';
import { demoOf } from './demo-choice.mjs';
import { root } from './install.mjs';
import { listen } from './listen.mjs';
import { publishBuilds } from './publish-builds.mjs';
import { Service } from './service.mjs';
import { SupervisedService } from './supervised-service.mjs';
import { warmStarts } from './warm-starts.mjs';

/** A startup problem that a person can fix. It is printed without a stack trace, and the process exits with 1. */
export class StartError extends Error {}

/**
 * Fails early if the port is in use, before minutes of building.
 * @param {number} port
 * @param {string} host
 */
export const requireFreePort = async (port, host) => {
  const probe = createServer();
  await listen(probe, port, host).catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new StartError(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)
      : new StartError(`Port ${port} cannot be used: ${error.message}`);
  });
  await new Promise((resolve) => probe.close(resolve));
};

/**
 * Locks the data folder, or reports who holds it. Dependencies must be installed before the call.
 * @param {string} dataDir
 * @param {(error: Error) => void} onLost
 */
export const requireDataFolder = async (dataDir, onLost) => {
  const lock = await lockDataFolder(dataDir, onLost);
  if ('heldBy' in lock) {
    throw new StartError(
      `The data folder ${dataDir} is in use by ${lock.heldBy}, or choose another folder: DATA_DIR=…`,
    );
  }
  return lock;
};

/**
 * Rejects if the portal cannot serve pages. A busy backend is left to its supervisor; a release that cannot be served
 * does not recover by waiting.
 * @param {string} url readiness address of the edge
 * @param {string} store folder of the release store
 * @public tested in a separate process: deploy/edge/src/start-check.test.ts
 */
export const requireReady = async (url, store) => {
  const { releases } = await (await fetch(url)).json();
  if (releases) return;
  throw new StartError(
    `No page can be served: ${join(store, 'release.json')} cannot be read, or names files that are missing (see above). ` +
      `Restore ${store} from a backup, or remove it: the next start releases all builds again.`,
  );
};

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
const readable = (error, port) => {
  if (error instanceof StartError) return error;
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
  }
  return new StartError(error.message);
};

/**
 * Whether to run the spelling service next to the portal (`SPELLING=built-in`). @throws StartError for another value
 */
const wantsOwnSpelling = (/** @type {NodeJS.ProcessEnv} */ { SPELLING: wanted = '', SPELL_CHECK_URL: other }) => {
  if (wanted === '') return false;
  if (wanted !== 'built-in')
    throw new StartError(`SPELLING=${wanted} is unknown: set it to built-in, or leave it empty`);
  if (other) throw new StartError('Set SPELLING=built-in or SPELL_CHECK_URL, not both');
  return true;
};

/**
 * Starts backend and edge from their builds, publishes builds that the store does not contain, and keeps both processes
 * running: a process that exits is restarted.
 * @param {{ port: number, host: string, dataDir: string, say: (message: string) => void, backendArgs?: string[],
 *   edgeEnv?: Record<string, string>, isDeveloping?: boolean }} options isDeveloping: always keep the next backend process warm
 * @returns {{ ready: Promise<string>, stop: () => Promise<void>, restartBackend: () => Promise<void> }} ready resolves
 * to
 *   the address or rejects with a StartError; stop can be called at any time
 */
export const startPlatform = (options) => {
  const { port, host, dataDir, say, backendArgs = [], edgeEnv = {}, isDeveloping = false } = options;
  // files of the services and of the release tool are readable by this user only
  process.umask(0o077);
  const url = `http://localhost:${port}`;
  const publicUrl = process.env.PUBLIC_URL || url;
  // public key of the built-in realtime service; an installation with an external service sets its own
  const realtimeKey = process.env.REALTIME_KEY || 'fairfront';
  // one file for both, so that the terms that pages show are those that the backend stores with an order
  const runtimeConfig = process.env.RUNTIME_CONFIG || join(root, 'deploy/edge/runtime-config.json');
  const realtimeSecret = process.env.REALTIME_SECRET || randomBytes(24).toString('hex');
  // the backend must not trust forwarded headers of other processes on this machine
  const edgeSecret = process.env.EDGE_SECRET || randomBytes(24).toString('hex');
  const demo = demoOf(backendArgs, process.env);
  // with demo data, pages on this machine may embed the catalogue; an installation lists its origins
  const isDemoOfEmbeds = demo !== 'none' && process.env.EMBED_ORIGINS === undefined;
  const embedOrigins = isDemoOfEmbeds ? 'http://localhost:*,http://127.0.0.1:*' : (process.env.EMBED_ORIGINS ?? '');
  const hasOwnSpelling = wantsOwnSpelling(process.env);
  /** @type {SupervisedService | null} */
  let spelling = null;
  /** @type {SupervisedService | null} */
  let backend = null;
  /** @type {SupervisedService | null} */
  let edge = null;
  let stopping = false;
  /** @type {ReturnType<typeof warmStarts> | null} */
  let prepared = null;

  const stop = async () => {
    stopping = true;
    // the edge stops first: it finishes pending requests, and the backend gets no new ones
    await edge?.stop();
    await backend?.stop();
    await prepared?.stop();
    await spelling?.stop();
  };

  const startSpelling = (/** @type {number | null} */ ownPort) =>
    new Service('The spelling service', join(root, 'deploy/spelling/dist/main.js'), {
      env: { HOST: '127.0.0.1', PORT: String(ownPort ?? 0) },
    });
  const startBackend = (/** @type {number | undefined} */ spellingPort) => (/** @type {number | null} */ backendPort) =>
    new Service('The backend', join(root, `deploy/backend/${isDeveloping ? 'warm-start.mjs' : 'dist/main.js'}`), {
      args: backendArgs,
      env: {
        HOST: '127.0.0.1',
        PORT: String(backendPort ?? 0),
        DATA_DIR: dataDir,
        DEMO: demo,
        EDGE_SECRET: edgeSecret,
        EMBED_ORIGINS: embedOrigins,
        PUBLIC_URL: publicUrl,
        REALTIME_KEY: realtimeKey,
        REALTIME_SECRET: realtimeSecret,
        RUNTIME_CONFIG: runtimeConfig,
        ...(spellingPort && { SPELL_CHECK_URL: `http://127.0.0.1:${spellingPort}/check` }),
      },
    });
  const startEdge = (/** @type {number} */ backendPort) => () =>
    new Service('The edge', join(root, 'deploy/edge/dist/main.js'), {
      env: {
        HOST: host,
        PORT: String(port),
        DATA_DIR: dataDir,
        EMBED_ORIGINS: embedOrigins,
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        EDGE_SECRET: edgeSecret,
        PUBLIC_URL: publicUrl,
        PUBLIC_HOSTS: process.env.PUBLIC_HOSTS || `${new URL(publicUrl).host},localhost,127.0.0.1,[::1]`,
        REALTIME_KEY: realtimeKey,
        RUNTIME_CONFIG: runtimeConfig,
        ...edgeEnv,
      },
    });

  const run = async () => {
    say('Starting database and backend…');
    if (isDemoOfEmbeds) say(`Pages on this machine may embed the catalogue: EMBED_ORIGINS=${embedOrigins}`);
    if (hasOwnSpelling) {
      spelling = new SupervisedService(startSpelling, say, (own) => `http://127.0.0.1:${own}/health`);
      say('The built-in service checks spelling, which takes 120 MB');
    }
    const spellingPort = await spelling?.ready;
    if (stopping) return url;
    if (isDeveloping) prepared = warmStarts(startBackend(spellingPort));
    const start = prepared?.start ?? startBackend(spellingPort);
    backend = new SupervisedService(start, say, (own) => `http://127.0.0.1:${own}/health`);

    const published = await publishBuilds(dataDir);
    if (published.code !== 0) throw new StartError(`The builds could not be released:\n${published.output}`);
    say(published.output.trim());

    const backendPort = await backend.ready;
    if (stopping) return url;
    const ownHost = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
    edge = new SupervisedService(startEdge(backendPort), say, (own) => `http://${ownHost}:${own}/health`);
    const edgePort = await edge.ready;
    if (!stopping) await requireReady(`http://${ownHost}:${edgePort}/ready`, join(dataDir, 'releases'));
    return url;
  };
  const ready = run().catch(async (error) => {
    await stop();
    throw readable(error, port);
  });
  return { ready, stop, restartBackend: async () => backend?.restart() };
};
