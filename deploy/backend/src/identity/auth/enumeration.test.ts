import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { aUser } from '../../testing/builders/users';
import { TestApp, type Received } from '../../testing/test-app';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const known = 'editor@severmech.example';
const unknown = 'nobody@severmech.example';
/** Invited and still without a password. */
const invited = 'director@kalibr.example';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  await aUser(portal, { email: known });
  await aUser(portal, { email: invited, password_hash: null, email_confirmed_at: null });
});
afterAll(() => portal.stop());
afterEach(() => portal.clock.advance(3_600_000));

/** Everything visible in a response, except the time of day and the id of the request, which differ between any two. */
const visible = ({ status, body, headers: { date: _timeOfDay, 'x-request-id': _id, ...headers } }: Received) => ({
  status,
  body,
  headers,
});

/** The cost of a hash: algorithm, version and parameters, without salt and digest. */
const costOf = (hash: unknown): string => String(hash).split('$').slice(0, 4).join('$');

const rowsOf = async (table: 'attempts' | 'outbox' | 'sessions' | 'password_resets') => {
  const { count } = await portal.database.read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('an attacker cannot learn whether an e-mail is known', () => {
  const login = (email: string) => portal.visitor.post('/auth/login', { email, password: 'Wrong-password-1' });
  const forgot = (email: string) => portal.visitor.post('/auth/forgot-password', { email });

  it('by sign-in: the same response after the same work [SHELL-051, SHELL-053]', async () => {
    const seen = [];
    for (const email of [known, unknown, invited]) {
      jest.mocked(verify).mockClear();
      const before = await rowsOf('attempts');
      const answer = visible(await login(email));
      const work = jest.mocked(verify).mock.calls.map(([hash]) => costOf(hash));
      seen.push({ answer, work, attempts: (await rowsOf('attempts')) - before });
    }
    const [ofKnown, ...others] = seen;
    expect(ofKnown).toMatchObject({
      answer: { status: 422 },
      // one for each limit of SHELL-321
      attempts: 4,
      work: [expect.stringContaining('$argon2id$')],
    });
    for (const other of others) expect(other).toEqual(ofKnown);
  });

  it('by the sign-in limit, which counts known and unknown e-mails [SHELL-053]', async () => {
    for (const email of [known, unknown]) {
      const answers = [];
      for (let time = 0; time < 11; time += 1) answers.push((await login(email)).status);
      expect([email, answers]).toEqual([email, [...Array.from({ length: 10 }, () => 422), 429]]);
    }
  });

  it('by password recovery: the same response and one queued request for every e-mail [SHELL-057]', async () => {
    const seen = [];
    for (const email of [known, unknown, invited]) {
      const before = { outbox: await rowsOf('outbox'), resets: await rowsOf('password_resets') };
      const answer = visible(await forgot(email));
      seen.push({
        answer,
        outbox: (await rowsOf('outbox')) - before.outbox,
        resets: (await rowsOf('password_resets')) - before.resets,
      });
    }
    const [ofKnown, ...others] = seen;
    expect(ofKnown).toMatchObject({ answer: { status: 200 }, outbox: 1, resets: 0 });
    for (const other of others) expect(other).toEqual(ofKnown);
    expect(portal.emails).toEqual([]);
  });
});
