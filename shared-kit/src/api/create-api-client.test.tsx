import { connect, failureOf, json } from './client-samples';

describe('an API call', () => {
  it('is sent to the API base with token and language, and returns the body itself [SHELL-157] [SHELL-158] [PASS-217]', async () => {
    const { client, requests } = connect(() => json({ data: { id: 17 } }));
    const body = await client.get('/passes/{id}', { params: { path: { id: 17 }, query: { page: 2 } } });
    expect(body.data.id).toBe(17);
    const [request] = requests;
    expect(request?.url).toBe('http://portal.test/api/passes/17?page=2');
    expect(request?.headers.get('authorization')).toBe('Bearer secret');
    expect(request?.headers.get('accept-language')).toBe('ru');
  });

  it('reads token and language every time, and sends no empty bearer [SHELL-157]', async () => {
    let token: string | null = null;
    const { client, requests } = connect(() => json({ data: [] }), { getToken: () => token, getLocale: () => 'en' });
    await client.get('/passes');
    token = 'new';
    await client.get('/passes');
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer new']);
    expect(requests[0]?.headers.get('accept-language')).toBe('en');
  });

  it('uses another base when embedded [SHELL-158]', async () => {
    const { client, requests } = connect(() => json({ data: [] }), { baseUrl: 'https://fair.example/api/' });
    await client.get('/passes');
    expect(requests[0]?.url).toBe('https://fair.example/api/passes');
  });

  it('resolves to nothing for a response without a body [SHELL-159]', async () => {
    const { client } = connect(() => new Response(null, { status: 204 }));
    await expect(client.delete('/passes/{id}', { params: { path: { id: 1 } } })).resolves.toBeUndefined();
  });

  it('sends an idempotency key with every POST, the same one for a repeat [SHELL-229]', async () => {
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

  it('is type-checked against the document', () => {
    const { client } = connect(() => json({}));
    const wrong = () => [
      // @ts-expect-error a path that is not in the document
      client.get('/orders'),
      // @ts-expect-error a method that the path does not have
      client.patch('/passes'),
      // @ts-expect-error the id of the path is missing
      client.get('/passes/{id}'),
      // @ts-expect-error a body of the wrong type
      client.post('/passes', { body: { surname: 'Иванов' } }),
      // @ts-expect-error a required body is missing
      client.post('/passes'),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});

describe('an error response', () => {
  it('provides status, code, message and field texts [SHELL-160]', async () => {
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

  it('provides the seconds of Retry-After [SHELL-215]', async () => {
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

  it.each([[null], [[]], [{}], ['text']])(
    'is created without a retry for a read whose response lacks the envelope: %j [SHELL-352]',
    async (body) => {
      const { client, requests } = connect(() => json(body));
      expect(await failureOf(client.get('/passes'))).toMatchObject({ status: 200, code: 'unreadable_answer' });
      expect(requests).toHaveLength(1);
    },
  );

  it('is created for a successful response whose body is not JSON', async () => {
    const { client } = connect(() => new Response('<html>', { status: 200 }));
    expect(await failureOf(client.get('/passes'))).toMatchObject({ status: 200, code: 'unreadable_answer' });
  });
});

describe('a 401 response', () => {
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

  it('of the sign-in itself does not sign out [SHELL-216]', async () => {
    const { client, onUnauthorized } = connect(unauthorized);
    await failureOf(client.post('/auth/login', { body: { email: 'a@b.example' } }));
    await failureOf(client.download('/broadcasting/auth'));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('to the token of an earlier session does not end the new one [SHELL-216]', async () => {
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
