import type { Server } from 'node:http';

/** The requests in progress, so that a planned stop can wait for them. */
export class OpenRequests {
  private count = 0;
  private onNone: () => void = () => {};

  constructor(server: Server) {
    server.on('request', (_request, response) => {
      this.count += 1;
      // also if the caller disconnects before the response
      response.once('close', () => {
        this.count -= 1;
        if (this.count === 0) this.onNone();
      });
    });
  }

  /** Resolves when no request is open, or after the time limit in ms. */
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
