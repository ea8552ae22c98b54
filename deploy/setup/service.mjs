import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

const stopFigures = new URL('../../shared-kit/src/model/planned-stop.json', import.meta.url);
/** Milliseconds that a service may take to end after being asked: it finishes what it is doing first (SHELL-292). */
const longestStop = JSON.parse(readFileSync(stopFigures, 'utf8')).forceSeconds * 1000;

/**
 * A service in a process of its own. It reports `{ type: 'ready', port }` when it can be used, or
 * `{ type: 'failed', message, code? }`; what it prints is passed on.
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
      // Ctrl-C reaches the supervisor only, which ends its services in their order
      detached: true,
    });
    this.child.stdout.pipe(process.stdout, { end: false });
    this.child.stderr.pipe(process.stderr, { end: false });
    this.ended = new Promise((resolve) => this.child.once('exit', (code, signal) => resolve(code ?? signal)));
    this.ready = new Promise((resolve, reject) => {
      this.child.on('message', (message) => {
        if (message?.type === 'ready') resolve(message.port);
        if (message?.type === 'failed') reject(Object.assign(new Error(message.message), { code: message.code }));
      });
      this.ended.then((how) => reject(new Error(`${name} ended before it was ready (${how})`)));
    });
  }

  /** Calls back when the service ends without having been asked to. @param {(how: number | string) => void} report */
  onUnexpectedEnd(report) {
    void this.ended.then((how) => {
      if (!this.stopping) report(how);
    });
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Ends a service by force that no longer hears anything. */
  kill() {
    this.child.kill('SIGKILL');
  }

  /** Asks the service to end and waits; after `longestStop` it is ended by force. */
  async stop() {
    this.stopping = true;
    if (this.hasEnded) return;
    this.child.kill('SIGTERM');
    const force = setTimeout(() => this.child.kill('SIGKILL'), longestStop);
    await this.ended;
    clearTimeout(force);
  }
}
