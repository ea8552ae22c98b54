import { aUser } from '../../testing/builders/users';
import { demoPassword } from '../../testing/second-factor';
import { TestApp, type TestCaller } from '../../testing/test-app';

interface OwnSession {
  id: number;
  is_current: boolean;
  kind: string;
  browser: string | null;
  system: string | null;
  network: string | null;
  last_used_at: string;
}

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  await aUser(portal, { email: editor });
  await aUser(portal, { email: admin });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('sessions').execute();
});

const editor = 'editor@severmech.example';
const admin = 'admin@severmech.example';
const firefox = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const headersOf = async (userAgent: string, address: string): Promise<Record<string, string>> => {
  const { body } = await portal.visitor.post<{ data: { token: string } }>(
    '/auth/login',
    { email: editor, password: demoPassword },
    { address, headers: { 'user-agent': userAgent } },
  );
  return { authorization: `Bearer ${body.data.token}` };
};
const sessionsOf = async (caller: TestCaller, headers: Record<string, string> = {}) =>
  (await caller.get<{ data: OwnSession[] }>('/auth/sessions', { headers })).body.data;

it("the list contains the user's sessions with device, network and last use, most recently used first [SHELL-440]", async () => {
  await portal.as(admin);
  await headersOf(firefox, '198.51.100.7');
  portal.clock.advance(60_000);
  const headers = await headersOf(phone, '2001:db8:1:2::5');
  const sessions = await sessionsOf(portal.visitor, headers);
  expect(sessions).toEqual([
    expect.objectContaining({
      is_current: true,
      ...{ kind: 'phone', browser: 'Safari', system: 'iPhone', network: '2001:db8:1:2::/64' },
      last_used_at: portal.clock.now().toISOString(),
    }),
    expect.objectContaining({
      is_current: false,
      ...{ kind: 'computer', browser: 'Firefox', system: 'Ubuntu', network: '198.51.100.7' },
    }),
  ]);
});

it('time and place of the last use are updated, accurate to ten minutes [SHELL-440]', async () => {
  const headers = await headersOf(firefox, '198.51.100.7');
  portal.clock.advance(11 * 60_000);
  await portal.visitor.get('/auth/user', { headers, address: '203.0.113.80' });
  const [session] = await sessionsOf(portal.visitor, headers);
  expect(session).toMatchObject({ network: '203.0.113.80', last_used_at: portal.clock.now().toISOString() });
});

it('the list omits expired sessions [SHELL-440]', async () => {
  await headersOf(firefox, '198.51.100.7');
  portal.clock.advance(31 * 86_400_000);
  expect(await sessionsOf(await portal.as(editor))).toHaveLength(1);
});

it('an ended session is rejected on its next call, and ending it again is harmless [SHELL-441]', async () => {
  const lost = await headersOf(phone, '198.51.100.7');
  const own = await portal.as(editor);
  const ended = (await sessionsOf(own)).find(({ is_current }) => !is_current);
  const path = `/auth/sessions/${ended?.id}`;
  expect((await own.delete(path)).status).toBe(204);
  expect((await own.delete(path)).status).toBe(404);
  expect((await portal.visitor.get('/auth/user', { headers: lost })).status).toBe(401);
  expect((await own.get('/auth/user')).status).toBe(200);
});

it('“end all other sessions” keeps the current one and those of other users [SHELL-441]', async () => {
  const colleague = await portal.as(admin);
  const others = [await headersOf(phone, '198.51.100.7'), await headersOf(firefox, '198.51.100.8')];
  const own = await portal.as(editor);
  expect((await own.delete('/auth/sessions')).status).toBe(204);
  expect((await own.delete('/auth/sessions')).status).toBe(204);
  expect(await sessionsOf(own)).toHaveLength(1);
  for (const headers of others) expect((await portal.visitor.get('/auth/user', { headers })).status).toBe(401);
  expect((await colleague.get('/auth/user')).status).toBe(200);
});

it('sessions of other users are not found [SHELL-441]', async () => {
  const colleague = await portal.as(admin);
  const [foreign] = await sessionsOf(colleague);
  const own = await portal.as(editor);
  expect(await sessionsOf(own)).toHaveLength(1);
  expect((await own.delete(`/auth/sessions/${foreign?.id}`)).status).toBe(404);
  expect((await colleague.get('/auth/user')).status).toBe(200);
});

it('ending a session is audited with its actor, and open tabs are notified [SHELL-441]', async () => {
  await headersOf(phone, '198.51.100.7');
  const own = await portal.as(editor);
  await own.delete('/auth/sessions');
  expect((await portal.events()).at(-1)).toMatchObject({ event: 'access.changed' });
  const { action, details } = await portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([action, details]).toEqual(['user.other-sessions-ended', { sessions: 1 }]);
});
