import { ApiError } from './api-error';
import { createApiClient, type ApiClientOptions } from './create-api-client';

/** A small document of the shape that the generator writes. */
interface Paths {
  '/passes/{id}': {
    parameters: { query?: never; header?: never; path: { id: number }; cookie?: never };
    get: {
      parameters: { query?: { page?: number }; header?: never; path: { id: number }; cookie?: never };
      requestBody?: never;
      responses: { 200: { headers: object; content: { 'application/json': { data: { id: number } } } } };
    };
    delete: {
      parameters: { query?: never; header?: never; path: { id: number }; cookie?: never };
      requestBody?: never;
      responses: { 204: { headers: object; content?: never } };
    };
  };
  '/passes': {
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: { 200: { headers: object; content: { 'application/json': { data: string[] } } } };
    };
    post: {
      parameters: { query?: never; header?: { 'idempotency-key'?: string }; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': { lastname: string } } };
      responses: { 201: { headers: object; content: { 'application/json': { data: { id: number } } } } };
    };
  };
  '/auth/login': {
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': { email: string } } };
      responses: { 200: { headers: object; content: { 'application/json': { data: { token: string } } } } };
    };
  };
}

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

const connect = (
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) => {
  const requests: Request[] = [];
  const onUnauthorized = jest.fn();
  const client = createApiClient<Paths>({
    baseUrl: '/api',
    getToken: () => 'secret',
    getLocale: () => 'ru',
    onUnauthorized,
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
    ...options,
  });
  return { client, requests, onUnauthorized };
};

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await call.then(
    () => new Error('The call has not failed'),
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw failure;
  return failure;
};

/** The answer of a server that never answers: rejects when the request is given up. */
const never = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

afterEach(() => {
  jest.useRealTimers();
});

