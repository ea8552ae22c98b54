import { demoPassword } from '../../../demo/src/demo-accounts';
import type { GeneratedRequest } from './generated-requests';
import type { TestApp } from './test-app';

/** The status of the response; 0 without a response. */
interface Answer {
  status: number;
  text: string;
}

/** Sends a call as one of the demo accounts, or as a visitor; an ended session is renewed. */
export type Sender = (email: string | null, request: GeneratedRequest) => Promise<Answer>;

type SendWith = (token: string | null, request: GeneratedRequest, address: string) => Promise<Answer>;

/** Every call from an address of its own, so that limits per address leave something to be answered. */
const addresses = () => {
  let last = 0;
  return () => {
    last += 1;
    return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
  };
};

const withSessions = (send: SendWith, signIn: (email: string, address: string) => Promise<string>): Sender => {
  const tokens = new Map<string, Promise<string>>();
  const nextAddress = addresses();
  const tokenOf = (email: string, isAnew: boolean): Promise<string> => {
    const known = isAnew ? undefined : tokens.get(email);
    if (known) return known;
    const token = signIn(email, nextAddress());
    tokens.set(email, token);
    return token;
  };
  return async (email, request) => {
    if (email === null) return send(null, request, nextAddress());
    const answer = await send(await tokenOf(email, false), request, nextAddress());
    // a call before may have signed the account out
    return answer.status === 401 ? send(await tokenOf(email, true), request, nextAddress()) : answer;
  };
};

const headersOf = (token: string | null, { contentType, headers }: GeneratedRequest): Record<string, string> => ({
  ...headers,
  ...(contentType === null ? {} : { 'content-type': contentType }),
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});

/** Sends to an application in memory. */
export const senderInMemory = (portal: TestApp): Sender =>
  withSessions(
    async (token, request, remoteAddress) => {
      const { statusCode, body } = await portal.app.inject({
        method: request.operation.method,
        url: `/api${request.path}`,
        headers: headersOf(token, request),
        remoteAddress,
        ...(request.body === null ? {} : { payload: request.body }),
      });
      return { status: statusCode, text: body };
    },
    async (email) => (await portal.as(email)).token ?? '',
  );

/**
 * Sends to a backend that listens on a port.
 * @param backend its address, `http://127.0.0.1:9500`
 */
export const senderOverHttp = (backend: string): Sender =>
  withSessions(
    async (token, request, address) => {
      try {
        const answer = await fetch(`${backend}/api${request.path}`, {
          method: request.operation.method,
          headers: { ...headersOf(token, request), 'x-forwarded-for': address },
          signal: AbortSignal.timeout(30_000),
          ...(request.body === null ? {} : { body: request.body }),
        });
        return { status: answer.status, text: await answer.text() };
      } catch (error) {
        return { status: 0, text: String(error) };
      }
    },
    async (email, address) => {
      const answer = await fetch(`${backend}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email, password: demoPassword }),
      });
      const { data } = (await answer.json()) as { data: { token: string } };
      return data.token;
    },
  );
