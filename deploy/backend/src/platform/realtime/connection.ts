import type { WebSocket } from 'ws';
import type { Grant } from './grant';
import { closeCodes, encode, newSocketId } from './protocol';
import type { SocketPlace } from './socket-limits';

/** ms for a client to answer a close before its socket is destroyed. */
const closingMs = 2_000;

export interface ConnectionTiming {
  /** Sent to the client, which pings after this time without messages. Also the time after which the server pings. */
  activityTimeoutSeconds: number;
  /** How long the server waits for a response to its ping. */
  pongTimeoutSeconds: number;
}

/** A socket with its id, channels and idle timer. */
export class Connection {
  readonly socketId = newSocketId();
  /** Joined channels with their grants; null for public ones. */
  readonly channels = new Map<string, Grant | null>();
  private silence: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();

  /**
   * @param waitingBytes maximum unsent bytes; a slower client is disconnected: it reconnects and refetches
   */
  constructor(
    private readonly socket: WebSocket,
    private readonly timing: ConnectionTiming,
    private readonly place: SocketPlace,
    private readonly waitingBytes: number,
  ) {
    this.send(
      encode('pusher:connection_established', {
        socket_id: this.socketId,
        activity_timeout: timing.activityTimeoutSeconds,
      }),
    );
    this.heard();
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(frame: string): void {
    if (this.isWritable()) this.socket.send(frame);
  }

  /** Answers a ping of the WebSocket protocol, which is queued like frames. */
  pong(data: Buffer): void {
    if (this.isWritable()) this.socket.pong(data);
  }

  private isWritable(): boolean {
    if (!this.isOpen) return false;
    if (this.socket.bufferedAmount <= this.waitingBytes) return true;
    this.socket.terminate();
    return false;
  }

  /** Registers a frame of the client; false if it exceeds the rate limit. */
  takesFrame(): boolean {
    return this.place.takesFrame();
  }

  /** Registers activity of the client: restarts the idle timer. */
  heard(): void {
    this.watch(this.timing.activityTimeoutSeconds, () => {
      this.send(encode('pusher:ping', {}));
      this.watch(this.timing.pongTimeoutSeconds, () => this.close(closeCodes.idle, 'No answer to ping'));
    });
  }

  /** Runs the steps of this client one after another, in frame order. */
  inOrder(step: () => Promise<void>): void {
    this.work = this.work.then(step);
  }

  /** Ends the connection with a code of the protocol; reads nothing more from it. */
  end(code: number, reason: string): void {
    this.send(encode('pusher:error', { code, message: reason }));
    this.close(code, reason);
  }

  /** Closes the connection; a client that does not cooperate is disconnected. */
  close(code: number, reason: string): void {
    clearTimeout(this.silence);
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), closingMs).unref();
  }

  closed(): void {
    clearTimeout(this.silence);
    this.place.leave();
  }

  private watch(seconds: number, then: () => void): void {
    clearTimeout(this.silence);
    if (!this.isOpen) return;
    this.silence = setTimeout(then, seconds * 1000);
    this.silence.unref();
  }
}
