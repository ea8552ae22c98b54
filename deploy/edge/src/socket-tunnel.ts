import { request as httpRequest, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AddressCounter } from './address-counter';
import { FrameCounter, TokenBucket } from './frame-meter';
import type { EdgeLimits } from './limits';
import type { PortalHosts } from './portal-hosts';
import { requestHeaders } from './proxy-headers';
import { isUsableTarget, pathOf } from './request-target';
import { commonHeaders } from './security-headers';
import { namesOneHost, readVisitor } from './visitor';

/** Path prefix of WebSockets. */
export const socketPrefix = '/app';

/** Milliseconds for the backend to accept a socket. */
const handshakeTime = 10_000;
/** Milliseconds after which a closing connection is destroyed. */
const closeTime = 5_000;

export interface TunnelOptions {
  backend: string;
  hosts: PortalHosts;
  /** Trusted proxies in front. */
  hops: number;
  edgeSecret: string | null;
  limits: EdgeLimits;
}

const headText = (status: number, headers: Record<string, string | string[] | undefined>): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((text) => `${name}: ${text}`),
    ),
    '\r\n',
  ].join('\r\n');

/** Closes a connection after pending data is sent. */
const closeSoon = (socket: Socket): void => {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), closeTime);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => socket.destroySoon());
};

/** Refuses an upgrade with a text and closes the connection. */
const refuse = (socket: Socket, status: number, text: string, headers: Record<string, string> = {}): void => {
  const body = `${text}\n`;
  const head = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...commonHeaders,
    connection: 'close',
    ...headers,
  };
  socket.write(headText(status, head) + body);
  closeSoon(socket);
};

/** Status and text of the refusal of an upgrade; null if it is allowed. */
const refusalOf = (request: IncomingMessage, { hosts, hops }: TunnelOptions): [number, string] | null => {
  const target = request.url ?? '';
  const { host } = readVisitor(request, hops);
  if (!isUsableTarget(target) || !namesOneHost(request)) return [400, 'Bad request'];
  if (!hosts.hasHost(host)) return [421, 'This host is not served here'];
  const path = pathOf(target);
  if (!path.startsWith(`${socketPrefix}/`)) return [400, 'This address takes no upgrade'];
  if (request.method !== 'GET' || request.headers.upgrade?.toLowerCase() !== 'websocket')
    return [400, 'This address takes WebSockets only'];
  // a program that is not a browser sends no origin, and no cookies of a user either
  const { origin } = request.headers;
  if (origin !== undefined && !hosts.hasOrigin(origin)) return [403, 'Pages of this origin may not open a socket here'];
  return null;
};

/**
 * Pipes WebSockets to the backend unchanged and with back-pressure. A browser that does not read fills no memory here:
 * the backend notices and closes the socket.
 */
export class SocketTunnel {
  private readonly open = new Set<Socket>();
  private readonly perAddress: AddressCounter;
  private readonly buckets = new Map<string, { bucket: TokenBucket; sockets: number }>();

  constructor(private readonly options: TunnelOptions) {
    this.perAddress = new AddressCounter(options.limits.socketsPerAddress);
  }

  /** Handles every upgrade of the server. Unwanted upgrades are refused at once, never left waiting. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
      const socket = duplex as Socket;
      socket.on('error', () => socket.destroy());
      socket.setTimeout(0);
      const refusal = refusalOf(request, this.options);
      if (refusal) return refuse(socket, ...refusal);
      const { address } = readVisitor(request, this.options.hops);
      const give = this.perAddress.take(address);
      if (!give) return refuse(socket, 429, 'Too many sockets', { 'retry-after': '10' });
      this.open.add(socket);
      socket.once('close', () => {
        give();
        this.open.delete(socket);
      });
      return this.connect(request, socket, head, address);
    });
  }

  private connect(request: IncomingMessage, socket: Socket, head: Buffer, address: string): void {
    const { backend, edgeSecret, hops } = this.options;
    const isSecure = backend.startsWith('https:');
    const headers = requestHeaders(request.headers, readVisitor(request, hops), edgeSecret);
    const call = (isSecure ? httpsRequest : httpRequest)(`${backend}${request.url ?? ''}`, {
      headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' },
      agent: false,
      timeout: handshakeTime,
    });
    const away = (): void => {
      if (!socket.writableEnded) refuse(socket, 503, 'One moment, please', { 'retry-after': '2' });
    };
    const onGone = (): void => void call.destroy();
    socket.once('close', onGone);
    call.once('timeout', () => call.destroy());
    call.once('error', away);
    call.once('response', (answer) => {
      answer.resume();
      call.off('error', away).on('error', () => undefined);
      refuse(socket, answer.statusCode ?? 502, STATUS_CODES[answer.statusCode ?? 502] ?? 'Refused');
    });
    call.once('upgrade', (answer, upstream, first) => {
      socket.off('close', onGone);
      socket.write(headText(101, answer.headers));
      if (first.length) socket.write(first);
      this.join(socket, upstream as Socket, head, address);
    });
    call.end();
  }

  private join(socket: Socket, upstream: Socket, head: Buffer, address: string): void {
    const isWithinLimits = this.meter(address, socket);
    const check = (part: Buffer): void => {
      if (!isWithinLimits(part)) socket.destroy();
    };
    upstream.setTimeout(0);
    upstream.on('error', () => upstream.destroy());
    // data sent before one side closed still reaches the other side
    upstream.once('close', () => socket.destroySoon());
    socket.once('close', () => upstream.destroySoon());
    socket.setNoDelay(true);
    socket.setKeepAlive(true, 60_000);
    socket.on('data', check);
    if (head.length) {
      check(head);
      upstream.write(head);
    }
    socket.pipe(upstream);
    upstream.pipe(socket);
  }

  /** Counts frames against the limit of the socket and that of its address. */
  private meter(address: string, socket: Socket): (part: Buffer) => boolean {
    const { framesPerAddress, framesPerSocket } = this.options.limits;
    const shared = this.buckets.get(address) ?? { bucket: new TokenBucket(framesPerAddress), sockets: 0 };
    shared.sockets += 1;
    this.buckets.set(address, shared);
    socket.once('close', () => {
      shared.sockets -= 1;
      if (shared.sockets === 0) this.buckets.delete(address);
    });
    const own = new TokenBucket(framesPerSocket);
    const frames = new FrameCounter();
    return (part) => {
      const count = frames.count(part);
      return count === 0 || (own.take(count) && shared.bucket.take(count));
    };
  }

  /** Number of open sockets. */
  get size(): number {
    return this.open.size;
  }

  /** Closes all sockets. Browsers reconnect on their own. */
  close(): void {
    for (const socket of this.open) closeSoon(socket);
  }
}
