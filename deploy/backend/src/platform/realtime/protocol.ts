import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * The stateless parts of the Pusher Channels protocol (version 7): messages, names and signatures. Used by the socket
 * side and the HTTP side of `PusherServer`, and by channel authorisation.
 */

/** An application of a Pusher-compatible server: `key` is public, `secret` signs. */
export interface RealtimeApp {
  id: string;
  key: string;
  secret: string;
}

/** A message in either direction; the server sends `data` as a JSON string, clients may send an object. */
export interface Frame {
  event: string;
  channel?: string;
  data?: unknown;
}

/**
 * Close codes: 4000 to 4099 tell the client not to reconnect unchanged, 4100 to 4199 to reconnect later, 4200 to 4299
 * to reconnect at once, 4300 to 4399 that it made an error.
 */
export const closeCodes = {
  unknownApp: 4001,
  wrongProtocol: 4007,
  foreignOrigin: 4009,
  overCapacity: 4100,
  goingAway: 4200,
  idle: 4201,
  /** Frames that are too large or too many. */
  abuse: 4301,
} as const;

/** The protocol allows letters, digits and `_-=@,.;` in channel names, up to 164 characters. */
export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && /^[-\w=@,.;]{1,164}$/.test(name);

/** Channels of these kinds require a signature. */
export const needsSignature = (channel: string): boolean => /^(private|presence)-/.test(channel);

/** A socket id in the format that all clients and servers of the protocol expect. */
export const newSocketId = (): string => `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;

export const encode = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    data: typeof data === 'string' ? data : JSON.stringify(data),
  });

/** Parses a frame of a client; null if it is invalid. */
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

/** The `auth` value by which a socket may join a private channel. */
export const signChannel = (app: RealtimeApp, socketId: string, channel: string): string =>
  `${app.key}:${hmac(app.secret, `${socketId}:${channel}`)}`;

export const isChannelSignature = (app: RealtimeApp, socketId: string, channel: string, auth: unknown): boolean =>
  typeof auth === 'string' && equal(auth, signChannel(app, socketId, channel));

/** A request to the HTTP API: query parameters except `auth_signature` are signed in alphabetical order. */
export interface SignedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
}

/** Older or newer requests are rejected, so that a recorded one cannot be replayed later. */
const toleranceSeconds = 600;

/** Why a request to the HTTP API is rejected; null if it is signed with the secret of the app. */
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
