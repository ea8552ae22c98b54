import { aUser } from '../../testing/builders/users';
import { demoPassword } from '../../testing/second-factor';
import { TestApp } from '../../testing/test-app';

interface Answer {
  code?: string;
  errors?: Record<string, string[]>;
}

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  for (const name of ['admin', 'editor', 'reader']) await aUser(portal, { email: `${name}@severmech.example` });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('attempts').execute();
  await portal.database.read.deleteFrom('outbox').execute();
});

const wrong = 'Wrong-password-1';
const signIn = (email: string, password: string, { address = '203.0.113.1', forwarded = '' } = {}) =>
  portal.visitor.post<Answer>(
    '/auth/login',
    { email, password },
    { address, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
  );
const checked = (answers: { status: number }[]) => answers.filter(({ status }) => status === 422).length;
const inTurn = async <Result>(times: number, call: (n: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let n = 0; n < times; n += 1) results.push(await call(n));
  return results;
};

describe('failed sign-ins', () => {
  it('to many accounts from one address are limited to thirty in ten minutes [SHELL-321]', async () => {
    const answers = await inTurn(60, (n) => signIn(`person-${n}@severmech.example`, wrong));
    expect(checked(answers)).toBe(30);
    expect(answers.at(-1)?.headers['retry-after']).toBe('600');
    expect((await signIn('editor@severmech.example', demoPassword, { address: '203.0.113.2' })).status).toBe(200);
  });

  it('from one address still count after a successful sign-in in between [SHELL-321]', async () => {
    const answers = await inTurn(60, async (n) => {
      if (n % 10 === 0) await signIn('editor@severmech.example', demoPassword);
      return signIn(`person-${n}@severmech.example`, wrong);
    });
    expect(checked(answers)).toBe(30);
  });

  it('from many addresses of one IPv6 network count as from one [SHELL-321]', async () => {
    const answers = await inTurn(40, (n) =>
      signIn(`person-${n}@severmech.example`, wrong, { address: `2001:db8:1:2::${(n + 1).toString(16)}` }),
    );
    expect(checked(answers)).toBe(30);
  });

  it('to one account from many addresses are limited to a hundred per hour [SHELL-321]', async () => {
    const answers = await inTurn(110, (n) => signIn('admin@severmech.example', wrong, { address: `198.51.100.${n}` }));
    expect(checked(answers)).toBe(100);
  });

  it('are counted by the address that our own proxy has seen, whatever precedes it [SHELL-320]', async () => {
    const answers = await inTurn(14, (n) =>
      signIn('admin@severmech.example', wrong, { address: '127.0.0.1', forwarded: `10.9.8.${n}, 203.0.113.7` }),
    );
    expect(checked(answers)).toBe(10);
  });

  it('are counted by the actual address if it is external, whatever it sends [SHELL-320]', async () => {
    const answers = await inTurn(14, (n) => signIn('admin@severmech.example', wrong, { forwarded: `192.0.2.${n}` }));
    expect(checked(answers)).toBe(10);
  });
});

describe('password recovery requests', () => {
  const forgot = (n: number, address = '203.0.113.1') =>
    portal.visitor.post('/auth/forgot-password', { email: `p${n}@severmech.example` }, { address });

  it('are accepted thirty times per hour from one address, then rejected the same way for every e-mail [SHELL-321]', async () => {
    const answers = await inTurn(40, (n) => forgot(n));
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
    const { count } = await portal.database.read
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(30);
    expect((await forgot(1, '203.0.113.2')).status).toBe(200);
    const known = await portal.visitor.post(
      '/auth/forgot-password',
      { email: 'editor@severmech.example' },
      { address: '203.0.113.1' },
    );
    expect([known.status, known.body]).toEqual([429, answers.at(-1)?.body]);
  });
});

describe('a new password', () => {
  it.each([
    ['password123', 'Этот пароль подбирают одним из первых. Придумайте другой'],
    ['Editor@Severmech.example', 'Адрес электронной почты не может быть паролем. Придумайте другой'],
  ])('«%s» is rejected at its field in the profile, and the old one stays [SHELL-322]', async (secret, text) => {
    const editor = await portal.as('editor@severmech.example');
    const { status, body } = await editor.put<Answer>('/auth/user/change-password', {
      old_password: demoPassword,
      new_password: secret,
      new_password_confirmation: secret,
    });
    expect([status, body.errors]).toEqual([422, { new_password: [text] }]);
    expect((await signIn('editor@severmech.example', demoPassword)).status).toBe(200);
  });

  it('is rejected by the recovery if it is common, and the link stays valid [SHELL-322]', async () => {
    await portal.visitor.post('/auth/forgot-password', { email: 'reader@severmech.example' });
    await portal.services.outbox.drain();
    const token = /reset\/(\S+)/.exec(portal.emails.at(-1)?.text ?? '')?.[1];
    const set = (password: string) =>
      portal.visitor.post<Answer>('/auth/update-password', { token, password, password_confirmation: password });
    const refused = await set('qwertyuiop');
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['password']]);
    expect((await set('Long-enough-1')).status).toBe(200);
  });
});
