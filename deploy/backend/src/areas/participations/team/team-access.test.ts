import type { RestoreIssue } from '@fairfront/shared-kit/domain/account';
import { areaText } from '../../../platform/texts/area-texts';
import { testNow } from '../../../testing/clock';
import { TestApp, type Received, type TestCaller } from '../../../testing/test-app';

interface Actor {
  kind: string;
  name: string | null;
}
interface Access {
  members: {
    id: number;
    last_seen_at: string | null;
    invited_at: string | null;
    invited_by: Actor | null;
    invited_until: string | null;
  }[];
  removed: {
    id: number;
    user_id: number;
    email: string;
    lastname: string;
    role: string;
    removed_at: string;
    removed_by: Actor;
    restore_until: string;
    issue: string | null;
  }[];
}
interface Answer {
  data: { id: number; role: string; email: string };
  code?: string;
  message?: string;
}

const ids = { supervisor: 1, admin: 2, editor: 3, reader: 4, installer: 5 };
const organizer = 'organizer@fairfront.example';
const day = 86_400_000;

let portal: TestApp;
let supervisor: TestCaller;
let admin: TestCaller;
beforeEach(async () => {
  portal = await TestApp.start();
  supervisor = await portal.as('supervisor@severmech.example');
  admin = await portal.as('admin@severmech.example');
});
afterEach(() => portal.stop());

const read = async (caller = supervisor, id = 101): Promise<Access> => {
  const { status, body } = await caller.get<{ data: Access }>(`/participants/${id}/access`);
  expect(status).toBe(200);
  return body.data;
};
const memberWith = async (id: number, caller = supervisor, of = 101) =>
  (await read(caller, of)).members.find((member) => member.id === id);
const remove = async (userId: number, caller = admin, id = 101) =>
  expect((await caller.delete(`/participants/${id}/users/${userId}`)).status).toBe(204);
const removalOf = async (userId: number) => (await read()).removed.find(({ user_id }) => user_id === userId);
const restore = (removalId = 0, caller = supervisor, id = 101) =>
  caller.post<Answer>(`/participants/${id}/removed-users/${removalId}/restore`);
const refusal = ({ status, body }: Received<Answer>) => [status, body.code, body.message];
const said = (code: RestoreIssue) => [422, code, areaText('account', `errors.${code}`).ru];
const roles = async (userId: number) =>
  portal.database.read.selectFrom('participation_users').selectAll().where('user_id', '=', userId).execute();
/** Moving the clock ends sessions, so everybody signs in again. */
const pass = async (ms: number) => {
  portal.clock.advance(ms);
  supervisor = await portal.as('supervisor@severmech.example');
  admin = await portal.as('admin@severmech.example');
};

