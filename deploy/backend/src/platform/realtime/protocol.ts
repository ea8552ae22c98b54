import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * The parts of the Pusher Channels protocol (version 7) that have no state: messages, names and signatures.
 * Both the socket and the HTTP side of `PusherServer` are built on them, and so is the authorisation of channels.
 */

/** One application of a Pusher-compatible server: `key` is public, `secret` signs. */
export interface RealtimeApp {
  id: string;
  key: string;
  secret: string;
}

/** What goes over a socket in either direction; the server sends `data` as a JSON string, clients may send an object. */
export interface Frame {
  event: string;
  channel?: string;
  data?: unknown;
}

/**
 * Close codes: 4000 to 4099 tell the client not to come back unchanged, 4100 to 4199 to come back later, 4200 to 4299
 * to reconnect at once, 4300 to 4399 that it did something wrong.
 */
export const closeCodes = {
  unknownApp: 4001,
  wrongProtocol: 4007,
  foreignOrigin: 4009,
  overCapacity: 4100,
  goingAway: 4200,
  idle: 4201,
  /** Frames too large or too many. */
  abuse: 4301,
} as const;

/** The protocol allows letters, digits and `_-=@,.;` in channel names, up to 164 characters. */
export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && /^[-\w=@,.;]{1,164}$/.test(name);

/** Channels of these kinds are open only to sockets that bring a signature. */
export const needsSignature = (channel: string): boolean => /^(private|presence)-/.test(channel);

/** A socket id in the form that all clients and servers of the protocol expect. */
export const newSocketId = (): string => `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;

export const encode = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    data: typeof data === 'string' ? data : JSON.stringify(data),
  });

/** A frame of a client, or null for anything that is none. */
export const decode = (text: string): Frame | null => {
  try {
    const frame: unknown = JSON.parse(text);
    if (typeof frame !== 'object' || frame === null || !('event' in frame) || typeof frame.event !== 'string')
      return null;
    return frame as Frame;
  } catch {
    return null;
  }
};

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The `auth` value by which a socket may join a private channel (SHELL-098). */
export const signChannel = (app: RealtimeApp, socketId: string, channel: string): string =>
  `${app.key}:${hmac(app.secret, `${socketId}:${channel}`)}`;

export const isChannelSignature = (app: RealtimeApp, socketId: string, channel: string, auth: unknown): boolean =>
  typeof auth === 'string' && equal(auth, signChannel(app, socketId, channel));

/** A request to the HTTP API: query parameters without `auth_signature` are signed in alphabetic order. */
export interface SignedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
}

/** Requests older or newer than this are refused, so that a recorded one cannot be repeated later. */
const toleranceSeconds = 600;

/** Why a request to the HTTP API is refused, or null when it is signed by the secret of the app. */
export const refusalOf = (
  app: RealtimeApp,
  { method, path, query, body }: SignedRequest,
  nowSeconds: number,
): string | null => {
  const { auth_signature: signature = '', ...signed } = query;
  if (signed.auth_key !== app.key) return 'Unknown auth_key';
  if (!(Math.abs(nowSeconds - Number(signed.auth_timestamp)) <= toleranceSeconds)) return 'Timestamp expired';
  if (signed.body_md5 !== createHash('md5').update(body).digest('hex')) return 'body_md5 does not match the body';
  const parameters = Object.keys(signed)
    .sort()
    .map((name) => `${name.toLowerCase()}=${signed[name] ?? ''}`)
    .join('&');
  return equal(signature, hmac(app.secret, [method.toUpperCase(), path, parameters].join('\n')))
    ? null
    : 'Invalid signature';
};
