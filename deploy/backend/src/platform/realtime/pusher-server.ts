import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { Connection, type ConnectionTiming } from './connection';
import type { Grant } from './grant';
import { isOwnOrigin } from './own-origins';
import {
  closeCodes,
  decode,
  encode,
  isChannelName,
  isChannelSignature,
  needsSignature,
  type Frame,
  type RealtimeApp,
} from './protocol';
import type { SocketAddress } from './socket-address';
import { SocketCounter, defaultSocketLimits, type SocketLimits } from './socket-limits';

const channelsPerConnection = 100;
/** Maximum size of a client frame in bytes: clients only subscribe and ping. */
const largestFrame = 10_240;
/** Above this the WebSocket library closes the connection itself (code 1009), before the frame is in memory. */
const largestPayload = 65_536;

export interface PusherServerOptions {
  /** Consumes the grant of a socket for a private channel; null if there is no valid one. */
  claim: (socketId: string, channel: string) => Promise<Grant | null>;
  log: { error: (facts: object, message: string) => void };
  /** Origins of pages that may open sockets besides those of the requested host. */
  ownOrigins?: readonly string[];
  /** Groups sockets by address; by default none. */
  addressOf?: SocketAddress;
  timing?: ConnectionTiming;
  limits?: Partial<SocketLimits>;
}

const asRecord = (data: unknown): Record<string, unknown> => {
  if (typeof data === 'object' && data !== null) return data as Record<string, unknown>;
  return {};
};

// with the default binary type ws provides a Buffer, or a list of them for fragmented frames
const bytesOf = (data: RawData): Buffer =>
  Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);

/** The URL of an upgrade; null if it is invalid. */
const targetOf = (request: IncomingMessage): URL | null => {
  try {
    return new URL(request.url ?? '/', 'http://socket.invalid');
  } catch {
    return null;
  }
};

/**
 * A Pusher Channels server (protocol 7) for one application, in the process of the API: public and private channels, no
 * presence and no client events. Compatible with pusher-js and laravel-echo. Beyond the protocol, a signature is valid
 * once and only with an active grant.
 */
