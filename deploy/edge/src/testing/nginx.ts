import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { debianProgram } from '../../../setup/debian-program.cjs';
import { nginxConfiguration, type NginxSettings } from '../nginx-configuration';

/** Finds nginx on this machine. @param consequence what was not tested without it */
export const findNginx = (consequence: string): string | null => debianProgram('nginx', 'nginx-light', consequence);

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export interface RunningNginx {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with the generated configuration.
 * @param settingsFor the settings, given a free port
 * @throws when nginx refuses the configuration
 */
export const startNginx = async (
  nginx: string,
  settingsFor: (port: number) => Partial<NginxSettings>,
): Promise<RunningNginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'fairfront-nginx-'));
  const port = await freePort();
  const text = nginxConfiguration({ accessLog: join(folder, 'access.log'), ...settingsFor(port) });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    main,
    `${user}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { ${temporary.join(' ')}
${text}
}`,
  );
  execFileSync(nginx, ['-t', '-q', '-c', main, '-e', join(folder, 'error.log')], { stdio: 'pipe' });
  const server = spawn(nginx, ['-c', main, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  for (let tries = 0; tries < 200 && !(await isListening(port)); tries += 1) await pause(25);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
