import type { WebSocket } from 'ws';
import { closeCodes, encode, newSocketId } from './protocol';

/** A client that reads slower than this many waiting bytes is cut off: it reconnects and refetches (SHELL-102). */
const bufferLimit = 1_048_576;

export interface ConnectionTiming {
  /** Told to the client: it pings when nothing came for so long. Also the time after which the server pings. */
  activityTimeoutSeconds: number;
  /** How long the server waits for an answer to its ping. */
  pongTimeoutSeconds: number;
}

/** One socket: its id, its channels, and the watch over its silence. */
export class Connection {
  readonly socketId = newSocketId();
  readonly channels = new Set<string>();
  private silence: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly timing: ConnectionTiming,
  ) {
    this.send(
      encode('pusher:connection_established', {
        socket_id: this.socketId,
        activity_timeout: timing.activityTimeoutSeconds,
      }),
    );
    this.heard();
  }

  send(frame: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > bufferLimit) this.socket.terminate();
    else this.socket.send(frame);
  }

  /** Something came from the client: the silence starts anew. */
  heard(): void {
    this.watch(this.timing.activityTimeoutSeconds, () => {
      this.send(encode('pusher:ping', {}));
      this.watch(this.timing.pongTimeoutSeconds, () => this.close(closeCodes.idle, 'No answer to ping'));
    });
  }

  close(code: number, reason: string): void {
    clearTimeout(this.silence);
    this.socket.close(code, reason);
  }

  closed(): void {
    clearTimeout(this.silence);
  }

  private watch(seconds: number, then: () => void): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(then, seconds * 1000);
    this.silence.unref();
  }
}
