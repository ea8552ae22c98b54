import type { RestoreIssue } from '@fairfront/shared-kit/domain/account';
import { roles, type Role } from '@fairfront/shared-kit/domain/participations';
import { areaText } from '../../../platform/texts/area-texts';
import { testNow } from '../../../testing/clock';
import { aCollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibitor, aStaffCaller, aStranger, aTeam, type Exhibitor } from '../../../testing/builders/exhibitor';
import { anAcceptedInvitation } from '../../../testing/builders/invitations';
import { aUser, join, type User } from '../../../testing/builders/users';
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

const day = 86_400_000;

let portal: TestApp;
let exhibitor: Exhibitor;
let team: Record<Role, User>;
let supervisor: TestCaller;
let admin: TestCaller;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  team = await aTeam(exhibitor);
  supervisor = await exhibitor.as('supervisor');
  admin = await exhibitor.as('admin');
});
afterEach(() => portal.stop());

const read = async (caller = supervisor, { path } = exhibitor): Promise<Access> => {
  const { status, body } = await caller.get<{ data: Access }>(`${path}/access`);
  expect(status).toBe(200);
  return body.data;
};
const memberWith = async ({ id }: { id: number }, caller = supervisor, of = exhibitor) =>
  (await read(caller, of)).members.find((member) => member.id === id);
const remove = async (user: User, caller = admin, { path } = exhibitor) =>
  expect((await caller.delete(`${path}/users/${user.id}`)).status).toBe(204);
const removalOf = async (user: User) => (await read()).removed.find(({ user_id }) => user_id === user.id);
const restore = (removalId = 0, caller = supervisor, { path } = exhibitor) =>
  caller.post<Answer>(`${path}/removed-users/${removalId}/restore`);
const refusal = ({ status, body }: Received<Answer>) => [status, body.code, body.message];
const said = (code: RestoreIssue) => [422, code, areaText('account', `errors.${code}`).ru];
const rolesOf = async ({ id }: User) =>
  portal.database.read.selectFrom('participation_users').selectAll().where('user_id', '=', id).execute();
/** Moving the clock ends sessions, so everybody signs in again. */
const pass = async (ms: number) => {
  portal.clock.advance(ms);
  supervisor = await exhibitor.as('supervisor');
  admin = await exhibitor.as('admin');
};