export class PusherServer {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestPayload,
    maxFragments: 16,
    autoPong: false,
  });
  private readonly connections = new Map<string, Connection>();
  private readonly members = new Map<string, Set<Connection>>();
  /** Sockets with private channels by sign-in session. */
  private readonly sessions = new Map<number, Set<Connection>>();
  private readonly limits: SocketLimits;
  private readonly counter: SocketCounter;
  private readonly timing: ConnectionTiming;

  constructor(
    readonly app: RealtimeApp,
    private readonly options: PusherServerOptions,
  ) {
    this.limits = { ...defaultSocketLimits, ...options.limits };
    this.counter = new SocketCounter(this.limits);
    this.timing = options.timing ?? { activityTimeoutSeconds: 120, pongTimeoutSeconds: 30 };
  }

  /** Handles the upgrades of `/app/:key`; leaves all others to other handlers. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const target = targetOf(request);
    const key = /^\/app\/([^/]+)$/.exec(target?.pathname ?? '')?.[1];
    if (!target || key === undefined) return;
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => {
        // the library has sent a close frame for a malformed one; a client that ignores it is disconnected
        setTimeout(() => client.terminate(), 1_000).unref();
      });
      if (key !== this.app.key) return this.refuse(client, closeCodes.unknownApp, 'Application does not exist');
      if (Number(target.searchParams.get('protocol') ?? 7) < 5) {
        return this.refuse(client, closeCodes.wrongProtocol, 'Unsupported protocol version');
      }
      if (!isOwnOrigin(request, this.options.ownOrigins ?? [])) {
        return this.refuse(client, closeCodes.foreignOrigin, 'Pages of this origin may not connect');
      }
      return this.accept(client, this.options.addressOf?.(request) ?? null);
    });
  }

  private refuse(client: WebSocket, code: number, message: string): void {
    client.send(encode('pusher:error', { code, message }));
    client.close(code, message);
    setTimeout(() => client.terminate(), 1_000).unref();
  }

  private accept(client: WebSocket, address: string | null): void {
    const place = this.counter.enter(address);
    if (!place) return this.refuse(client, closeCodes.overCapacity, 'Too many connections');
    const connection = new Connection(client, this.timing, place, this.limits.waitingBytes);
    this.connections.set(connection.socketId, connection);
    const counted = (work: () => void) => {
      if (!connection.isOpen) return;
      if (connection.takesFrame()) work();
      else connection.end(closeCodes.abuse, 'Too many frames');
    };
    client.on('message', (data) => counted(() => this.read(connection, bytesOf(data))));
    client.on('ping', (data) => counted(() => connection.pong(data)));
    client.on('pong', () => counted(() => undefined));
    client.on('close', () => this.remove(connection));
  }

  private read(connection: Connection, bytes: Buffer): void {
    connection.heard();
    if (bytes.length > largestFrame) return connection.end(closeCodes.abuse, 'The frame is too large');
    const frame = decode(bytes.toString());
    if (frame) this.answer(connection, frame);
  }

  private answer(connection: Connection, frame: Frame): void {
    const { channel, auth } = asRecord(frame.data);
    switch (frame.event) {
      case 'pusher:ping':
        return connection.send(encode('pusher:pong', {}));
      case 'pusher:subscribe':
        if (isChannelName(channel)) connection.inOrder(() => this.subscribe(connection, channel, auth));
        return undefined;
      case 'pusher:unsubscribe':
        if (isChannelName(channel)) connection.inOrder(async () => this.leave(connection, channel));
        return undefined;
      default:
        // client events are not supported: nothing that a browser sends reaches another browser
        return undefined;
    }
  }

  private async subscribe(connection: Connection, channel: string, auth: unknown): Promise<void> {
    const refuse = (error: string, status: number) =>
      connection.send(encode('pusher:subscription_error', { type: 'AuthError', error, status }, channel));
    if (connection.channels.size >= channelsPerConnection) return refuse('Too many channels', 4301);
    let grant: Grant | null = null;
    if (needsSignature(channel)) {
      if (!isChannelSignature(this.app, connection.socketId, channel, auth)) {
        return refuse('The signature of the channel is wrong', 401);
      }
      try {
        grant = await this.options.claim(connection.socketId, channel);
      } catch (error) {
        this.options.log.error({ err: error }, 'grant of a subscription not checked');
        // the client reconnects by itself, with a new signature
        return connection.end(closeCodes.overCapacity, 'The access cannot be checked right now');
      }
      if (!grant) return refuse('The signature is used or has expired, or access has ended', 403);
      const tabs = this.sessions.get(grant.sessionId);
      if (tabs && !tabs.has(connection) && tabs.size >= this.limits.socketsPerSession) {
        return refuse('Too many connections of this session', 429);
      }
    }
    // closed while the grant was being checked
    if (connection.isOpen) this.join(connection, channel, grant);
    return undefined;
  }

  private join(connection: Connection, channel: string, grant: Grant | null): void {
    this.leave(connection, channel);
    connection.channels.set(channel, grant);
    if (grant) this.sessions.set(grant.sessionId, (this.sessions.get(grant.sessionId) ?? new Set()).add(connection));
    const members = this.members.get(channel) ?? new Set();
    this.members.set(channel, members.add(connection));
    connection.send(encode('pusher_internal:subscription_succeeded', {}, channel));
  }

  private leave(connection: Connection, channel: string): void {
    const sessionId = connection.channels.get(channel)?.sessionId;
    connection.channels.delete(channel);
    if (sessionId !== undefined && ![...connection.channels.values()].some((grant) => grant?.sessionId === sessionId)) {
      const tabs = this.sessions.get(sessionId);
      tabs?.delete(connection);
      if (tabs?.size === 0) this.sessions.delete(sessionId);
    }
    const members = this.members.get(channel);
    members?.delete(connection);
    if (members?.size === 0) this.members.delete(channel);
  }

  private remove(connection: Connection): void {
    connection.closed();
    for (const channel of [...connection.channels.keys()]) this.leave(connection, channel);
    this.connections.delete(connection.socketId);
  }

  /** All subscriptions to private channels in this process. */
  get granted(): { channel: string; grant: Grant }[] {
    return [...this.connections.values()].flatMap(({ channels }) =>
      [...channels].flatMap(([channel, grant]) => (grant ? [{ channel, grant }] : [])),
    );
  }

  /** Ends the subscriptions with a matching grant; the client receives `pusher:subscription_error` with status 403. */
  revoke(matches: (grant: Grant, channel: string) => boolean): void {
    for (const connection of this.connections.values()) {
      for (const [channel, grant] of [...connection.channels]) {
        if (!grant || !matches(grant, channel)) continue;
        this.leave(connection, channel);
        connection.send(
          encode('pusher:subscription_error', { type: 'AuthError', error: 'Access has ended', status: 403 }, channel),
        );
      }
    }
  }

  /** Sends an event to everyone in a channel, except the socket that caused it. */
  broadcast(channel: string, event: string, data: unknown, exceptSocketId?: string): void {
    const frame = encode(event, data, channel);
    for (const connection of this.members.get(channel) ?? []) {
      if (connection.socketId !== exceptSocketId) connection.send(frame);
    }
  }

  /** Number of sockets, for health checks and tests. */
  get size(): number {
    return this.connections.size;
  }

  /** Closes every client with the code that makes it reconnect, then stops. */
  close(): void {
    for (const connection of this.connections.values()) connection.close(closeCodes.goingAway, 'The server restarts');
    this.sockets.close();
  }
}