describe('the access list', () => {
  it('is open to supervisors and admins only [ACC-230]', async () => {
    const statuses: Record<string, number> = {};
    for (const name of ['supervisor', 'admin', 'editor', 'reader', 'installer']) {
      const caller = await portal.as(`${name}@severmech.example`);
      statuses[name] = (await caller.get('/participants/101/access')).status;
    }
    expect(statuses).toEqual({ supervisor: 200, admin: 200, editor: 403, reader: 403, installer: 403 });
    const foreigner = await portal.as('supervisor@volga-tools.example');
    expect((await foreigner.get('/participants/101/access')).status).toBe(404);
    expect((await (await portal.as(organizer)).get('/participants/101/access')).status).toBe(404);
  });

  it('shows when members last opened the participation, updated at most every five minutes; lists do not count [ACC-231]', async () => {
    expect((await memberWith(ids.installer))?.last_seen_at).toBeNull();
    const installer = await portal.as('installer@severmech.example');
    await installer.get('/participants?archive=0');
    expect((await memberWith(ids.installer))?.last_seen_at).toBeNull();
    await installer.get('/participants/101');
    expect((await memberWith(ids.installer))?.last_seen_at).toBe(testNow);
    portal.clock.advance(299_000);
    await installer.get('/participants/101');
    expect((await memberWith(ids.installer))?.last_seen_at).toBe(testNow);
    portal.clock.advance(1_000);
    await installer.get('/participants/101');
    expect((await memberWith(ids.installer))?.last_seen_at).toBe(portal.clock.now().toISOString());
    // activity in another participation is not shown here
    const before = (await memberWith(ids.editor))?.last_seen_at;
    await (await portal.as('editor@severmech.example')).get('/participants/102');
    expect((await memberWith(ids.editor))?.last_seen_at).toBe(before);
  });

  it('shows who invited each member and when: a colleague, the organiser, a code, or a deleted account [ACC-232]', async () => {
    expect(await memberWith(ids.supervisor)).toMatchObject({ invited_by: { kind: 'organizer', name: null } });
    expect(await memberWith(ids.editor)).toMatchObject({ invited_by: { kind: 'person', name: 'Павел Дементьев' } });
    const invited = await supervisor.post<Answer>('/participants/101/users', { email: 'new@x.example', role: 'read' });
    expect(await memberWith(invited.body.data.id)).toEqual({
      id: invited.body.data.id,
      last_seen_at: null,
      invited_at: testNow,
      invited_by: { kind: 'person', name: 'Ирина Соколова' },
      invited_until: new Date(Date.parse(testNow) + 7 * day).toISOString(),
    });
    const staff = await portal.as(organizer);
    const code = await staff.post<{ data: { code: string } }>('/organizer/participants/101/codes', { role: 'read' });
    const guest = await portal.as('supervisor@young-engineers.example');
    await portal.database.read.deleteFrom('participation_users').where('user_id', '=', 14).execute();
    expect((await guest.post('/participants', { code: code.body.data.code })).status).toBe(201);
    expect(await memberWith(14)).toMatchObject({ invited_at: testNow, invited_by: { kind: 'code', name: null } });
    // an admin who left voluntarily, not one who can be brought back
    expect((await admin.delete('/participants/101/membership')).status).toBe(204);
    expect(await memberWith(ids.editor)).toMatchObject({ invited_by: { kind: 'former', name: null } });
  });

  it('shows names of the collective organiser’s people only to its own members [ACC-232] [SHELL-218]', async () => {
    await portal.database.read
      .updateTable('participation_users')
      .set({ role: 'admin' })
      .where('participation_id', '=', 111)
      .execute();
    const own = await portal.as('editor@rezets.example');
    const parent = await portal.as('supervisor@stankoprom.example');
    await parent.post('/participants/111/users', { email: 'anna@rezets.example', role: 'read' });
    const { members } = await read(own, 111);
    expect(members.map(({ invited_by }) => invited_by)).toEqual([
      { kind: 'parent', name: null },
      { kind: 'parent', name: null },
    ]);
    expect(await memberWith(7, parent, 111)).toMatchObject({ invited_by: { kind: 'person', name: 'Алла Щукина' } });
    await portal.database.read
      .insertInto('participation_users')
      .values({ participation_id: 111, user_id: 14, role: 'read' })
      .execute();
    await remove(14, parent, 111);
    expect((await read(own, 111)).removed).toMatchObject([{ user_id: 14, removed_by: { kind: 'parent', name: null } }]);
    expect((await read(parent, 111)).removed).toMatchObject([
      { user_id: 14, removed_by: { kind: 'person', name: 'Алла Щукина' } },
    ]);
  });
});