describe('the access list', () => {
  it('is open to supervisors and admins only [ACC-230]', async () => {
    const path = `${exhibitor.path}/access`;
    const statuses: Partial<Record<Role, number>> = {};
    for (const role of roles) statuses[role] = (await (await exhibitor.as(role)).get(path)).status;
    expect(statuses).toEqual({ supervisor: 200, admin: 200, edit: 403, read: 403, installer: 403 });
    for (const caller of [await aStranger(portal), await aStaffCaller(portal)])
      expect((await caller.get(path)).status).toBe(404);
  });

  it('shows when members last opened the participation, updated at most every five minutes; lists do not count [ACC-231]', async () => {
    expect((await memberWith(team.installer))?.last_seen_at).toBeNull();
    const installer = await exhibitor.as('installer');
    await installer.get('/participants?archive=0');
    expect((await memberWith(team.installer))?.last_seen_at).toBeNull();
    await installer.get(exhibitor.path);
    expect((await memberWith(team.installer))?.last_seen_at).toBe(testNow);
    portal.clock.advance(299_000);
    await installer.get(exhibitor.path);
    expect((await memberWith(team.installer))?.last_seen_at).toBe(testNow);
    portal.clock.advance(1_000);
    await installer.get(exhibitor.path);
    expect((await memberWith(team.installer))?.last_seen_at).toBe(portal.clock.now().toISOString());
    // activity in another participation is not shown here
    const before = (await memberWith(team.edit))?.last_seen_at;
    const other = await anExhibitor(portal);
    await join(portal, team.edit, other, 'edit');
    expect((await (await exhibitor.as('edit')).get(other.path)).status).toBe(200);
    expect((await memberWith(team.edit))?.last_seen_at).toBe(before);
  });

  it('shows who invited each member and when: a colleague, the organiser, a code, or a deleted account [ACC-232]', async () => {
    await anAcceptedInvitation(portal, exhibitor, team.supervisor, await aUser(portal, { access: 'manager' }));
    await anAcceptedInvitation(portal, exhibitor, team.edit, team.admin);
    expect(await memberWith(team.supervisor)).toMatchObject({ invited_by: { kind: 'organizer', name: null } });
    expect(await memberWith(team.edit)).toMatchObject({ invited_by: { kind: 'person', name: 'Павел Дементьев' } });
    const invited = await supervisor.post<Answer>(`${exhibitor.path}/users`, { email: 'new@x.example', role: 'read' });
    expect(await memberWith(invited.body.data)).toEqual({
      id: invited.body.data.id,
      last_seen_at: null,
      invited_at: testNow,
      invited_by: { kind: 'person', name: 'Ирина Соколова' },
      invited_until: new Date(Date.parse(testNow) + 7 * day).toISOString(),
    });
    const staff = await aStaffCaller(portal);
    const code = await staff.post<{ data: { code: string } }>(`/organizer${exhibitor.path}/codes`, { role: 'read' });
    const guest = await aUser(portal);
    expect((await (await portal.as(guest.email)).post('/participants', { code: code.body.data.code })).status).toBe(
      201,
    );
    expect(await memberWith(guest)).toMatchObject({ invited_at: testNow, invited_by: { kind: 'code', name: null } });
    // an admin who left voluntarily, not one who can be brought back
    expect((await admin.delete(`${exhibitor.path}/membership`)).status).toBe(204);
    expect(await memberWith(team.edit)).toMatchObject({ invited_by: { kind: 'former', name: null } });
  });

  it('shows names of the collective organiser’s people only to its own members [ACC-232] [SHELL-218]', async () => {
    const { host, rezets } = await aCollectiveStand(portal);
    const ofHost = await host.member('supervisor');
    const director = await rezets.member('admin');
    // the editor came by the same person, without a trace in the invitations
    await portal.database.read
      .deleteFrom('participation_users')
      .where('user_id', '=', (await rezets.member('edit')).id)
      .execute();
    await anAcceptedInvitation(portal, rezets, director, ofHost);
    const own = await rezets.as('admin');
    const parent = await host.as('supervisor');
    await parent.post(`${rezets.path}/users`, { email: 'anna@rezets.example', role: 'read' });
    const { members } = await read(own, rezets);
    expect(members.map(({ invited_by }) => invited_by)).toEqual([
      { kind: 'parent', name: null },
      { kind: 'parent', name: null },
    ]);
    expect(await memberWith(director, parent, rezets)).toMatchObject({
      invited_by: { kind: 'person', name: 'Алла Щукина' },
    });
    const guest = await aUser(portal);
    await join(portal, guest, rezets, 'read');
    await remove(guest, parent, rezets);
    expect((await read(own, rezets)).removed).toMatchObject([
      { user_id: guest.id, removed_by: { kind: 'parent', name: null } },
    ]);
    expect((await read(parent, rezets)).removed).toMatchObject([
      { user_id: guest.id, removed_by: { kind: 'person', name: 'Алла Щукина' } },
    ]);
  });
});

