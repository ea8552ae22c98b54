import { spawn, type ChildProcess } from 'node:child_process';

/** Address without a password, which is in the environment: arguments of a process can be read by others. */
const placeOf = (databaseUrl: string): { address: string; env: NodeJS.ProcessEnv } => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
};

/** A client program of PostgreSQL at work. */
export interface PostgresTool {
  child: ChildProcess;
  /** @throws Error with what the program says, or that it is missing */
  done: Promise<void>;
}

/** Starts `pg_dump` or `pg_restore` on a database. */
export const startTool = (name: 'pg_dump' | 'pg_restore', databaseUrl: string, options: string[]): PostgresTool => {
  const { address, env } = placeOf(databaseUrl);
  const child = spawn(name, [...options, `--dbname=${address}`], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(`${name} is missing: install the client programs of PostgreSQL, of the server's version or later`)
          : error,
      ),
    );
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} has failed: ${said.trim()}`))));
  });
  // the error is reported where the result is awaited
  done.catch(() => undefined);
  return { child, done };
};
