import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { debianProgram } from '../../../setup/debian-program.cjs';

/** Finds PgBouncer on this machine. @param consequence what was not tested without it */
export const findPgbouncer = (consequence: string): string | null =>
  debianProgram('pgbouncer', 'pgbouncer', consequence);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export interface RunningPgbouncer {
  /** The address of a database, through the pooler. */
  urlOf: (directUrl: string) => string;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode in front of a server, with its own defaults otherwise.
 * @param connections of each database to the server
 */
export const startPgbouncer = async (
  program: string,
  server: string,
  connections: number,
): Promise<RunningPgbouncer> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-pgbouncer-'));
  // it runs as a user of its own if it is started by root
  chmodSync(folder, 0o777);
  const port = await freePort();
  const { hostname, port: serverPort, username, password } = new URL(server);
  const configuration = `[databases]
* = host=${hostname} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${connections}
auth_type = trust
auth_file = ${folder}/users.txt
`;
  writeFileSync(join(folder, 'pgbouncer.ini'), configuration);
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const bouncer = spawn(program, [...user, '-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  for (let tries = 0; tries < 200 && !(await isListening(port)); tries += 1) await pause(25);
  return {
    urlOf: (directUrl) => {
      const url = new URL(directUrl);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.toString();
    },
    stop: async () => {
      if (bouncer.exitCode === null && bouncer.signalCode === null) {
        bouncer.kill('SIGKILL');
        await once(bouncer, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
