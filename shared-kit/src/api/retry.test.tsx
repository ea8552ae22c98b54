import { connect, failureOf, json } from './client-samples';

/** A server that never responds: rejects when the request is aborted. */
const never = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

afterEach(() => {
  jest.useRealTimers();
});

describe('a call without a response', () => {
  const offline = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is retried twice if it is a read, then fails as no connection [SHELL-167]', async () => {
    jest.useFakeTimers();
    const { client, requests } = connect(offline);
    const failure = failureOf(client.get('/passes'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await failure).toMatchObject({ status: 0, code: 'network' });
    expect(requests).toHaveLength(3);
  });

  it('gets the response of a gateway that has recovered', async () => {
    jest.useFakeTimers();
    const responses = [new Response('', { status: 503 }), json({ data: ['ok'] })];
    const { client } = connect(() => responses.shift() ?? json({}));
    const body = client.get('/passes');
    await jest.advanceTimersByTimeAsync(500);
    await expect(body).resolves.toEqual({ data: ['ok'] });
  });

  it('is never retried if it is a write', async () => {
    const { client, requests } = connect(offline);
    await failureOf(client.post('/passes', { body: { lastname: 'Иванов' } }));
    await failureOf(client.delete('/passes/{id}', { params: { path: { id: 1 } } }));
    expect(requests).toHaveLength(2);
  });

  it('times out after 60 s, not earlier, if it is for data [SHELL-167]', async () => {
    jest.useFakeTimers();
    const { client, requests } = connect(never);
    const ended = jest.fn();
    const failure = failureOf(client.get('/passes')).finally(ended);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ status: 0, code: 'timeout' });
    expect(requests).toHaveLength(1);
  });

  it('has no timeout if it is a download [SHELL-167]', async () => {
    jest.useFakeTimers();
    const { client } = connect(
      () => new Promise((resolve) => setTimeout(() => resolve(new Response('%PDF')), 600_000)),
    );
    const file = client.download('/passes/1/pdf');
    await jest.advanceTimersByTimeAsync(600_000);
    expect((await file).blob.size).toBe(4);
  });

  it('rejects with the reason of its caller and is not retried when cancelled', async () => {
    const { client, requests } = connect(never);
    const controller = new AbortController();
    const call = client.get('/passes', { signal: controller.signal });
    const reason = new Error('left the screen');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    await expect(client.get('/passes', { signal: controller.signal })).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });
});
