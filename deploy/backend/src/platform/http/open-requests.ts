import type { Server } from 'node:http';

/** The requests that are being answered right now, so that a planned stop can wait for them (SHELL-292). */
export class OpenRequests {
  private count = 0;
  private onNone: () => void = () => {};

  constructor(server: Server) {
    server.on('request', (_request, response) => {
      this.count += 1;
      // also when the caller goes away before the answer
      response.once('close', () => {
        this.count -= 1;
        if (this.count === 0) this.onNone();
      });
    });
  }

  /** Resolves when no request is open, at the latest after so many milliseconds. */
  async settled(limitMs: number): Promise<void> {
    if (this.count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.onNone = resolve;
      timer = setTimeout(resolve, limitMs);
    });
    clearTimeout(timer);
  }
}
