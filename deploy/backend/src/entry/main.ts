import type { AddressInfo } from 'node:net';
import { plannedStop } from '@fairfront/shared-kit/domain/platform/planned-stop';
import { serveMetrics } from '@fairfront/metrics';
import { createApp } from './app';
import { backendMetrics } from './backend-metrics';
import { checkConfig } from './check-config';
import { systemClock } from '../platform/clock';
import type { DemoWorld } from '../platform/area/demo-world';
import { settingsTable } from '@fairfront/settings';
import { readConfig, requireSecretKeys } from '../platform/config';
import { backendSettings } from '../platform/settings';
import { openDatabase } from '../platform/database/open-database';
import { Documents } from '../platform/documents/documents';
import { openFileStore } from '../platform/files/open-file-store';
import { ownDataFolderOnly } from '../platform/files/own-files-only';
import { OpenRequests } from '../platform/http/open-requests';
import { createRuntime } from './runtime';
import { closeAppSecrets } from '../identity/second-factor/app-secrets';

/** `--demo=large` on the command line is the same as DEMO=large in the environment. */
const argument = (name: string): string | undefined =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The demo data is a separate bundle: a process without it never loads it. */
const loadDemoWorld = async (): Promise<DemoWorld> => {
  const { demoWorld } = await import(/* webpackIgnore: true */ new URL('./demo.js', import.meta.url).href);
  return demoWorld;
};

const run = async (): Promise<void> => {
  const config = readConfig({ ...process.env, DEMO: argument('demo') ?? process.env.DEMO });
  const { demo } = config;
  requireSecretKeys(config);
  // also without `npm start`, which sets it for everything it starts
  process.umask(0o077);
  await ownDataFolderOnly(config.dataDir);
  const files = await openFileStore(config);
  const demoWorld = demo === 'none' ? null : await loadDemoWorld();
  const warnings: string[] = [];
  const { database, close } = await openDatabase(config, {
    migrates: config.migratesAtStart,
    warn: (message) => void warnings.push(message),
    prepare: async (prepared) => {
      if (demo === 'none') return;
      await demoWorld?.ensure({
        database: prepared,
        clock: systemClock,
        size: demo,
        files,
        openDocuments: () => new Documents(),
      });
    },
  });
  const log = { error: (facts: object, message: string) => app.log.error(facts, message) };
  const runtime = await createRuntime({ config, database, files, clock: systemClock, log });
  await closeAppSecrets(runtime.services);
  const metrics = config.metricsPort === null ? null : backendMetrics(runtime.services);
  const logger = { level: config.logLevel };
  const app = await createApp(runtime.services, { logger, metrics, pages: demoWorld?.pages });

  for (const message of warnings) app.log.warn(message);

  const { server: sockets } = runtime.services.realtime;
  sockets.attach(app.server);
  app.server.on('upgrade', ({ url }, socket) => {
    if (!/^\/app\/[^/?#]+(\?|$)/.test(url ?? '')) socket.destroy();
  });

  const openRequests = new OpenRequests(app.server);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => fail(new Error(`The stop took longer than ${plannedStop.end} ms`)), plannedStop.end).unref();
    // takes no new connections and answers the requests in progress before sockets and database close
    const closed = app.close();
    await openRequests.settled(plannedStop.drain);
    sockets.close();
    app.server.closeAllConnections();
    await closed;
    await runtime.stop();
    await close();
    process.exit(0);
  };
  const fail = (error: unknown): void => {
    console.error(error);
    process.exit(1);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop().catch(fail));
  database.pglite?.onEnd((error) => {
    // without its database the process is useless: it ends, and its supervisor restarts it
    if (!isStopping) fail(error);
  });

  await app.listen({ host: config.host, port: config.port });
  if (metrics && config.metricsPort !== null)
    await serveMetrics(metrics, { host: config.host, port: config.metricsPort });
  runtime.start();
  const { port } = app.server.address() as AddressInfo;
  console.log(`Backend ready on http://${config.host}:${port}`);
  process.send?.({ type: 'ready', port });
};

/**
 * `node dist/main.js check-config`: what the backend would start with; ends with an error if it would not. With the word
 * `table`, it prints the settings for the documents.
 */
const check = async (): Promise<void> =>
  console.log(process.argv[3] === 'table' ? settingsTable(backendSettings) : await checkConfig(process.env));

/** `node dist/main.js migrate`: migrates the tables on the direct address and ends; of several at once, one works. */
const migrateTables = async (): Promise<void> => {
  const { migrated, close } = await openDatabase(readConfig(process.env), { warn: console.warn });
  await close();
  console.log(migrated.length ? `Migrated: ${migrated.join(', ')}` : 'The tables are up to date.');
};

const commands: Readonly<Record<string, () => Promise<void>>> = { 'check-config': check, migrate: migrateTables };
const work = commands[process.argv[2] ?? ''] ?? run;
work().catch((error: unknown) => {
  const { message, code } = error as Error & { code?: string };
  console.error(message);
  process.send?.({ type: 'failed', message, code });
  process.exit(1);
});
