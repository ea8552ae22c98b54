import type { Role } from '@fairfront/shared-kit/domain/participations';
import { mostEmbedTokens } from './embed-tokens.repository';
import { callsWithToken, tokenOfMember, type TokenResponse } from './testing/embed-token';
import { aCollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibitor, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aUser, join, type User } from '../../../testing/builders/users';
import { storeTemplate } from '../../../testing/catalogue-template';
import { TestApp, type Received } from '../../../testing/test-app';

let portal: TestApp;
let template: number;
let exhibitor: Exhibitor;
let supervisor: User;
let organiser: User;
let tokens: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  supervisor = await exhibitor.member('supervisor');
  organiser = await aUser(portal, { access: 'manager' });
  tokens = `${exhibitor.path}/embed-tokens`;
  template = await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId });
});
afterAll(() => portal.stop());

const withToken = (token: string) => callsWithToken(portal, token);
const tokenOf = (role: Role): Promise<string> => tokenOfMember(exhibitor, role);
/** A token for the participation that acts as this user. */
const tokenFor = async (user: User): Promise<string> => {
  const organizer = await portal.as(organiser.email);
  const { status, body } = await organizer.post<TokenResponse>(tokens, { user_id: user.id });
  expect(status).toBe(201);
  return body.data.token;
};

describe('requesting a token', () => {
  it('gives an editor a token for 60 minutes that acts as the editor, and records the request [CAT-259]', async () => {
    const { id } = await exhibitor.member('edit');
    const editor = await exhibitor.as('edit');
    const { status, body } = await editor.post<TokenResponse>(tokens);
    expect(status).toBe(201);
    expect(Date.parse(body.data.expires_at) - portal.clock.now().getTime()).toBe(3_600_000);
    const me = (await withToken(body.data.token)('GET', '/auth/user')) as Received<{ data: { id: number } }>;
    expect([me.status, me.body.data.id]).toEqual([200, id]);
    const recorded = await portal.database.read
      .selectFrom('audit_log')
      .select(['user_id', 'participation_id', 'details'])
      .where('action', '=', 'embed-token.issued')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(recorded).toEqual({ user_id: id, participation_id: exhibitor.id, details: { user_id: id } });
  });

  it('gives the organiser a token that acts as a named member, and records the organiser as its issuer [CAT-259]', async () => {
    const organizer = await portal.as(organiser.email);
    const reader = await exhibitor.member('read');
    const token = await tokenFor(reader);
    const me = (await withToken(token)('GET', '/auth/user')) as Received<{ data: { id: number } }>;
    expect(me.body.data.id).toBe(reader.id);
    const { user_id, details } = await portal.database.read
      .selectFrom('audit_log')
      .select(['user_id', 'details'])
      .where('action', '=', 'embed-token.issued')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([user_id, details]).toEqual([organiser.id, { user_id: reader.id }]);

    const unnamed = await organizer.post(tokens);
    expect([unnamed.status, unnamed.body]).toEqual([
      422,
      expect.objectContaining({ errors: { user_id: [expect.any(String)] } }),
    ]);
    const strange = await organizer.post(tokens, {
      user_id: (await (await anExhibitor(portal)).member('supervisor')).id,
    });
    expect([strange.status, strange.body]).toEqual([422, expect.objectContaining({ code: 'embed_user_unknown' })]);
    expect((await organizer.post('/participants/999999/embed-tokens', { user_id: reader.id })).status).toBe(404);
  });

  it('accepts a user of the collective organiser for a sub-exhibitor [CAT-259]', async () => {
    const { host, rezets } = await aCollectiveStand(portal);
    const organizer = await portal.as(organiser.email);
    const { id: user_id } = await host.member('supervisor');
    expect((await organizer.post(`${rezets.path}/embed-tokens`, { user_id })).status).toBe(201);
  });

  it('is refused to readers, installers and for somebody else with 403, to non-members with 404 [CAT-259]', async () => {
    for (const role of ['read', 'installer'] as const)
      expect([role, (await (await exhibitor.as(role)).post(tokens)).status]).toEqual([role, 403]);
    const editor = await exhibitor.as('edit');
    const other = await editor.post(tokens, { user_id: supervisor.id });
    expect([other.status, other.body]).toEqual([403, expect.objectContaining({ code: 'embed_other_user' })]);
    expect((await (await aStranger(portal)).post(tokens)).status).toBe(404);
  });

  it('returns the same token for a repeated key and stores the token nowhere [CAT-259] [SHELL-229]', async () => {
    const editor = await exhibitor.as('edit');
    const headers = { 'idempotency-key': 'token-of-one-page' };
    const first = await editor.post<TokenResponse>(tokens, {}, { headers });
    const again = await editor.post<TokenResponse>(tokens, {}, { headers });
    expect(again.body).toEqual(first.body);
    const kept = await portal.database.read.selectFrom('idempotency_keys').select('answer').execute();
    expect(JSON.stringify(kept)).not.toContain(first.body.data.token);
  });
});