describe('bringing a removed person back', () => {
  it('is offered for 30 days with who removed the person and when; a person who left voluntarily is not offered [ACC-233]', async () => {
    await remove(team.edit);
    await (await exhibitor.as('read')).delete(`${exhibitor.path}/membership`);
    expect((await read()).removed).toEqual([
      {
        id: expect.any(Number),
        user_id: team.edit.id,
        name: 'Артём',
        lastname: 'Кузнецов',
        middlename: null,
        email: team.edit.email,
        role: 'edit',
        removed_at: testNow,
        removed_by: { kind: 'person', name: 'Павел Дементьев' },
        restore_until: new Date(Date.parse(testNow) + 30 * day).toISOString(),
        issue: null,
      },
    ]);
    const removal = await removalOf(team.edit);
    await pass(30 * day - 1);
    expect((await read()).removed).toHaveLength(1);
    await pass(1);
    expect((await read()).removed).toEqual([]);
    expect(refusal(await restore(removal?.id))).toEqual(said('restore_expired'));
    expect(await rolesOf(team.edit)).not.toContainEqual(expect.objectContaining({ participation_id: exhibitor.id }));
  });

  it('restores role, preferences and last visit, once, with audit entry and live update [ACC-233]', async () => {
    const editor = await exhibitor.as('edit');
    await editor.get(exhibitor.path);
    await editor.put(`${exhibitor.path}/make-primary`);
    const before = { roles: await rolesOf(team.edit), user: (await editor.get('/auth/user')).body };
    await remove(team.edit);
    expect((await editor.get(exhibitor.path)).status).toBe(404);
    await portal.services.outbox.drain();
    const removal = await removalOf(team.edit);
    const answers = await Promise.all([restore(removal?.id), restore(removal?.id, admin)]);
    for (const { status, body } of answers) {
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({ id: team.edit.id, role: 'edit', invite: 'activated' }),
      ]);
    }
    expect(await rolesOf(team.edit)).toEqual(expect.arrayContaining(before.roles));
    expect((await editor.get('/auth/user')).body).toEqual(before.user);
    expect((await editor.get<{ data: object }>(exhibitor.path)).body.data).toMatchObject({ is_primary: true });
    expect((await read()).removed).toEqual([]);
    const events = (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);
    expect(events).toContain(`private-participants.${exhibitor.id} participation.updated`);
    expect(events).toContain(`private-users.${team.edit.id} access.changed`);
    const log = await portal.database.read
      .selectFrom('audit_log')
      .select(['action', 'subject', 'details', 'user_id'])
      .where('action', '=', 'user.restored')
      .execute();
    expect(log).toEqual([
      {
        action: 'user.restored',
        subject: `user ${team.edit.id}`,
        details: { role: 'edit' },
        user_id: expect.any(Number),
      },
    ]);
  });

  it('works again after the next removal, also of all members at once, with the role of that time [ACC-233]', async () => {
    await remove(team.read);
    expect((await restore((await removalOf(team.read))?.id)).status).toBe(200);
    await supervisor.put(`${exhibitor.path}/users/${team.read.id}`, { role: 'edit' });
    expect((await supervisor.delete(`${exhibitor.path}/users`)).status).toBe(204);
    expect((await read()).removed.map(({ user_id, role }) => [user_id, role]).sort()).toEqual([
      [team.edit.id, 'edit'],
      [team.read.id, 'edit'],
      [team.installer.id, 'installer'],
    ]);
    expect((await restore((await removalOf(team.read))?.id)).body.data.role).toBe('edit');
  });

  it('is refused if the person has rejoined, is invited, or was removed by the organiser [ACC-234]', async () => {
    await remove(team.edit);
    const removal = await removalOf(team.edit);
    const invited = await supervisor.post<Answer>(`${exhibitor.path}/users`, {
      email: team.edit.email,
      role: 'read',
    });
    expect(invited.status).toBe(201);
    expect((await removalOf(team.edit))?.issue).toBe('invited_again');
    expect(refusal(await restore(removal?.id))).toEqual(said('invited_again'));
    const editor = await exhibitor.as('edit');
    const waiting = await editor.get<{ data: { id: number }[] }>('/invitations');
    await editor.post(`/invitations/${waiting.body.data[0]?.id}/accept`);
    expect((await read()).removed).toEqual([]);
    expect(refusal(await restore(removal?.id))).toEqual(said('already_back'));
    expect((await rolesOf(team.edit)).find(({ participation_id }) => participation_id === exhibitor.id)?.role).toBe(
      'read',
    );

    const staff = await aStaffCaller(portal);
    expect((await staff.delete(`/organizer${exhibitor.path}/users/${team.read.id}`)).status).toBe(204);
    const byStaff = await removalOf(team.read);
    expect(byStaff).toMatchObject({ removed_by: { kind: 'organizer', name: null }, issue: 'removed_by_organizer' });
    expect(refusal(await restore(byStaff?.id))).toEqual(said('removed_by_organizer'));
  });

  it('is refused for a person who has joined another company since, not for one who belonged to both before [ACC-234]', async () => {
    const other = await anExhibitor(portal);
    await join(portal, team.read, other, 'read');
    await remove(team.edit);
    await remove(team.read);
    await join(portal, team.edit, other, 'read');
    expect(refusal(await restore((await removalOf(team.edit))?.id)).slice(0, 2)).toEqual([422, 'other_company']);
    expect((await restore((await removalOf(team.read))?.id)).status).toBe(200);
  });

  it('is open to supervisors and admins of that participation only [ACC-233]', async () => {
    await remove(team.read);
    const removal = await removalOf(team.read);
    for (const [role, status] of [
      ['edit', 403],
      ['installer', 403],
      ['read', 404],
    ] as const)
      expect((await restore(removal?.id, await exhibitor.as(role))).status).toBe(status);
    expect((await restore(removal?.id, await aStranger(portal))).status).toBe(404);
    const neighbour = await anExhibitor(portal, { exhibition_id: exhibitor.exhibitionId });
    expect((await restore(removal?.id, await neighbour.as('supervisor'), neighbour)).status).toBe(404);
    expect((await restore(987_654)).status).toBe(404);
    expect(await rolesOf(team.read)).not.toContainEqual(expect.objectContaining({ participation_id: exhibitor.id }));
  });
});
