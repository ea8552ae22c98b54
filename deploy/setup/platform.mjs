import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { lockDataFolder } from './data-lock.mjs';
import { root } from './install.mjs';
import { publishBuilds } from './publish-builds.mjs';
import { Service } from './service.mjs';

/** A reason to stop that a person can do something about: printed without a stack, exit code 1. */
export class StartError extends Error {}

/** Fails early when somebody listens already: before minutes of building. */
export const requireFreePort = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)
          : new StartError(`Port ${port} cannot be used: ${error.message}`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** Takes the data folder or says who has it. */
export const requireDataFolder = (dataDir) => {
  const lock = lockDataFolder(dataDir);
  if ('heldBy' in lock) {
    throw new StartError(
      `The data folder ${dataDir} is in use by process ${lock.heldBy}. Stop it, or choose another folder: DATA_DIR=…`,
    );
  }
  return lock;
};

const readable = (error, port) => {
  if (error instanceof StartError) return error;
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
  }
  return new StartError(error.message);
};

/**
 * Starts backend and edge from their builds and publishes what the store does not hold yet.
 * @param {{ port: number, host: string, dataDir: string, say: (message: string) => void, backendArgs?: string[],
 *   edgeEnv?: Record<string, string>, onEnd: (message: string) => void }} options
 *   onEnd is told when a service ends by itself
 * @returns {{ ready: Promise<string>, stop: () => Promise<void>, restartBackend: () => Promise<void> }} ready gives the
 *   address or rejects with a StartError; stop works at any time
 */
export const startPlatform = (options) => {
  const { port, host, dataDir, say, backendArgs = [], edgeEnv = {}, onEnd } = options;
  const url = `http://localhost:${port}`;
  // the public key of the realtime application; an installation with an external service sets its own
  const realtimeKey = process.env.REALTIME_KEY || 'fairfront';
  const realtimeSecret = process.env.REALTIME_SECRET || randomBytes(24).toString('hex');
  let backend = null;
  let edge = null;
  let stopping = false;

  const stop = async () => {
    stopping = true;
    // the edge first: nothing new comes in while the backend finishes
    await edge?.stop();
    await backend?.stop();
  };
  const watchEnd = (service) => service.onUnexpectedEnd((how) => onEnd(`${service.name} has ended (${how})`));

  const startBackend = (backendPort) =>
    new Service('The backend', join(root, 'deploy/backend/dist/main.js'), {
      args: backendArgs,
      env: {
        HOST: '127.0.0.1',
        PORT: String(backendPort),
        DATA_DIR: dataDir,
        // npm start shows the demo world; an installation without it sets DEMO=none
        DEMO: process.env.DEMO || 'world',
        PUBLIC_URL: process.env.PUBLIC_URL || url,
        REALTIME_KEY: realtimeKey,
        REALTIME_SECRET: realtimeSecret,
      },
    });

  const run = async () => {
    say('Starting database and backend…');
    backend = startBackend(0);
    // heard below: it may fail while releases are being published
    backend.ready.catch(() => undefined);

    const { published, problem } = await publishBuilds(dataDir);
    if (problem !== null) throw new StartError(`The builds could not be released:\n${problem}`);
    if (published.length) say(`Released ${published.join(', ')}`);

    const backendPort = await backend.ready;
    if (stopping) return url;
    edge = new Service('The edge', join(root, 'deploy/edge/dist/main.js'), {
      env: {
        HOST: host,
        PORT: String(port),
        DATA_DIR: dataDir,
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        REALTIME_KEY: realtimeKey,
        ...edgeEnv,
      },
    });
    await edge.ready;
    watchEnd(backend);
    watchEnd(edge);
    return url;
  };
  const ready = run().catch(async (error) => {
    await stop();
    throw readable(error, port);
  });
  const restartBackend = async () => {
    const backendPort = await backend.ready;
    await backend.stop();
    if (stopping) return;
    backend = startBackend(backendPort);
    await backend.ready;
    watchEnd(backend);
  };
  return { ready, stop, restartBackend };
};