describe('a token', () => {
  it('gets 403 from every API call except those of the catalogue [CAT-259]', async () => {
    const call = withToken(await tokenOf('supervisor'));
    const { paths } = portal.app.openapi() as { paths: Record<string, Record<string, unknown>> };
    const open = new Set([
      'GET /auth/user',
      'GET /countries',
      'GET /embed-config',
      'GET /spell-check',
      'GET /participants/{id}',
      'GET /broadcasting/missed',
      'POST /broadcasting/auth',
    ]);
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    );
    const closed = all.filter(
      ([method, path]) => !open.has(`${method} ${path}`) && !path.startsWith('/participants/{id}/catalog-'),
    );
    expect(closed.length).toBeGreaterThan(100);
    for (const [method, path] of closed) {
      const { status } = await call(
        method as 'GET',
        path.replace('{id}', String(exhibitor.id)).replace(/\{\w+\}/g, '1'),
        method === 'GET' || method === 'DELETE' ? undefined : {},
      );
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  });

  it('reads the catalogue of its participation only, even if its user is a member of another one [CAT-259]', async () => {
    const call = withToken(await tokenOf('supervisor'));
    const own = [
      exhibitor.path,
      `${exhibitor.path}/catalog-templates/${template}`,
      `${exhibitor.path}/catalog-rubrics`,
      '/countries',
    ];
    for (const path of own) expect([path, (await call('GET', path)).status]).toEqual([path, 200]);
    const other = await anExhibitor(portal);
    await join(portal, supervisor, other, 'supervisor');
    expect((await (await exhibitor.as('supervisor')).get(other.path)).status).toBe(200);
    for (const path of [other.path, `${other.path}/catalog-rubrics`, '/participants/999999']) {
      const { status, body } = await call('GET', path);
      expect([path, status, body]).toEqual([path, 404, { message: 'Не найдено' }]);
    }
  });

  it('reads only its own role of the team, and no contact details of its user [CAT-259]', async () => {
    const call = withToken(await tokenOf('supervisor'));
    const { body } = await call('GET', exhibitor.path);
    const { users, parent } = (body as { data: { users: { id: number; email: string; role: string }[]; parent: null } })
      .data;
    const { id } = supervisor;
    expect([users, parent]).toEqual([[expect.objectContaining({ id, email: '', lastname: '' })], null]);
    expect(users[0]?.role).not.toBe('read');
    const me = await call('GET', '/auth/user');
    expect(me.body).toEqual({ data: expect.objectContaining({ id, email: '', phone: null, opens: 'catalogue' }) });
    const person = (await (await exhibitor.as('supervisor')).get<{ data: object }>('/auth/user')).body.data;
    expect(person).not.toHaveProperty('opens');
  });

  it('expires after 60 minutes, however often it is used [CAT-259]', async () => {
    const call = withToken(await tokenOf('supervisor'));
    portal.clock.advance(3_599_000);
    expect((await call('GET', exhibitor.path)).status).toBe(200);
    portal.clock.advance(1_000);
    expect((await call('GET', exhibitor.path)).status).toBe(401);
  });

  it('has the role that its user has at the time of a call [CAT-259]', async () => {
    const admin = await exhibitor.member('admin');
    const call = withToken(await tokenFor(admin));
    const members = portal.database.read;
    const role = async (): Promise<unknown> => {
      const { status, body } = await call('GET', exhibitor.path);
      if (status !== 200) return status;
      const { users } = (body as { data: { users: { role: string }[] } }).data;
      return users[0]?.role;
    };
    const before = await role();
    expect(before).not.toBe('read');
    await members
      .updateTable('participation_users')
      .set({ role: 'read' })
      .where('user_id', '=', admin.id)
      .where('participation_id', '=', exhibitor.id)
      .execute();
    expect(await role()).toBe('read');
    await members
      .deleteFrom('participation_users')
      .where('user_id', '=', admin.id)
      .where('participation_id', '=', exhibitor.id)
      .execute();
    expect(await role()).toBe(404);
  });
});

describe('token revocation', () => {
  const reads = async (token: string) => (await withToken(token)('GET', exhibitor.path)).status;
  const idsOf = (received: Received) => (received.body as { data: { id: number }[] }).data.map(({ id }) => id);

  it('happens when the session that requested the tokens ends [CAT-259]', async () => {
    const organizer = await portal.as(organiser.email);
    const other = await tokenFor(supervisor);
    const { body } = await organizer.post<TokenResponse>(tokens, { user_id: supervisor.id });
    expect(await reads(body.data.token)).toBe(200);
    await organizer.get('/auth/logout');
    expect([await reads(body.data.token), await reads(other)]).toEqual([401, 200]);
  });

  it('is possible for all tokens of a participation by the organiser, and for own tokens by others [CAT-259]', async () => {
    const organizer = await portal.as(organiser.email);
    const editor = await exhibitor.as('edit');
    await organizer.delete(tokens);
    const [one, two, own] = [await tokenFor(supervisor), await tokenFor(supervisor), await tokenOf('edit')];
    const [newest, ...older] = idsOf(await organizer.get(tokens));
    expect([older.length, idsOf(await editor.get(tokens))]).toEqual([2, [newest]]);
    expect((await editor.delete(`${tokens}/${older[0]}`)).status).toBe(404);
    expect((await organizer.delete(`${tokens}/${older[0]}`)).status).toBe(204);
    expect([await reads(one), await reads(two)]).toEqual([200, 401]);
    expect((await editor.delete(tokens)).status).toBe(204);
    expect([await reads(one), await reads(own)]).toEqual([200, 401]);
    expect((await organizer.delete(tokens)).status).toBe(204);
    expect([await reads(one), idsOf(await organizer.get(tokens))]).toEqual([401, []]);
    expect((await (await aStranger(portal)).get(tokens)).status).toBe(404);
    expect((await withToken(await tokenFor(supervisor))('DELETE', tokens)).status).toBe(403);
  });

  it('happens to the oldest when a user has more than ten [CAT-259]', async () => {
    const organizer = await portal.as(organiser.email);
    const first = await tokenFor(supervisor);
    const later: string[] = [];
    for (let n = 0; n < mostEmbedTokens; n += 1) later.push(await tokenFor(supervisor));
    expect([await reads(first), await reads(later[0] ?? '')]).toEqual([401, 200]);
    expect(idsOf(await organizer.get(tokens)).length).toBeGreaterThanOrEqual(mostEmbedTokens);
  });
});
