import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A running Fairfront: the same `npm start` as a newcomer's, on a free port with its own data. */
export interface System {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** An empty data folder for a system. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'fairfront-e2e-'));

/** A folder with the demo data, whose creation takes longer than the rest of a start (global-setup.ts). */
export const filledDataDir = (dataDir = newDataDir()): string => {
  const filled = process.env.FAIRFRONT_FILLED_DIR;
  if (filled) cpSync(filled, dataDir, { recursive: true });
  return dataDir;
};

/**
 * Starts the built system (or `command`, from the root) and waits until `/ready` responds; rejects with its output if
 * it exits earlier.
 * @param options `dataDir`: kept by the caller; without it a copy of the demo data is used and removed at the end;
 * `workspace`: a copy of this one
 */
export const startSystem = async (
  options: { dataDir?: string; env?: Record<string, string>; command?: readonly string[]; workspace?: string } = {},
): Promise<System> => {
  const port = await freePort();
  const dataDir = options.dataDir ?? filledDataDir();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, options.command ?? ['deploy/start.mjs'], {
    cwd: options.workspace ?? root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: 'production',
      DEMO: 'world',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const deadline = Date.now() + 240_000;
  while (!(await answers(`${url}/ready`))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The system did not start.\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    dataDir,
    process: child,
    output: () => printed,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const code = await ended;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
};
