import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import { systemClock } from './clock';
import { readConfig } from './config';
import { openDatabase } from './database/open-database';
import { ensureDemoData } from './demo/demo-data';
import { createRuntime } from './runtime';

/** `--demo=large` on the command line is the same as DEMO=large in the environment. */
const argument = (name: string): string | undefined =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);

const run = async (): Promise<void> => {
  const config = readConfig({ ...process.env, DEMO: argument('demo') ?? process.env.DEMO });
  const { database, close } = await openDatabase(config);
  if (config.demo !== 'none') await ensureDemoData(database, systemClock, config.demo);
  const log = { error: (facts: object, message: string) => app.log.error(facts, message) };
  const runtime = await createRuntime({ config, database, clock: systemClock, log });
  const app = await createApp(runtime.services, { logger: { level: config.logLevel } });

  const { server: sockets } = runtime.services.realtime;
  sockets.attach(app.server);
  app.server.on('upgrade', ({ url }, socket) => {
    if (!url?.startsWith('/app/')) socket.destroy();
  });

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    sockets.close();
    await app.close();
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
    // without its database the process is of no use: whoever supervises it starts it anew
    if (!isStopping) fail(error);
  });

  await app.listen({ host: config.host, port: config.port });
  runtime.start();
  const { port } = app.server.address() as AddressInfo;
  console.log(`Backend ready on http://${config.host}:${port}`);
  process.send?.({ type: 'ready', port });
};

run().catch((error: unknown) => {
  const { message, code } = error as Error & { code?: string };
  console.error(message);
  process.send?.({ type: 'failed', message, code });
  process.exit(1);
});
