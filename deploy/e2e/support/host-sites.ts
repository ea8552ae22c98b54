import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../hosts/main.mjs', import.meta.url));

/** The sites of `deploy/hosts` on a free port, beside a running portal. */
export const startSites = async (portal: string): Promise<{ origin: string; stop: () => void }> => {
  const env = { ...process.env, PORTAL_URL: portal, PORT: '0', PORTAL_TOKEN: '' };
  const child = fork(main, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { type: string; port: number; message?: string }) =>
      message.type === 'ready' ? resolve(message.port) : reject(new Error(message.message)),
    );
    child.once('exit', (code) => reject(new Error(`The sites ended before they were ready (${code})`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
};
