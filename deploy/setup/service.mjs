import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

const stopFigures = new URL('../../shared-kit/src/domain/platform/planned-stop.json', import.meta.url);
/** Milliseconds for a service to finish its work after it is asked to stop. */
const stopTimeout = JSON.parse(readFileSync(stopFigures, 'utf8')).forceSeconds * 1000;

/**
 * How the start of a service went, as reported to its parent.
 * @typedef {{ type: 'ready', port: number } | { type: 'failed', message: string, code?: string }} StartReport
 */

/**
 * A service in its own process. It reports `{ type: 'ready', port }` or `{ type: 'failed', message, code? }`. Its
 * output is passed through.
 */
export class Service {
  /**
   * @param {string} name for messages
   * @param {string} script
   * @param {{ args?: string[], env?: Record<string, string>, execArgv?: string[] }} [options]
   */
  constructor(name, script, { args = [], env = {}, execArgv = [] } = {}) {
    this.name = name;
    this.stopping = false;
    this.child = fork(script, args, {
      env: { ...process.env, ...env },
      execArgv,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C must reach only the supervisor, which stops its services in order
      detached: true,
    });
    this.child.stdout?.pipe(process.stdout, { end: false });
    this.child.stderr?.pipe(process.stderr, { end: false });
    this.ended = new Promise((resolve) => this.child.once('exit', (code, signal) => resolve(code ?? signal)));
    this.ready = new Promise((resolve, reject) => {
      this.child.on('message', (message) => {
        const report = /** @type {StartReport} */ (message);
        if (report?.type === 'ready') resolve(report.port);
        if (report?.type === 'failed') reject(Object.assign(new Error(report.message), { code: report.code }));
      });
      this.ended.then((how) => reject(new Error(`${name} exited before it was ready (${how})`)));
    });
  }

  /** Registers a callback for an exit that was not requested. @param {(how: number | string) => void} report */
  onUnexpectedEnd(report) {
    void this.ended.then((how) => {
      if (!this.stopping) report(how);
    });
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Kills a service that no longer responds. */
  kill() {
    this.child.kill('SIGKILL');
  }

  /** Asks the service to stop and waits. After `stopTimeout` it is killed. */
  async stop() {
    this.stopping = true;
    if (this.hasEnded) return;
    this.child.kill('SIGTERM');
    const force = setTimeout(() => this.child.kill('SIGKILL'), stopTimeout);
    await this.ended;
    clearTimeout(force);
  }
}
