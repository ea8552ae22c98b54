import { spawn } from 'node:child_process';

/** Running commands. They are stopped together with this process. */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Runs a command and resolves to its exit code and output. A failing command does not reject.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, limit?: number }} [options] quiet:
 * only collect the output;
 *   limit: seconds after which the command is stopped and counts as failed
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { cwd, env, quiet = false, limit } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    /**
     * @param {'stdout' | 'stderr'} stream
     * @param {Buffer | string} chunk
     */
    const take = (stream, chunk) => {
      output += chunk;
      if (!quiet) process[stream].write(chunk);
    };
    child.stdout.on('data', (chunk) => take('stdout', chunk));
    child.stderr.on('data', (chunk) => take('stderr', chunk));
    const end = () => {
      take('stderr', `${command} ${args.join(' ')} did not end within ${limit} s\n`);
      child.kill();
    };
    const timer = limit === undefined ? undefined : setTimeout(end, limit * 1000);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? (signal ? 128 : 1), output });
    });
  });
