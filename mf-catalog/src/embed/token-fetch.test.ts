/** @jest-environment node */
import { createTokenFetch, createTokenSource, type TokenGiver, type TokenProblem } from './token-fetch';

/** A server that accepts one token, and a page that provides tokens one after another. */
const start = (given: (string | Error)[], valid: string) => {
  const asked: string[] = [];
  const sent: { authorization: string | null; body: string; credentials: string }[] = [];
  const onExpired = jest.fn();
  const tokens = createTokenSource({
    getToken: () => {
      const next = given.shift() ?? new Error('none left');
      asked.push(String(next));
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  });
  const call = createTokenFetch(tokens, onExpired, async (request) => {
    const authorization = request.headers.get('authorization');
    sent.push({ authorization, body: await request.text(), credentials: request.credentials });
    return new Response(null, { status: authorization === `Bearer ${valid}` ? 200 : 401 });
  });
  const post = () => call(new Request('https://portal.example/api/x', { method: 'POST', body: 'order' }));
  return { tokens, asked, sent, onExpired, post };
};

describe('requests with the page’s token', () => {
  it('a request is repeated once with a new token after a 401, with the same body and without cookies [CAT-258]', async () => {
    const { tokens, asked, sent, onExpired, post } = start(['old', 'new'], 'new');
    await tokens.renew();
    expect((await post()).status).toBe(200);
    expect(asked).toEqual(['old', 'new']);
    expect(sent).toEqual([
      { authorization: 'Bearer old', body: 'order', credentials: 'omit' },
      { authorization: 'Bearer new', body: 'order', credentials: 'omit' },
    ]);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('a session expires when the second token fails too, without a third request for one [CAT-258]', async () => {
    const { tokens, sent, onExpired, post } = start(['old', 'also old'], 'new');
    await tokens.renew();
    expect((await post()).status).toBe(401);
    expect([sent.length, onExpired.mock.calls.length]).toEqual([2, 1]);
  });

  it('a session expires when the page has no other token [CAT-258]', async () => {
    const { tokens, sent, onExpired, post } = start(['old', new Error('signed out')], 'new');
    await tokens.renew();
    expect((await post()).status).toBe(401);
    expect([sent.length, onExpired.mock.calls.length]).toEqual([1, 1]);
  });

  it('requests that fail at the same time ask the page for one token [CAT-258]', async () => {
    const { tokens, asked, post } = start(['old', 'new'], 'new');
    await tokens.renew();
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked).toEqual(['old', 'new']);
  });

  it.each<[string, TokenGiver, TokenProblem | null]>([
    ['neither function nor token', {}, 'token_missing'],
    [
      'a function that throws',
      {
        getToken: () => {
          throw new Error('422');
        },
      },
      'token_failed',
    ],
    ['a rejected promise', { getToken: () => Promise.reject(new Error('500')) }, 'token_failed'],
    ['an empty string', { getToken: () => '' }, 'token_empty'],
    ['no string at all', { getToken: () => undefined as unknown as string }, 'token_empty'],
    ['a token', { token: 'fixed' }, null],
  ])('a page with %s yields a reason for the missing token [CAT-258] [CAT-273]', async (_what, giver, code) => {
    const tokens = createTokenSource(giver);
    await tokens.renew();
    expect(tokens.failure()?.code ?? null).toBe(code);
  });

  it('a static token of the page is accepted too [CAT-257]', async () => {
    const tokens = createTokenSource({ token: 'fixed' });
    expect(tokens.current()).toBeNull();
    expect(await tokens.renew()).toBe('fixed');
    expect(tokens.current()).toBe('fixed');
    expect(await createTokenSource({}).renew()).toBeNull();
  });
});
