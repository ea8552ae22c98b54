import { mostEmbedTokens } from './embed-tokens.repository';
import { storeTemplate } from '../../../testing/catalogue-template';
import type { TestCaller } from '../../../testing/test-app';
import { TestApp, type Received } from '../../../testing/test-app';

interface TokenResponse {
  data: { token: string; expires_at: string };
}

let portal: TestApp;
let template: number;
beforeAll(async () => {
  portal = await TestApp.start();
  template = await storeTemplate(portal);
});
afterAll(() => portal.stop());

const supervisor = 'supervisor@severmech.example';
const tokens = '/participants/101/embed-tokens';

const idOf = async (email: string): Promise<number> =>
  (await portal.database.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** The API as a page of another site calls it. */
const withToken = (token: string) => {
  const { visitor } = portal;
  const headers = { authorization: `Bearer ${token}` };
  return (method: Parameters<TestCaller['call']>[0], path: string, body?: unknown, query?: Record<string, string>) =>
    visitor.call(method, path, { headers, body, ...(query && { query }) });
};
const tokenOf = async (email: string, path = tokens): Promise<string> => {
  const { status, body } = await (await portal.as(email)).post<TokenResponse>(path);
  expect(status).toBe(201);
  return body.data.token;
};
/** A token for participation 101 that acts as this user. */
const tokenFor = async (email: string): Promise<string> => {
  const organizer = await portal.as('organizer@fairfront.example');
  const { status, body } = await organizer.post<TokenResponse>(tokens, { user_id: await idOf(email) });
  expect(status).toBe(201);
  return body.data.token;
};

describe('requesting a token', () => {
  it('gives an editor a token for 60 minutes that acts as the editor, and records the request [CAT-259]', async () => {
    const editor = await portal.as('editor@severmech.example');
    const { status, body } = await editor.post<TokenResponse>(tokens);
    expect(status).toBe(201);
    expect(Date.parse(body.data.expires_at) - portal.clock.now().getTime()).toBe(3_600_000);
    const me = (await withToken(body.data.token)('GET', '/auth/user')) as Received<{ data: { id: number } }>;
    expect([me.status, me.body.data.id]).toEqual([200, await idOf('editor@severmech.example')]);
    const recorded = await portal.database.read
      .selectFrom('audit_log')
      .select(['user_id', 'participation_id', 'details'])
      .where('action', '=', 'embed-token.issued')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const id = await idOf('editor@severmech.example');
    expect(recorded).toEqual({ user_id: id, participation_id: 101, details: { user_id: id } });
  });

  it('gives the organiser a token that acts as a named member, and records the organiser as its issuer [CAT-259]', async () => {
    const organizer = await portal.as('organizer@fairfront.example');
    const reader = await idOf('reader@severmech.example');
    const token = await tokenFor('reader@severmech.example');
    const me = (await withToken(token)('GET', '/auth/user')) as Received<{ data: { id: number } }>;
    expect(me.body.data.id).toBe(reader);
    const { user_id, details } = await portal.database.read
      .selectFrom('audit_log')
      .select(['user_id', 'details'])
      .where('action', '=', 'embed-token.issued')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([user_id, details]).toEqual([await idOf('organizer@fairfront.example'), { user_id: reader }]);

    const unnamed = await organizer.post(tokens);
    expect([unnamed.status, unnamed.body]).toEqual([
      422,
      expect.objectContaining({ errors: { user_id: [expect.any(String)] } }),
    ]);
    const strange = await organizer.post(tokens, { user_id: await idOf('supervisor@volga-tools.example') });
    expect([strange.status, strange.body]).toEqual([422, expect.objectContaining({ code: 'embed_user_unknown' })]);
    expect((await organizer.post('/participants/999999/embed-tokens', { user_id: reader })).status).toBe(404);
  });

  it('accepts a user of the collective organiser for a sub-exhibitor [CAT-259]', async () => {
    const { id } = await portal.database.read
      .selectFrom('participations')
      .select('id')
      .where('parent_id', '=', 110)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const organizer = await portal.as('organizer@fairfront.example');
    const user_id = await idOf('supervisor@stankoprom.example');
    expect((await organizer.post(`/participants/${id}/embed-tokens`, { user_id })).status).toBe(201);
  });

  it('is refused to readers, installers and for somebody else with 403, to non-members with 404 [CAT-259]', async () => {
    for (const role of ['reader', 'installer']) {
      expect([role, (await (await portal.as(`${role}@severmech.example`)).post(tokens)).status]).toEqual([role, 403]);
    }
    const editor = await portal.as('editor@severmech.example');
    const other = await editor.post(tokens, { user_id: await idOf(supervisor) });
    expect([other.status, other.body]).toEqual([403, expect.objectContaining({ code: 'embed_other_user' })]);
    expect((await (await portal.as('supervisor@volga-tools.example')).post(tokens)).status).toBe(404);
  });

  it('returns the same token for a repeated key and stores the token nowhere [CAT-259] [SHELL-229]', async () => {
    const editor = await portal.as('editor@severmech.example');
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
    const call = withToken(await tokenOf(supervisor));
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
        path.replace('{id}', '101').replace(/\{\w+\}/g, '1'),
        method === 'GET' || method === 'DELETE' ? undefined : {},
      );
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  });

  it('reads the catalogue of its participation only, even if its user is a member of another one [CAT-259]', async () => {
    const call = withToken(await tokenOf(supervisor));
    const own = [
      '/participants/101',
      `/participants/101/catalog-templates/${template}`,
      '/participants/101/catalog-rubrics',
      '/countries',
    ];
    for (const path of own) expect([path, (await call('GET', path)).status]).toEqual([path, 200]);
    const isMember = await portal.as(supervisor);
    expect((await isMember.get('/participants/102')).status).toBe(200);
    for (const path of ['/participants/102', '/participants/102/catalog-rubrics', '/participants/999999']) {
      const { status, body } = await call('GET', path);
      expect([path, status, body]).toEqual([path, 404, { message: 'Не найдено' }]);
    }
  });

  it('can subscribe to the catalogue channel of its participation and to no other [CAT-259]', async () => {
    const call = withToken(await tokenOf(supervisor));
    const join = async (channel_name: string) =>
      (await call('POST', '/broadcasting/auth', { socket_id: '1.1', channel_name })).status;
    expect(await join('private-catalogues.101')).toBe(200);
    for (const closed of ['private-participants.101', 'private-catalogues.102']) {
      expect([closed, await join(closed)]).toEqual([closed, 403]);
    }
    expect(await join(`private-users.${await idOf(supervisor)}`)).toBe(403);
    const missed = async (channel: string) =>
      (await call('GET', '/broadcasting/missed', undefined, { channel })).status;
    expect(await missed('private-catalogues.101')).toBe(200);
    expect(await missed('private-participants.101')).toBe(403);
  });

  it('receives order events on that channel, and no event about passes or messages [CAT-259] [CAT-270]', async () => {
    const { services, database } = portal;
    const call = withToken(await tokenOf(supervisor));
    const channel = 'private-participants.101';
    await database.transaction((trx) =>
      services.outbox.add(
        trx,
        'event',
        { channel, event: 'catalog-order.updated', data: { id: 1, version: 2 } },
        { channel, event: 'pass.updated', data: { id: 1 } },
        { channel, event: 'participation.updated', data: { id: 101 } },
      ),
    );
    const query = { channel: 'private-catalogues.101', after: '0' };
    const { body } = await call('GET', '/broadcasting/missed', undefined, query);
    const { events } = (body as { data: { events: { event: string }[] } }).data;
    expect(events.map(({ event }) => event)).toEqual(['catalog-order.updated', 'participation.updated']);
  });

  it('reads only its own role of the team, and no contact details of its user [CAT-259]', async () => {
    const call = withToken(await tokenOf(supervisor));
    const { body } = await call('GET', '/participants/101');
    const { users, parent } = (body as { data: { users: { id: number; email: string; role: string }[]; parent: null } })
      .data;
    const id = await idOf(supervisor);
    expect([users, parent]).toEqual([[expect.objectContaining({ id, email: '', lastname: '' })], null]);
    expect(users[0]?.role).not.toBe('read');
    const me = await call('GET', '/auth/user');
    expect(me.body).toEqual({ data: expect.objectContaining({ id, email: '', phone: null, opens: 'catalogue' }) });
    const person = (await (await portal.as(supervisor)).get<{ data: object }>('/auth/user')).body.data;
    expect(person).not.toHaveProperty('opens');
  });

  it('expires after 60 minutes, however often it is used [CAT-259]', async () => {
    const call = withToken(await tokenOf(supervisor));
    portal.clock.advance(3_599_000);
    expect((await call('GET', '/participants/101')).status).toBe(200);
    portal.clock.advance(1_000);
    expect((await call('GET', '/participants/101')).status).toBe(401);
  });

  it('loses its live channel when it expires [CAT-259]', async () => {
    await tokenOf(supervisor);
    const { id: sessionId } = await portal.database.read
      .selectFrom('sessions')
      .select('id')
      .where('embed_participation_id', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const grant = { userId: await idOf(supervisor), sessionId, actingFor: null };
    const channel = 'private-catalogues.101';
    const isRevoked = async (): Promise<boolean> => {
      let lost = false;
      const server = {
        granted: [{ grant, channel }],
        revoke: (isLost: (grant: unknown, channel: string) => boolean) => (lost = isLost(grant, channel)),
      };
      await portal.services.realtime.listening.endLostAccess(server as never, portal.database.read, portal.clock.now());
      return lost;
    };
    expect(await isRevoked()).toBe(false);
    portal.clock.advance(3_600_000);
    expect(await isRevoked()).toBe(true);
  });

  it('has the role that its user has at the time of a call [CAT-259]', async () => {
    const call = withToken(await tokenFor('admin@severmech.example'));
    const members = portal.database.read;
    const role = async (): Promise<unknown> => {
      const { status, body } = await call('GET', '/participants/101');
      if (status !== 200) return status;
      const { users } = (body as { data: { users: { role: string }[] } }).data;
      return users[0]?.role;
    };
    const before = await role();
    expect(before).not.toBe('read');
    const user = await idOf('admin@severmech.example');
    await members
      .updateTable('participation_users')
      .set({ role: 'read' })
      .where('user_id', '=', user)
      .where('participation_id', '=', 101)
      .execute();
    expect(await role()).toBe('read');
    await members
      .deleteFrom('participation_users')
      .where('user_id', '=', user)
      .where('participation_id', '=', 101)
      .execute();
    expect(await role()).toBe(404);
  });
});

describe('token revocation', () => {
  const reads = async (token: string) => (await withToken(token)('GET', '/participants/101')).status;
  const idsOf = (received: Received) => (received.body as { data: { id: number }[] }).data.map(({ id }) => id);

  it('happens when the session that requested the tokens ends [CAT-259]', async () => {
    const organizer = await portal.as('organizer@fairfront.example');
    const other = await tokenFor(supervisor);
    const { body } = await organizer.post<TokenResponse>(tokens, { user_id: await idOf(supervisor) });
    expect(await reads(body.data.token)).toBe(200);
    await organizer.get('/auth/logout');
    expect([await reads(body.data.token), await reads(other)]).toEqual([401, 200]);
  });

  it('is possible for all tokens of a participation by the organiser, and for own tokens by others [CAT-259]', async () => {
    const organizer = await portal.as('organizer@fairfront.example');
    const editor = await portal.as('editor@severmech.example');
    await organizer.delete(tokens);
    const [one, two, own] = [
      await tokenFor(supervisor),
      await tokenFor(supervisor),
      await tokenOf('editor@severmech.example'),
    ];
    const [newest, ...older] = idsOf(await organizer.get(tokens));
    expect([older.length, idsOf(await editor.get(tokens))]).toEqual([2, [newest]]);
    expect((await editor.delete(`${tokens}/${older[0]}`)).status).toBe(404);
    expect((await organizer.delete(`${tokens}/${older[0]}`)).status).toBe(204);
    expect([await reads(one), await reads(two)]).toEqual([200, 401]);
    expect((await editor.delete(tokens)).status).toBe(204);
    expect([await reads(one), await reads(own)]).toEqual([200, 401]);
    expect((await organizer.delete(tokens)).status).toBe(204);
    expect([await reads(one), idsOf(await organizer.get(tokens))]).toEqual([401, []]);
    expect((await (await portal.as('supervisor@volga-tools.example')).get(tokens)).status).toBe(404);
    expect((await withToken(await tokenFor(supervisor))('DELETE', tokens)).status).toBe(403);
  });

  it('happens to the oldest when a user has more than ten [CAT-259]', async () => {
    const organizer = await portal.as('organizer@fairfront.example');
    const first = await tokenFor(supervisor);
    const later: string[] = [];
    for (let n = 0; n < mostEmbedTokens; n += 1) later.push(await tokenFor(supervisor));
    expect([await reads(first), await reads(later[0] ?? '')]).toEqual([401, 200]);
    expect(idsOf(await organizer.get(tokens)).length).toBeGreaterThanOrEqual(mostEmbedTokens);
  });
});
