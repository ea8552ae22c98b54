import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../hosts/main.mjs', import.meta.url));

/** Runs the sites of `deploy/hosts` on a free port, for a running portal. */
export const startSites = async (portal: string): Promise<{ origin: string; stop: () => void }> => {
  const env = { ...process.env, PORTAL_URL: portal, PORT: '0', PORTAL_TOKEN: '' };
  const child = fork(main, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { type: string; port: number; message?: string }) =>
      message.type === 'ready' ? resolve(message.port) : reject(new Error(message.message)),
    );
    child.once('exit', (code) => reject(new Error(`The sites exited before they were ready (${code})`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
};