describe('bringing a removed person back', () => {
  it('is offered for 30 days with who removed the person and when; a person who left voluntarily is not offered [ACC-233]', async () => {
    await remove(ids.editor);
    await (await portal.as('reader@severmech.example')).delete('/participants/101/membership');
    expect((await read()).removed).toEqual([
      {
        id: expect.any(Number),
        user_id: ids.editor,
        name: 'Артём',
        lastname: 'Кузнецов',
        middlename: 'Викторович',
        email: 'editor@severmech.example',
        role: 'edit',
        removed_at: testNow,
        removed_by: { kind: 'person', name: 'Павел Дементьев' },
        restore_until: new Date(Date.parse(testNow) + 30 * day).toISOString(),
        issue: null,
      },
    ]);
    const removal = await removalOf(ids.editor);
    await pass(30 * day - 1);
    expect((await read()).removed).toHaveLength(1);
    await pass(1);
    expect((await read()).removed).toEqual([]);
    expect(refusal(await restore(removal?.id))).toEqual(said('restore_expired'));
    expect(await roles(ids.editor)).not.toContainEqual(expect.objectContaining({ participation_id: 101 }));
  });

  it('restores role, preferences and last visit, once, with audit entry and live update [ACC-233]', async () => {
    const editor = await portal.as('editor@severmech.example');
    await editor.get('/participants/101');
    await editor.put('/participants/101/make-primary');
    const before = { roles: await roles(ids.editor), user: (await editor.get('/auth/user')).body };
    await remove(ids.editor);
    expect((await editor.get('/participants/101')).status).toBe(404);
    await portal.services.outbox.drain();
    const removal = await removalOf(ids.editor);
    const answers = await Promise.all([restore(removal?.id), restore(removal?.id, admin)]);
    for (const { status, body } of answers) {
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({ id: ids.editor, role: 'edit', invite: 'activated' }),
      ]);
    }
    expect(await roles(ids.editor)).toEqual(expect.arrayContaining(before.roles));
    expect((await editor.get('/auth/user')).body).toEqual(before.user);
    expect((await editor.get<{ data: object }>('/participants/101')).body.data).toMatchObject({ is_primary: true });
    expect((await read()).removed).toEqual([]);
    const events = (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);
    expect(events).toContain('private-participants.101 participation.updated');
    expect(events).toContain(`private-users.${ids.editor} access.changed`);
    const log = await portal.database.read
      .selectFrom('audit_log')
      .select(['action', 'subject', 'details', 'user_id'])
      .where('action', '=', 'user.restored')
      .execute();
    expect(log).toEqual([
      {
        action: 'user.restored',
        subject: `user ${ids.editor}`,
        details: { role: 'edit' },
        user_id: expect.any(Number),
      },
    ]);
  });

  it('works again after the next removal, also of all members at once, with the role of that time [ACC-233]', async () => {
    await remove(ids.reader);
    expect((await restore((await removalOf(ids.reader))?.id)).status).toBe(200);
    await supervisor.put(`/participants/101/users/${ids.reader}`, { role: 'edit' });
    expect((await supervisor.delete('/participants/101/users')).status).toBe(204);
    expect((await read()).removed.map(({ user_id, role }) => [user_id, role]).sort()).toEqual([
      [ids.editor, 'edit'],
      [ids.reader, 'edit'],
      [ids.installer, 'installer'],
    ]);
    expect((await restore((await removalOf(ids.reader))?.id)).body.data.role).toBe('edit');
  });

  it('is refused if the person has rejoined, is invited, or was removed by the organiser [ACC-234]', async () => {
    await remove(ids.editor);
    const removal = await removalOf(ids.editor);
    const invited = await supervisor.post<Answer>('/participants/101/users', {
      email: 'editor@severmech.example',
      role: 'read',
    });
    expect(invited.status).toBe(201);
    expect((await removalOf(ids.editor))?.issue).toBe('invited_again');
    expect(refusal(await restore(removal?.id))).toEqual(said('invited_again'));
    const editor = await portal.as('editor@severmech.example');
    const waiting = await editor.get<{ data: { id: number }[] }>('/invitations');
    await editor.post(`/invitations/${waiting.body.data[0]?.id}/accept`);
    expect((await read()).removed).toEqual([]);
    expect(refusal(await restore(removal?.id))).toEqual(said('already_back'));
    expect((await roles(ids.editor)).find(({ participation_id }) => participation_id === 101)?.role).toBe('read');

    const staff = await portal.as(organizer);
    expect((await staff.delete(`/organizer/participants/101/users/${ids.reader}`)).status).toBe(204);
    const byStaff = await removalOf(ids.reader);
    expect(byStaff).toMatchObject({ removed_by: { kind: 'organizer', name: null }, issue: 'removed_by_organizer' });
    expect(refusal(await restore(byStaff?.id))).toEqual(said('removed_by_organizer'));
  });

  it('is refused for a person who has joined another company since, not for one who belonged to both before [ACC-234]', async () => {
    const join = (userId: number) =>
      portal.database.read
        .insertInto('participation_users')
        .values({ participation_id: 160, user_id: userId, role: 'read' })
        .execute();
    const leaveOthers = (userId: number) =>
      portal.database.read
        .deleteFrom('participation_users')
        .where('user_id', '=', userId)
        .where('participation_id', '<>', 101)
        .execute();
    for (const id of [ids.editor, ids.reader]) await leaveOthers(id);
    await join(ids.reader);
    await remove(ids.editor);
    await remove(ids.reader);
    await join(ids.editor);
    expect(refusal(await restore((await removalOf(ids.editor))?.id)).slice(0, 2)).toEqual([422, 'other_company']);
    expect((await restore((await removalOf(ids.reader))?.id)).status).toBe(200);
  });

  it('is open to supervisors and admins of that participation only [ACC-233]', async () => {
    await remove(ids.reader);
    const removal = await removalOf(ids.reader);
    for (const [email, status] of [
      ['editor@severmech.example', 403],
      ['installer@severmech.example', 403],
      ['reader@severmech.example', 404],
      ['supervisor@volga-tools.example', 404],
    ] as const) {
      expect((await restore(removal?.id, await portal.as(email))).status).toBe(status);
    }
    const neighbour = await portal.as('supervisor@young-engineers.example');
    expect((await restore(removal?.id, neighbour, 160)).status).toBe(404);
    expect((await restore(987_654)).status).toBe(404);
    expect(await roles(ids.reader)).not.toContainEqual(expect.objectContaining({ participation_id: 101 }));
  });
});
