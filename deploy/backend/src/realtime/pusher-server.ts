import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { Connection, type ConnectionTiming } from './connection';
import {
  closeCodes,
  decode,
  encode,
  isChannelName,
  isChannelSignature,
  needsSignature,
  signChannel,
  type Frame,
  type RealtimeApp,
} from './protocol';

/** Who was given access to a private channel: known only for sockets that were authorised by this process. */
export interface Grant {
  userId: number;
  /** The sign-in session whose token asked. */
  sessionId: number;
}

const channelsPerConnection = 100;
const largestFrame = 10_240;

const asRecord = (data: unknown): Record<string, unknown> => {
  if (typeof data === 'object' && data !== null) return data as Record<string, unknown>;
  return {};
};

/**
 * A Pusher Channels server (protocol 7) for one application, inside the process of the API: public and private
 * channels, no presence and no client events. pusher-js and laravel-echo speak to it like to the hosted service.
 */
export class PusherServer {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  private readonly connections = new Map<string, Connection>();
  private readonly members = new Map<string, Set<Connection>>();
  private readonly grants = new Map<string, Grant>();

  constructor(
    readonly app: RealtimeApp,
    private readonly timing: ConnectionTiming = { activityTimeoutSeconds: 120, pongTimeoutSeconds: 30 },
  ) {}

  /** Takes over the upgrades of `/app/:key`; leaves all others to their owner. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://socket.invalid');
    const key = /^\/app\/([^/]+)$/.exec(pathname)?.[1];
    if (key === undefined) return;
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      if (key !== this.app.key) this.refuse(client, closeCodes.unknownApp, 'Application does not exist');
      else if (Number(searchParams.get('protocol') ?? 7) < 5)
        this.refuse(client, closeCodes.wrongProtocol, 'Unsupported protocol version');
      else this.accept(client);
    });
  }

  private refuse(client: WebSocket, code: number, message: string): void {
    client.send(encode('pusher:error', { code, message }));
    client.close(code, message);
  }

  private accept(client: WebSocket): void {
    const connection = new Connection(client, this.timing);
    this.connections.set(connection.socketId, connection);
    client.on('message', (data) => {
      connection.heard();
      // with the default binary type ws hands over a Buffer, or a list of them for fragmented frames
      const frame = decode(Array.isArray(data) ? Buffer.concat(data).toString() : data.toString());
      if (frame) this.answer(connection, frame);
    });
    client.on('close', () => this.forget(connection));
    client.on('error', () => client.terminate());
  }

  private answer(connection: Connection, frame: Frame): void {
    const data = asRecord(frame.data);
    switch (frame.event) {
      case 'pusher:ping':
        return connection.send(encode('pusher:pong', {}));
      case 'pusher:subscribe':
        return this.subscribe(connection, data.channel, data.auth);
      case 'pusher:unsubscribe':
        return isChannelName(data.channel) ? this.leave(connection, data.channel) : undefined;
      default:
        // client events are not offered: nothing a browser says reaches another browser
        return undefined;
    }
  }

  private subscribe(connection: Connection, channel: unknown, auth: unknown): void {
    if (!isChannelName(channel)) return;
    const refusal = this.refusalOf(connection, channel, auth);
    if (refusal) {
      connection.send(encode('pusher:subscription_error', { type: 'AuthError', ...refusal }, channel));
      return;
    }
    connection.channels.add(channel);
    const members = this.members.get(channel) ?? new Set();
    this.members.set(channel, members.add(connection));
    connection.send(encode('pusher_internal:subscription_succeeded', {}, channel));
  }

  private refusalOf(connection: Connection, channel: string, auth: unknown): { error: string; status: number } | null {
    if (connection.channels.size >= channelsPerConnection) return { error: 'Too many channels', status: 4301 };
    if (needsSignature(channel) && !isChannelSignature(this.app, connection.socketId, channel, auth)) {
      return { error: 'The signature of the channel is wrong', status: 401 };
    }
    return null;
  }

  private leave(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    this.grants.delete(grantKey(connection.socketId, channel));
    const members = this.members.get(channel);
    members?.delete(connection);
    if (members?.size === 0) this.members.delete(channel);
  }

  private forget(connection: Connection): void {
    connection.closed();
    for (const channel of [...connection.channels]) this.leave(connection, channel);
    this.connections.delete(connection.socketId);
  }

  /** Signs a channel for a socket and remembers for whom, so that the access can be ended later (SHELL-222). */
  authorize(socketId: string, channel: string, grant: Grant): string {
    this.remember(socketId, channel, grant);
    return signChannel(this.app, socketId, channel);
  }

  /** Remembers who has access, if the socket is one of this process. */
  remember(socketId: string, channel: string, grant: Grant): void {
    if (this.connections.has(socketId)) this.grants.set(grantKey(socketId, channel), grant);
  }

  /** Everyone who has access to a private channel through this process. */
  get granted(): { channel: string; grant: Grant }[] {
    return [...this.grants].map(([key, grant]) => ({ channel: key.slice(key.indexOf(' ') + 1), grant }));
  }

  /** Ends the subscriptions whose grant matches; the client learns it by `pusher:subscription_error` with status 403. */
  revoke(matches: (grant: Grant, channel: string) => boolean): void {
    for (const [key, grant] of [...this.grants]) {
      const separator = key.indexOf(' ');
      const [socketId, channel] = [key.slice(0, separator), key.slice(separator + 1)];
      if (!matches(grant, channel)) continue;
      const connection = this.connections.get(socketId);
      if (!connection) continue;
      this.leave(connection, channel);
      connection.send(
        encode('pusher:subscription_error', { type: 'AuthError', error: 'Access has ended', status: 403 }, channel),
      );
    }
  }

  /** Sends an event to everyone in a channel, except the socket that caused it. */
  broadcast(channel: string, event: string, data: unknown, exceptSocketId?: string): void {
    const frame = encode(event, data, channel);
    for (const connection of this.members.get(channel) ?? []) {
      if (connection.socketId !== exceptSocketId) connection.send(frame);
    }
  }

  /** Number of sockets, for health and tests. */
  get size(): number {
    return this.connections.size;
  }

  /** Sends every client away with the code that makes it reconnect, then stops. */
  close(): void {
    for (const connection of this.connections.values()) connection.close(closeCodes.goingAway, 'The server restarts');
    this.sockets.close();
  }
}

const grantKey = (socketId: string, channel: string): string => `${socketId} ${channel}`;
