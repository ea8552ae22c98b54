import { anExhibitorNamed } from '../../../testing/builders/collective-stand';
import type { Exhibitor } from '../../../testing/builders/exhibitor';
import { aUser } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

interface Token {
  id: number;
  user: { lastname: string };
  issued_by: { id: number } | null;
  participation: { id: number };
  site: string | null;
  created_at: string;
  last_used_at: string | null;
  expires_at: string;
}

let portal: TestApp;
let exhibitor: Exhibitor;
/** E-mails of two members and of the organiser. */
let supervisor: string;
let reader: string;
let organizer: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitorNamed(portal, ['ООО «Северная механика»', 'Severnaya Mekhanika LLC']);
  supervisor = (await exhibitor.member('supervisor')).email;
  reader = (await exhibitor.member('read')).email;
  organizer = (await aUser(portal, { access: 'manager' })).email;
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('sessions').execute();
});

const own = '/auth/embed-tokens';

const idOf = async (email: string): Promise<number> =>
  (await portal.database.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const issue = async (by: TestCaller, body?: object): Promise<string> => {
  const answer = await by.post<{ data: { token: string } }>(`${exhibitor.path}/embed-tokens`, body);
  expect(answer.status).toBe(201);
  return answer.body.data.token;
};
/** A token that the organiser has requested, as the server of a site does. */
const issueAs = async (by: TestCaller, email: string): Promise<string> => issue(by, { user_id: await idOf(email) });
const listOf = async (caller: TestCaller): Promise<Token[]> => (await caller.get<{ data: Token[] }>(own)).body.data;
const use = async (token: string, headers: Record<string, string> = {}): Promise<number> =>
  (await portal.visitor.get(exhibitor.path, { headers: { authorization: `Bearer ${token}`, ...headers } })).status;

it('the list shows whom a token acts as, who requested it, for which participation, and when it expires [SHELL-620]', async () => {
  const staff = await portal.as(organizer);
  await issueAs(staff, supervisor);
  const [token] = await listOf(await portal.as(supervisor));
  expect(token).toEqual({
    id: expect.any(Number),
    user: { id: await idOf(supervisor), name: expect.any(String), lastname: expect.any(String) },
    // participants are not told the names of the organiser’s staff
    issued_by: null,
    is_by_organizer: true,
    participation: {
      id: exhibitor.id,
      title_rus: expect.any(String),
      title_eng: expect.any(String),
      company_rus: expect.stringContaining('Северная механика'),
      company_eng: expect.any(String),
    },
    site: null,
    created_at: portal.clock.now().toISOString(),
    last_used_at: null,
    expires_at: new Date(portal.clock.now().getTime() + 3_600_000).toISOString(),
  });
  const [seenByStaff] = await listOf(staff);
  expect(seenByStaff?.issued_by).toMatchObject({ id: await idOf(organizer) });
});

it('the first use of a token and the site of the calling page are recorded at once [SHELL-620]', async () => {
  const caller = await portal.as(supervisor);
  const token = await issue(caller);
  portal.clock.advance(1_000);
  const first = portal.clock.now().toISOString();
  expect(await use(token)).toBe(200);
  expect(await listOf(caller)).toEqual([expect.objectContaining({ site: null, last_used_at: first })]);
  portal.clock.advance(1_000);
  await use(token, { origin: 'https://fair.example' });
  // a page without a site, and a value that is not one, keep what is known
  for (const origin of ['null', 'no site', `https://${'a'.repeat(300)}.example`]) await use(token, { origin });
  expect(await listOf(caller)).toEqual([expect.objectContaining({ site: 'https://fair.example' })]);
});

it('the site is not recorded for a person who has signed in [SHELL-620]', async () => {
  const caller = await portal.as(supervisor);
  await caller.get('/auth/user', { headers: { origin: 'https://fair.example' } });
  const { site } = await portal.database.read.selectFrom('sessions').select('site').executeTakeFirstOrThrow();
  expect(site).toBeNull();
});

it('the list contains tokens that act as the caller or were requested by the caller, in any role, and no others [SHELL-620]', async () => {
  const staff = await portal.as(organizer);
  await issueAs(staff, reader);
  await issue(await portal.as(supervisor));
  const members = async (email: string) => (await listOf(await portal.as(email))).map(({ user }) => user);
  const named = async (email: string) => expect.objectContaining({ id: await idOf(email) });
  expect(await members(reader)).toEqual([await named(reader)]);
  expect(await members(supervisor)).toEqual([await named(supervisor)]);
  expect((await listOf(staff)).map(({ user }) => user)).toEqual([await named(reader)]);
  expect(await members((await exhibitor.member('edit')).email)).toEqual([]);
});

it('the list omits expired tokens [SHELL-620]', async () => {
  const caller = await portal.as(supervisor);
  await issue(caller);
  portal.clock.advance(3_600_000);
  expect(await listOf(caller)).toEqual([]);
});

it('ending a token is possible for a reader, too; its user is notified and the action is audited [SHELL-620]', async () => {
  const staff = await portal.as(organizer);
  const [kept, ended] = [await issueAs(staff, reader), await issueAs(staff, reader)];
  const caller = await portal.as(reader);
  const [newest] = await listOf(caller);
  const path = `${own}/${newest?.id}`;
  expect((await caller.delete(path)).status).toBe(204);
  expect([await use(kept), await use(ended)]).toEqual([200, 401]);
  expect((await portal.events()).at(-1)).toMatchObject({ event: 'access.changed' });
  expect((await caller.delete(path)).status).toBe(404);
  const { action, subject, user_id } = await portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'subject', 'user_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([action, subject, user_id]).toEqual(['embed-token.revoked', `session ${newest?.id}`, await idOf(reader)]);
});

it('ending all tokens affects the caller’s tokens only, and no session of a person [SHELL-620]', async () => {
  const staff = await portal.as(organizer);
  const mine = [await issueAs(staff, supervisor), await issue(await portal.as(supervisor))];
  const foreign = await issueAs(staff, reader);
  const [other] = await listOf(await portal.as(reader));
  const caller = await portal.as(supervisor);
  expect((await caller.delete(`${own}/${other?.id}`)).status).toBe(404);
  const sessions = await portal.database.read
    .selectFrom('sessions')
    .select('id')
    .where('embed_participation_id', 'is', null)
    .execute();
  for (const { id } of sessions) expect((await caller.delete(`${own}/${id}`)).status).toBe(404);
  expect([(await caller.delete(own)).status, (await caller.delete(own)).status]).toEqual([204, 204]);
  expect([...(await Promise.all(mine.map((token) => use(token)))), await use(foreign)]).toEqual([401, 401, 200]);
  expect((await caller.get('/auth/user')).status).toBe(200);
  expect((await staff.delete(own)).status).toBe(204);
  expect(await use(foreign)).toBe(401);
});
