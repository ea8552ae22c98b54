import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-error';
import { createApiClient } from './create-api-client';

interface Received {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let received: Received[] = [];
/** Null: the server keeps the caller waiting. */
let reply: { status: number; body: string; headers?: Record<string, string> } | null;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': '*',
};

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (reply) response.writeHead(reply.status, { ...cors, ...reply.headers }).end(reply.body);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
});
afterEach(() => jest.useRealTimers());

const connect = (onUnauthorized = () => {}) =>
  createApiClient<object>({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    getToken: () => 'secret',
    getLocale: () => 'en',
    onUnauthorized,
  });

const formOf = (content: string) => {
  const form = new FormData();
  form.append('file', new File([content], 'список.xlsx'));
  return form;
};

const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => new Error('The upload has not failed'),
    (error: unknown) => error,
  );

describe('a file upload', () => {
  it('sends the form with token, language and key, reports progress and returns the body [SHELL-157] [SHELL-229]', async () => {
    reply = { status: 201, body: '{"data":{"created":3}}' };
    const shares: number[] = [];
    const body = await connect().upload<{ data: { created: number } }>('/import', formOf('x'.repeat(50_000)), {
      idempotencyKey: 'once',
      onProgress: (share) => shares.push(share),
    });
    expect(body.data.created).toBe(3);
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'accept-language': 'en', 'idempotency-key': 'once' },
    });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toContain('список.xlsx');
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('resolves to nothing for a response without a body', async () => {
    reply = { status: 204, body: '' };
    await expect(connect().upload('/import', formOf('x'))).resolves.toBeUndefined();
  });

  it('that is rejected provides the field texts [SHELL-160]', async () => {
    reply = { status: 422, body: '{"message":"Bad","code":"rows_invalid","errors":{"rows.2.name":["Required"]}}' };
    expect(await failureOf(connect().upload('/import', formOf('x')))).toMatchObject({
      status: 422,
      code: 'rows_invalid',
      errors: { 'rows.2.name': ['Required'] },
    });
  });

  it('signs out on a 401 [SHELL-163]', async () => {
    reply = { status: 401, body: '{}' };
    const onUnauthorized = jest.fn();
    await failureOf(connect(onUnauthorized).upload('/import', formOf('x')));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('that the user cancels rejects with the reason', async () => {
    reply = null;
    const controller = new AbortController();
    const upload = failureOf(connect().upload('/import', formOf('x'), { signal: controller.signal }));
    const reason = new Error('cancelled');
    controller.abort(reason);
    expect(await upload).toBe(reason);
    expect(await failureOf(connect().upload('/import', formOf('x'), { signal: controller.signal }))).toBe(reason);
  });

  it('reports no connection if nothing listens [SHELL-167]', async () => {
    const nowhere = createApiClient<object>({
      baseUrl: 'http://127.0.0.1:1/api',
      getToken: () => null,
      getLocale: () => 'ru',
      onUnauthorized: () => {},
    });
    // jsdom also logs the refused connection to the console
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(await failureOf(nowhere.upload('/import', formOf('x')))).toMatchObject({ status: 0, code: 'network' });
    consoleError.mockRestore();
  });

  it('times out after 60 s without progress [SHELL-167]', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    reply = null;
    const upload = failureOf(connect().upload('/import', formOf('x')));
    await jest.advanceTimersByTimeAsync(60_000);
    const failure = await upload;
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 0, code: 'timeout' });
  });
});
