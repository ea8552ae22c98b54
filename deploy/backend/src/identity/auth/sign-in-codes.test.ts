import { signInLinkCommand } from '../../entry/commands/sign-in-link.command';
import { aParticipation } from '../../testing/builders/participations';
import { asMember, asStaff, aUser } from '../../testing/builders/users';
import { TestApp, type TestCaller } from '../../testing/test-app';

interface Link {
  data: { url: string; expires_at: string };
}
interface SignedIn {
  data: { token: string; user: { email: string } };
  code?: string;
}

let portal: TestApp;
let organizer: TestCaller;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  organizer = await asStaff(portal);
  await aUser(portal, { email });
});
afterEach(() => portal.stop());

const email = 'editor@severmech.example';
const make = (of = email, by = organizer) => by.post<Link>('/organizer/sign-in-links', { email: of });
const codeOf = ({ url }: Link['data']) => url.replace('https://portal.example/?token=', '');
const exchange = (code: string, address = '203.0.113.1') =>
  portal.visitor.post<SignedIn>('/auth/sign-in-code', { code }, { address });

describe('a sign-in link', () => {
  it('contains a code that is exchanged for a session once [SHELL-328]', async () => {
    const { status, body } = await make();
    expect(status).toBe(200);
    const code = codeOf(body.data);
    expect(code).toMatch(/^code\.[\w-]{43}$/);
    // the code itself gives no access
    expect((await portal.visitor.get('/auth/user', { headers: { authorization: `Bearer ${code}` } })).status).toBe(401);
    const signedIn = await exchange(code);
    expect([signedIn.status, signedIn.body.data.user.email]).toEqual([200, email]);
    const headers = { authorization: `Bearer ${signedIn.body.data.token}` };
    expect((await portal.visitor.get('/auth/user', { headers })).status).toBe(200);
    const again = await exchange(code);
    expect([again.status, again.body.code]).toEqual([422, 'wrong_token']);
  });

  it('is used once, also when opened twice in parallel [SHELL-328]', async () => {
    const code = codeOf((await make()).body.data);
    const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('expires after five minutes and when a new one is created [SHELL-328]', async () => {
    const first = codeOf((await make()).body.data);
    const second = codeOf((await make()).body.data);
    expect((await exchange(first)).status).toBe(422);
    portal.clock.advance(5 * 60_000 + 1);
    expect((await exchange(second)).status).toBe(422);
  });

  it('is stored as a hash only [SHELL-328]', async () => {
    const code = codeOf((await make()).body.data).slice(5);
    const { read } = portal.database;
    const stored = JSON.stringify([
      await read.selectFrom('sign_in_codes').selectAll().execute(),
      await read.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(stored).not.toContain(code);
  });

  it('is created only by staff, for exhibitors with an account [SHELL-328]', async () => {
    expect((await make(email, await asMember(portal, await aParticipation(portal), 'supervisor'))).status).toBe(403);
    const staff = await aUser(portal, { access: 'manager' });
    const invited = await aUser(portal, { password_hash: null, email_confirmed_at: null });
    for (const other of [staff.email, 'nobody@severmech.example', invited.email]) {
      expect([other, (await make(other)).status]).toEqual([other, 404]);
    }
  });

  it('cannot be guessed: twenty wrong codes per hour [SHELL-225] [SHELL-328]', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await exchange(`code.${n}`)).status);
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
  });

  it('is printed by the command line tool [SHELL-328]', async () => {
    const called: unknown[] = [];
    const api = {
      call: (...words: unknown[]) => (called.push(words), Promise.resolve({ url: 'https://x.example/?token=code.a' })),
    };
    expect(await signInLinkCommand.run(api as never, [email])).toBe('https://x.example/?token=code.a');
    expect(called).toEqual([['POST', 'sign-in-links', { email }]]);
  });
});
