import { backOff } from './back-off.mjs';

const checkIntervalMs = 2_000;
const responseTimeoutMs = 5_000;
/** Failed health checks before a service counts as hanging. */
const maxFailedChecks = 4;

/**
 * Whether a service responds to `/health` at all, with any status.
 * @param {string} url
 */
const isAlive = (url) =>
  fetch(url, { signal: AbortSignal.timeout(responseTimeoutMs) }).then(
    () => true,
    () => false,
  );

/**
 * A service that is restarted when it exits on its own or hangs. If the first start fails, `ready` rejects and there is
 * no retry.
 */
export class SupervisedService {
  /**
   * @param {(port: number | null) => import('./service.mjs').Service} start port: that of the previous process; null
   * the first time
   * @param {(message: string) => void} say
   * @param {(port: number) => string} healthOf health check address
   */
  constructor(start, say, healthOf) {
    this.start = start;
    this.healthOf = healthOf;
    this.say = say;
    this.attempts = 0;
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
    this.stopping = false;
    this.service = start(null);
    this.ready = this.service.ready.then((port) => {
      this.port = port;
      this.watch(this.service, Date.now());
      return port;
    });
    // callers of `ready` get the error; an unhandled rejection must not end the process
    this.ready.catch(() => undefined);
  }

  /**
   * @private
   * @param {import('./service.mjs').Service} service
   * @param {number} servesSince
   */
  watch(service, servesSince) {
    service.onUnexpectedEnd((how) => this.again(service, how, Date.now() - servesSince));
    void this.endHanging(service);
  }

  /**
   * @private
   * @param {import('./service.mjs').Service} service
   */
  async endHanging(service) {
    for (let silences = 0; silences < maxFailedChecks;) {
      await new Promise((resolve) => setTimeout(resolve, checkIntervalMs).unref());
      if (this.stopping || service !== this.service || service.hasEnded) return;
      silences = (await isAlive(this.healthOf(this.port))) ? 0 : silences + 1;
    }
    if (this.stopping || service !== this.service || service.hasEnded) return;
    this.say(`${service.name} does not respond any more: stopping it`);
    service.kill();
  }

  /**
   * @private
   * @param {import('./service.mjs').Service} service
   * @param {string | number} how
   * @param {number} servedMs
   */
  again(service, how, servedMs) {
    if (this.stopping || service !== this.service) return;
    const { waitMs, attempts } = backOff(this.attempts, servedMs);
    this.attempts = attempts;
    this.say(`${service.name} exited (${how}): restarting in ${waitMs / 1000} s`);
    this.timer = setTimeout(() => this.launch(), waitMs);
  }

  /** @private */
  launch() {
    const service = this.start(this.port);
    this.service = service;
    service.ready.then(
      () => {
        this.say(`${service.name} is running again`);
        this.watch(service, Date.now());
      },
      () => void service.ended.then((how) => this.again(service, how, 0)),
    );
  }

  /** Restarts the service on purpose, for example with a new build. */
  async restart() {
    await this.ready;
    clearTimeout(this.timer);
    await this.service.stop();
    if (this.stopping) return;
    const service = this.start(this.port);
    this.service = service;
    await service.ready;
    this.watch(service, Date.now());
  }

  /** Stops the service permanently, after it has finished its work. */
  async stop() {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.service.stop();
  }
}
