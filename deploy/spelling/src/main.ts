import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createSpellingServer } from './spelling-server';
import { SpellingThread } from './spelling-thread';

/**
 * Starts the spelling service: `PORT` (4100), `HOST` (127.0.0.1), `SPELLING_WORDS` (a file with more words). It listens at once and answers 503 until its dictionaries are
 * loaded. When their thread ends, the process ends too: who supervises it starts it again. Reports to a parent process
 * `{ type: 'ready', port }` or `{ type: 'failed', code }`.
 */
const { env } = process;
const ownWords = fileURLToPath(new URL('../words.txt', import.meta.url));
const worker = new Worker(new URL('./spelling.worker.js', import.meta.url), {
  workerData: { wordLists: [ownWords, ...(env['SPELLING_WORDS'] ? [env['SPELLING_WORDS']] : [])] },
  // of JavaScript; the dictionaries lie in the memory of WebAssembly
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
// a parent that died without a word must not leave a server behind
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
