import { backOff } from './back-off.mjs';

const askEveryMs = 2_000;
const longestAnswerMs = 5_000;
/** A service that is busy for a while is left alone. */
const mostSilences = 4;

/** Whether a service answers `/health` at all, whatever it says. */
const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(longestAnswerMs) }).then(
    () => true,
    () => false,
  );

/**
 * A service that is started again whenever it ends by itself, or hangs and is ended for it (SHELL-294). The first start decides: when it fails, `ready`
 * rejects and nothing is tried again.
 */
export class SupervisedService {
  /**
   * @param {(port: number | null) => import('./service.mjs').Service} start port: the one it had before; null the first time
   * @param {(message: string) => void} say
   * @param {(port: number) => string} healthOf where the service says that it is alive
   */
  constructor(start, say, healthOf) {
    this.start = start;
    this.healthOf = healthOf;
    this.say = say;
    this.attempts = 0;
    this.timer = null;
    this.stopping = false;
    this.service = start(null);
    this.ready = this.service.ready.then((port) => {
      this.port = port;
      this.watch(this.service, Date.now());
      return port;
    });
    // whoever asks for it hears it; until then it is no reason to end the process
    this.ready.catch(() => undefined);
  }

  /** @private */
  watch(service, servesSince) {
    service.onUnexpectedEnd((how) => this.again(service, how, Date.now() - servesSince));
    void this.endHanging(service);
  }

  /** @private */
  async endHanging(service) {
    for (let silences = 0; silences < mostSilences;) {
      await new Promise((resolve) => setTimeout(resolve, askEveryMs).unref());
      if (this.stopping || service !== this.service || service.hasEnded) return;
      silences = (await answers(this.healthOf(this.port))) ? 0 : silences + 1;
    }
    if (this.stopping || service !== this.service || service.hasEnded) return;
    this.say(`${service.name} does not answer any more: it is ended`);
    service.kill();
  }

  /** @private */
  again(service, how, servedMs) {
    if (this.stopping || service !== this.service) return;
    const { waitMs, attempts } = backOff(this.attempts, servedMs);
    this.attempts = attempts;
    this.say(`${service.name} has ended (${how}): it is started again in ${waitMs / 1000} s`);
    this.timer = setTimeout(() => this.launch(), waitMs);
  }

  /** @private */
  launch() {
    const service = this.start(this.port);
    this.service = service;
    service.ready.then(
      () => {
        this.say(`${service.name} serves again`);
        this.watch(service, Date.now());
      },
      () => void service.ended.then((how) => this.again(service, how, 0)),
    );
  }

  /** A planned restart, for example with a new build. */
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

  /** Ends the service for good; it may finish what it is doing. */
  async stop() {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.service.stop();
  }
}