describe('a call', () => {
  it('goes to the API base with token and language, and gives the body itself [SHELL-157] [SHELL-158] [PASS-217]', async () => {
    const { client, requests } = connect(() => json({ data: { id: 17 } }));
    const body = await client.get('/passes/{id}', { params: { path: { id: 17 }, query: { page: 2 } } });
    expect(body.data.id).toBe(17);
    const [request] = requests;
    expect(request?.url).toBe('http://portal.test/api/passes/17?page=2');
    expect(request?.headers.get('authorization')).toBe('Bearer secret');
    expect(request?.headers.get('accept-language')).toBe('ru');
  });

  it('asks for token and language every time, and sends no empty bearer [SHELL-157]', async () => {
    let token: string | null = null;
    const { client, requests } = connect(() => json({ data: [] }), { getToken: () => token, getLocale: () => 'en' });
    await client.get('/passes');
    token = 'new';
    await client.get('/passes');
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer new']);
    expect(requests[0]?.headers.get('accept-language')).toBe('en');
  });

  it('takes another base for embedded use [SHELL-158]', async () => {
    const { client, requests } = connect(() => json({ data: [] }), { baseUrl: 'https://fair.example/api/' });
    await client.get('/passes');
    expect(requests[0]?.url).toBe('https://fair.example/api/passes');
  });

  it('resolves to nothing for an answer without a body [SHELL-159]', async () => {
    const { client } = connect(() => new Response(null, { status: 204 }));
    await expect(client.delete('/passes/{id}', { params: { path: { id: 1 } } })).resolves.toBeUndefined();
  });

  it('sends a key of the action with every POST, the same one for a repeat [SHELL-229]', async () => {
    const { client, requests } = connect(() => json({ data: { id: 1 } }, { status: 201 }));
    await client.post('/passes', { body: { lastname: 'Иванов' } });
    await client.post('/passes', { body: { lastname: 'Иванов' } });
    await client.post('/passes', { body: { lastname: 'Иванов' }, idempotencyKey: 'once' });
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('once');
    await expect(requests[0]?.json()).resolves.toEqual({ lastname: 'Иванов' });
  });

  it('is checked against the document by the compiler', () => {
    const { client } = connect(() => json({}));
    const wrong = () => [
      // @ts-expect-error a path that the document does not know
      client.get('/orders'),
      // @ts-expect-error a method that the path does not know
      client.patch('/passes'),
      // @ts-expect-error the id of the path is missing
      client.get('/passes/{id}'),
      // @ts-expect-error a body of another shape
      client.post('/passes', { body: { surname: 'Иванов' } }),
      // @ts-expect-error a required body is missing
      client.post('/passes'),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});

describe('an error answer', () => {
  it('carries status, code, message and field texts [SHELL-160]', async () => {
    const { client } = connect(() =>
      json(
        {
          message: 'Проверьте поля',
          code: 'rows_invalid',
          errors: { 'rows.2.lastname': ['Обязательное поле'], bad: 7 },
        },
        { status: 422 },
      ),
    );
    const error = await failureOf(client.post('/passes', { body: { lastname: '' } }));
    expect(error).toMatchObject({
      status: 422,
      code: 'rows_invalid',
      serverMessage: 'Проверьте поля',
      errors: { 'rows.2.lastname': ['Обязательное поле'] },
      retryAfter: null,
    });
    expect(error.errors).not.toHaveProperty('bad');
  });

  it('carries the seconds of Retry-After [SHELL-215]', async () => {
    const { client } = connect(() => json({ message: 'Много' }, { status: 429, headers: { 'retry-after': '90' } }));
    expect((await failureOf(client.get('/passes'))).retryAfter).toBe(90);
  });

  it.each([
    ['a page of a proxy', '<html>Bad gateway</html>'],
    ['nothing', ''],
    ['no object', '"oops"'],
    ['null', 'null'],
  ])('with %s instead of JSON is still an error of its status [SHELL-166]', async (_, body) => {
    const { client } = connect(() => new Response(body, { status: 500 }));
    expect(await failureOf(client.get('/passes'))).toMatchObject({ status: 500, code: null, serverMessage: null });
  });

  it('is made of a success whose body is no JSON', async () => {
    const { client } = connect(() => new Response('<html>', { status: 200 }));
    expect(await failureOf(client.get('/passes'))).toMatchObject({ status: 200, code: 'unreadable_answer' });
  });
});

describe('a 401', () => {
  const unauthorized = () => json({ message: 'Unauthenticated' }, { status: 401 });

  it('signs out once for parallel calls and reaches every caller [SHELL-163] [SHELL-216]', async () => {
    const { client, onUnauthorized } = connect(unauthorized);
    const failures = await Promise.all([1, 2, 3].map(() => failureOf(client.get('/passes'))));
    expect(failures.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('of a download signs out too [SHELL-163]', async () => {
    const { client, onUnauthorized } = connect(unauthorized);
    await failureOf(client.download('/passes/1/pdf'));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('of the sign-in itself signs nobody out [SHELL-216]', async () => {
    const { client, onUnauthorized } = connect(unauthorized);
    await failureOf(client.post('/auth/login', { body: { email: 'a@b.example' } }));
    await failureOf(client.download('/broadcasting/auth'));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('that answers the token of an earlier session does not end the new one [SHELL-216]', async () => {
    let token: string | null = 'old';
    const { client, onUnauthorized } = connect(
      () => {
        token = 'new';
        return unauthorized();
      },
      { getToken: () => token },
    );
    await failureOf(client.get('/passes'));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await failureOf(client.get('/passes'));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('a call without an answer', () => {
  const offline = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is repeated twice when it only reads, then fails as no connection [SHELL-167]', async () => {
    jest.useFakeTimers();
    const { client, requests } = connect(offline);
    const failure = failureOf(client.get('/passes'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await failure).toMatchObject({ status: 0, code: 'network' });
    expect(requests).toHaveLength(3);
  });

  it('gets the answer of a gateway that came back', async () => {
    jest.useFakeTimers();
    const answers = [new Response('', { status: 503 }), json({ data: ['ok'] })];
    const { client } = connect(() => answers.shift() ?? json({}));
    const body = client.get('/passes');
    await jest.advanceTimersByTimeAsync(500);
    await expect(body).resolves.toEqual({ data: ['ok'] });
  });

  it('is never repeated when it writes [SHELL-229]', async () => {
    const { client, requests } = connect(offline);
    await failureOf(client.post('/passes', { body: { lastname: 'Иванов' } }));
    await failureOf(client.delete('/passes/{id}', { params: { path: { id: 1 } } }));
    expect(requests).toHaveLength(2);
  });

  it('is given up after 60 s when it is for data, not before [SHELL-167]', async () => {
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

  it('is waited for without limit when it is a download [SHELL-167]', async () => {
    jest.useFakeTimers();
    const { client } = connect(
      () => new Promise((resolve) => setTimeout(() => resolve(new Response('%PDF')), 600_000)),
    );
    const file = client.download('/passes/1/pdf');
    await jest.advanceTimersByTimeAsync(600_000);
    expect((await file).blob.size).toBe(4);
  });

  it('that its caller cancels rejects with his reason and is not repeated', async () => {
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

describe('a download', () => {
  const named = (header: string | null) =>
    connect(() => new Response('%PDF', { headers: header === null ? {} : { 'content-disposition': header } }));

  it.each([
    ["attachment; filename*=UTF-8''%D0%9F%D1%80%D0%BE%D0%BF%D1%83%D1%81%D0%BA%2017.pdf", 'Пропуск 17.pdf'],
    ['attachment; filename="pass 17.pdf"; filename*=utf-8\'ru\'%D0%90.pdf', 'А.pdf'],
    ['attachment; filename="say \\"hi\\".pdf"', 'say "hi".pdf'],
    ['attachment; filename=pass.pdf', 'pass.pdf'],
    ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="plain.pdf"', 'plain.pdf'],
    ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    ['attachment', 'pdf'],
    [null, 'pdf'],
  ])('is named by %s [SHELL-161] [PASS-195]', async (header, expected) => {
    const { client, requests } = named(header);
    const { fileName, blob } = await client.download('/passes/17/pdf');
    expect(fileName).toBe(expected);
    expect(await blob.text()).toBe('%PDF');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('that is refused reads the message of the JSON answer [PASS-198]', async () => {
    const { client } = connect(() => json({ message: 'Печать откроется 8 июня' }, { status: 403 }));
    expect(await failureOf(client.download('/passes/17/pdf'))).toMatchObject({
      status: 403,
      serverMessage: 'Печать откроется 8 июня',
    });
  });
});

describe('the clock of the server [PASS-050]', () => {
  const noon = Date.UTC(2026, 4, 14, 9);
  const answering = (serverTime: number) => () =>
    json({ data: [] }, { headers: { date: new Date(serverTime).toUTCString() } });

  it('is the device clock while both agree within the second of the header', async () => {
    const { client } = connect(answering(noon + 400), { now: () => noon + 700 });
    expect(client.serverNow()).toBe(noon + 700);
    await client.get('/passes');
    expect(client.serverNow()).toBe(noon + 700);
  });

  it.each([3_600_000, -3_600_000])('corrects a device that is off by %i ms', async (off) => {
    const { client } = connect(answering(noon), { now: () => noon + off });
    await client.get('/passes');
    expect(Math.abs(client.serverNow() - noon)).toBeLessThanOrEqual(1000);
  });

  it('follows when the device clock is set anew', async () => {
    let off = 0;
    const { client } = connect(answering(noon), { now: () => noon + off });
    await client.get('/passes');
    off = 7_200_000;
    await client.get('/passes');
    expect(Math.abs(client.serverNow() - noon)).toBeLessThanOrEqual(1000);
  });

  it('learns from refusals too and ignores an unreadable header', async () => {
    const { client } = connect(() => json({}, { status: 404, headers: { date: new Date(noon).toUTCString() } }), {
      now: () => noon + 60_000,
    });
    await failureOf(client.get('/passes'));
    expect(Math.abs(client.serverNow() - noon)).toBeLessThanOrEqual(1000);
    const { client: blind } = connect(() => json({ data: [] }, { headers: { date: 'yesterday' } }), {
      now: () => noon,
    });
    await blind.get('/passes');
    expect(blind.serverNow()).toBe(noon);
  });
});
