import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createSpellingServer } from './spelling-server';
import { SpellingThread } from './spelling-thread';

/**
 * Starts the spelling service: `PORT` (4100), `HOST` (127.0.0.1), `SPELLING_WORDS` (a file with additional words). It
 * listens at once and responds 503 until its dictionaries are loaded. If their thread exits, the process exits too, and
 * its supervisor restarts it. Reports `{ type: 'ready', port }` or `{ type: 'failed', code }` to a parent process.
 */
const { env } = process;
const ownWords = fileURLToPath(new URL('../words.txt', import.meta.url));
const worker = new Worker(new URL('./spelling.worker.js', import.meta.url), {
  workerData: { wordLists: [ownWords, ...(env['SPELLING_WORDS'] ? [env['SPELLING_WORDS']] : [])] },
  // limits JavaScript memory; the dictionaries are in WebAssembly memory
  resourceLimits: { maxOldGenerationSizeMb: 64 },
});
const server = createSpellingServer(new SpellingThread(worker));

const close = async (): Promise<void> => {
  await server.close();
  process.exit(0);
};
const fail = (error: unknown): void => {
  console.error(error);
  process.exit(1);
};
// `disconnect`: if the parent process dies without a signal, the server must stop too
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void close().catch(fail));

worker.once('error', (error) => {
  console.error(`The dictionaries cannot be used: ${error.message}`);
  process.exit(1);
});
worker.once('exit', () => process.exit(1));

try {
  await server.listen({ port: Number(env['PORT'] ?? 4100), host: env['HOST'] ?? '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : Number(env['PORT']);
  if (process.send) process.send({ type: 'ready', port });
  else console.log(`The spelling service listens: SPELL_CHECK_URL=http://127.0.0.1:${port}/check`);
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
  if (process.send) process.send({ type: 'failed', code, message: String(error) });
  else console.error(String(error));
  process.exit(1);
}
