import type { StartedCall } from '../platform/release/started-calls';
import { connect, failureOf, json } from './client-samples';
import { startedFor } from './started-calls';

const started = (response: Promise<Response>, changes: Partial<StartedCall> = {}): StartedCall => ({
  url: 'http://portal.test/api/passes/17?page=2&size=5',
  authorization: 'Bearer secret',
  language: 'ru',
  sentAt: Date.now(),
  response,
  ...changes,
});
const early = () => Promise.resolve(json({ data: { id: 1 } }));
const read = (client: ReturnType<typeof connect>['client']) =>
  client.get('/passes/{id}', { params: { path: { id: 17 }, query: { size: 5, page: 2 } as { page: number } } });
const start = (call: StartedCall) => connect(() => json({ data: { id: 2 } }), { startedCalls: [call] });

describe('a call that the page has already sent', () => {
  it('serves the same read once, whatever the order of its query; the next one is sent [SHELL-435]', async () => {
    const { client, requests } = start(started(early()));
    await expect(read(client)).resolves.toEqual({ data: { id: 1 } });
    expect(requests).toHaveLength(0);
    await expect(read(client)).resolves.toEqual({ data: { id: 2 } });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['of another session', { authorization: 'Bearer another' }],
    ['in another language', { language: 'en' }],
    ['that is old', { sentAt: Date.now() - startedFor }],
    ['of another address', { url: 'http://portal.test/api/passes/18?page=2&size=5' }],
  ])('%s is not served [SHELL-435]', async (_which, changes) => {
    const { client, requests } = start(started(early(), changes));
    await expect(read(client)).resolves.toEqual({ data: { id: 2 } });
    expect(requests).toHaveLength(1);
  });

  it('is not used after a write [SHELL-435]', async () => {
    const { client, requests } = start(started(early()));
    await client.delete('/passes/{id}', { params: { path: { id: 17 } } });
    await read(client);
    expect(requests.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  });

  it('is retried over the network like any other read when it failed [SHELL-435]', async () => {
    const { client, requests } = connect(() => json({ data: { id: 2 } }), {
      startedCalls: [started(Promise.reject(new TypeError('no connection')))],
      readRetryPauses: [0],
    });
    await expect(read(client)).resolves.toEqual({ data: { id: 2 } });
    expect(requests).toHaveLength(1);
  });

  it('ends the session when the server rejects its token [SHELL-435] [SHELL-163]', async () => {
    const refused = () => Promise.resolve(json({ message: 'Unauthenticated.' }, { status: 401 }));
    const { client, onUnauthorized } = start(started(refused()));
    expect((await failureOf(read(client))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('derives the server time from when it was sent, not from when it was read [SHELL-435] [PASS-050]', async () => {
    const sentAt = Date.parse('2026-06-01T10:00:00Z');
    const response = json({ data: { id: 1 } }, { headers: { date: 'Mon, 01 Jun 2026 10:00:01 GMT' } });
    const { client } = connect(() => json({}), {
      now: () => sentAt + 8_000,
      startedCalls: [started(Promise.resolve(response), { sentAt })],
    });
    await read(client);
    expect(client.serverNow()).toBe(sentAt + 8_000);
  });
});
