import type { Worker } from 'node:worker_threads';
import type { SpellingError } from './speller';
import type { CheckRequest, ThreadMessage } from './thread-messages';

/** Texts that wait at once. More would be answered too late anyway. */
const maxWaiting = 50;

/** Milliseconds, less than the 2 s of the proxy, so that the proxy gets the reason. */
const checkLimitMs = 1900;

/** Checks texts on behalf of the server. */
export interface Checker {
  /** Whether the dictionaries are loaded. */
  isReady: () => boolean;
  /** @returns null when it is not ready, too many texts wait, or the check takes too long */
  check: (text: string) => Promise<SpellingError[] | null>;
}

/** The server's side of the thread that holds the dictionaries. */
export class SpellingThread implements Checker {
  private readonly waiting = new Map<number, (errors: SpellingError[] | null) => void>();
  private isLoaded = false;
  private lastId = 0;

  /** @param worker reports `loaded`, then answers checks */
  constructor(
    private readonly worker: Pick<Worker, 'on' | 'postMessage'>,
    private readonly limitMs: number = checkLimitMs,
  ) {
    worker.on('message', (message: ThreadMessage) => {
      if ('loaded' in message) this.isLoaded = true;
      else this.waiting.get(message.id)?.(message.errors);
    });
    worker.on('exit', () => {
      this.isLoaded = false;
      for (const answer of this.waiting.values()) answer(null);
    });
  }

  isReady(): boolean {
    return this.isLoaded;
  }

  async check(text: string): Promise<SpellingError[] | null> {
    if (!this.isLoaded || this.waiting.size >= maxWaiting) return null;
    this.lastId += 1;
    const id = this.lastId;
    const request: CheckRequest = { id, text, until: Date.now() + this.limitMs };
    let timer: NodeJS.Timeout | undefined;
    const errors = await new Promise<SpellingError[] | null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.limitMs);
      this.waiting.set(id, resolve);
      this.worker.postMessage(request);
    });
    clearTimeout(timer);
    this.waiting.delete(id);
    return errors;
  }
}
