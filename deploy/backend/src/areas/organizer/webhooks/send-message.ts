import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { AddressNotPublic, isPublicAddress, publicLookup } from '../../../platform/http/public-address';

/** Maximum number of bytes read from a response. */
const answerBytes = 65_536;
/** Length of the beginning of a response that the log keeps. */
const shownCharacters = 500;
/** Timeout of an attempt as a whole. */
export const answerMs = 10_000;

/** A message as it is sent. */
export interface OutgoingMessage {
  url: string;
  uid: string;
  body: string;
  /** The current one, and the former one during a rotation. */
  secrets: readonly string[];
  at: Date;
}

/** The result of an attempt. */
export interface Answer {
  status: number | null;
  /** Why there is no status. */
  error: string | null;
  /** The beginning of the body. */
  text: string | null;
}

const readAnswer = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= answerBytes) break;
    }
  } catch {
    // the status has come, what follows is only for the log
  }
  response.destroy();
  // a text of the database contains no zero bytes
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, shownCharacters);
};

/**
 * Sends a message once. Redirects are not followed; a target without TLS or at an address that is not public is refused,
 * except for the hosts (`name:port`) that the installation allows.
 */
export const sendMessage = async (
  { url, uid, body, secrets, at }: OutgoingMessage,
  { allowedHosts, timeoutMs = answerMs }: { allowedHosts: readonly string[]; timeoutMs?: number },
): Promise<Answer> => {
  const target = new URL(url);
  const isAllowed = allowedHosts.includes(target.host);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const refused = (error: Error): Answer => ({ status: null, error: error.message, text: null });
  if (!isAllowed && target.protocol !== 'https:') return refused(new Error('only https is called'));
  // a connection to a literal address asks no lookup
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) return refused(new AddressNotPublic(host));
  const request = target.protocol === 'https:' ? tlsRequest : plainRequest;
  const signature = secrets.map((secret) => new Webhook(secret).sign(uid, at, body)).join(' ');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(
        target,
        {
          method: 'POST',
          agent: false,
          signal,
          ...(isAllowed ? {} : { lookup: publicLookup }),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Fairfront-Webhooks',
            'webhook-id': uid,
            'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
            'webhook-signature': signature,
          },
        },
        resolve,
      );
      call.on('error', reject);
      call.end(body);
    });
    return { status: response.statusCode ?? null, error: null, text: await readAnswer(response) };
  } catch (error) {
    if (signal.aborted) return refused(new Error(`no answer within ${timeoutMs / 1_000} s`));
    return refused(error instanceof Error ? error : new Error(String(error)));
  }
};
