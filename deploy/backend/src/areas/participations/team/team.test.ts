import { newcomer } from '../../../testing/builders/invitations';
import { aCollectiveStand, type CollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibitor, aStaffCaller, aStranger } from '../../../testing/builders/exhibitor';
import { join } from '../../../testing/builders/users';
import type { TestCaller } from '../../../testing/test-app';
import {
  admin,
  exhibitor,
  invite,
  linksOfEmails,
  members,
  nextEmail,
  path,
  portal,
  refusal,
  setRole,
  supervisor,
  team,
  useTeam,
  userWith,
  type Answer,
} from './testing/team';

useTeam();

describe('administering users', () => {
  /** The four calls for one participation; the last three name a user in the team. */
  const calls = async (caller: TestCaller, at: { id: number }, userId: number) => {
    const statuses = [
      (await invite(caller, { at })).status,
      (await caller.put(`${path(at)}/${userId}`, { role: 'read' })).status,
      (await caller.post(`${path(at)}/${userId}/resend-invite`)).status,
      (await caller.delete(`${path(at)}/${userId}`)).status,
      (await caller.delete(path(at))).status,
    ];
    return [...new Set(statuses)];
  };

  const isRefused = async (caller: TestCaller, at: { id: number }, status: number) => {
    expect(await calls(caller, at, members.read.id)).toEqual([status]);
    expect((await userWith(members.read.email)).role).toBe('read');
  };
  let stand: CollectiveStand;
  beforeAll(async () => {
    stand = await aCollectiveStand(portal);
  });

  it.each(['edit', 'read', 'installer'] as const)(
    'is refused to role %s [SHELL-153] [ACC-053] [ACC-059] [ACC-060]',
    async (role) => {
      await isRefused(await exhibitor.as(role), exhibitor, 403);
    },
  );

  it('is refused to editors of a sub-exhibitor, who do not see its organiser and its neighbour [SHELL-153] [SHELL-130] [ACC-053] [ACC-059] [ACC-060]', async () => {
    const { host, rezets, frezer } = stand;
    const editor = await rezets.as('edit');
    await isRefused(editor, rezets, 403);
    await isRefused(await frezer.as('edit'), frezer, 403);
    await isRefused(editor, host, 404);
    await isRefused(editor, frezer, 404);
  });

  it('is refused to non-members, also of a sub participation, to staff and in an unknown participation [SHELL-153] [SHELL-130] [ACC-053] [ACC-059] [ACC-060]', async () => {
    await isRefused(await aStranger(portal), exhibitor, 404);
    await isRefused(supervisor, stand.rezets, 404);
    await isRefused(await aStaffCaller(portal), exhibitor, 404);
    await isRefused(supervisor, { id: 999_999 }, 404);
  });

  const canAdminister = async (caller: TestCaller, at: { id: number }) => {
    const invited = await invite(caller, { at });
    expect(invited.status).toBe(201);
    const one = `${path(at)}/${invited.body.data.id}`;
    expect((await caller.put<Answer>(one, { role: 'edit' })).body.data.role).toBe('edit');
    expect((await caller.delete(one)).status).toBe(204);
  };

  it.each(['supervisor', 'admin'] as const)('is open to the %s [SHELL-153] [SHELL-224]', async (role) => {
    await canAdminister(await exhibitor.as(role), exhibitor);
  });

  it('is open to the supervisor of a collective stand, also in its sub-exhibitors, managed or not [SHELL-153] [SHELL-224]', async () => {
    const caller = await stand.host.as('supervisor');
    for (const at of [stand.host, stand.rezets, stand.frezer]) await canAdminister(caller, at);
  });

  it.each([
    ['an assembly organisation', { type: 'installer' }],
    ['a company from abroad', { is_not_resident: true }],
  ] as const)('is open to the supervisor of %s [SHELL-153] [SHELL-224]', async (_what, changes) => {
    const at = await anExhibitor(portal, changes);
    await canAdminister(await at.as('supervisor'), at);
  });

  it('is open to an own admin of a sub-exhibitor only while it edits itself [SHELL-224]', async () => {
    const { rezets, frezer } = stand;
    expect((await invite(await rezets.as('admin'), { at: rezets })).status).toBe(201);
    expect((await invite(await frezer.as('admin'), { at: frezer })).status).toBe(403);
  });
});

describe('changing a role', () => {
  it('is stored, returned and published to open tabs [ACC-059] [SHELL-271]', async () => {
    const reader = await userWith(members.read.email);
    const { status, body } = await supervisor.put<Answer>(`${path()}/${reader.id}`, { role: 'edit' });
    expect([status, body.data]).toEqual([200, { ...reader, role: 'edit' }]);
    expect(await portal.events()).toEqual([
      {
        channel: `private-participants.${exhibitor.id}`,
        event: 'participation.updated',
        data: expect.objectContaining({ id: exhibitor.id }),
      },
    ]);
    await supervisor.put(`${path()}/${reader.id}`, { role: 'read' });
  });

  it('replaces the user’s only role in a participation, which is one of five [SHELL-147]', async () => {
    const reader = await userWith(members.read.email);
    const one = `${path()}/${reader.id}`;
    await supervisor.put(one, { role: 'edit' });
    const rolesOf = async () => (await team()).filter(({ id }) => id === reader.id).map(({ role }) => role);
    expect(await rolesOf()).toEqual(['edit']);
    for (const role of ['king', ['edit', 'read'], null]) expect((await supervisor.put(one, { role })).status).toBe(422);
    expect(await rolesOf()).toEqual(['edit']);
    const second = { participation_id: exhibitor.id, user_id: reader.id, role: 'admin' as const };
    await expect(portal.database.read.insertInto('participation_users').values(second).execute()).rejects.toThrow(
      /unique|duplicate/,
    );
    await supervisor.put(one, { role: 'read' });
  });

  it('applies to an invitation that is not accepted yet [ACC-059]', async () => {
    const { body } = await invite(supervisor);
    await supervisor.put(`${path()}/${body.data.id}`, { role: 'admin' });
    const [link = ''] = await linksOfEmails();
    expect((await portal.visitor.post<Answer>(link, newcomer)).body.data.role).toBe('admin');
    await supervisor.delete(`${path()}/${body.data.id}`);
  });

  it.each([
    ['the supervisor', 'admin', 'supervisor', 'user_fixed_supervisor'],
    ['the supervisor himself', 'supervisor', 'supervisor', 'user_fixed_supervisor'],
    ['the own row of an admin', 'admin', 'admin', 'user_fixed_self'],
  ] as const)('and deleting are refused for %s [ACC-059] [ACC-061] [SHELL-154]', async (_who, caller, whose, code) => {
    const { id, email } = members[whose];
    const me = await exhibitor.as(caller);
    expect(refusal(await me.put<Answer>(`${path()}/${id}`, { role: 'read' }))).toEqual([403, code]);
    expect(refusal(await me.delete<Answer>(`${path()}/${id}`))).toEqual([403, code]);
    expect((await userWith(email)).id).toBe(id);
  });

  it('is refused for a role that the participation type lacks and for users of other participations [ACC-059]', async () => {
    const { id } = await userWith(members.read.email);
    expect((await supervisor.put(`${path()}/${id}`, { role: 'supervisor' })).status).toBe(422);
    expect((await supervisor.put(`${path()}/${id}`, { role: 'king' })).status).toBe(422);
    const other = await anExhibitor(portal);
    await join(portal, members.supervisor, other, 'supervisor');
    expect((await supervisor.put(`${path(other)}/${id}`, { role: 'edit' })).status).toBe(404);
    const at = await anExhibitor(portal, { type: 'installer' });
    const montazh = await at.as('supervisor');
    const { body } = await invite(montazh, { at });
    expect(refusal(await montazh.put<Answer>(`${path(at)}/${body.data.id}`, { role: 'installer' }))).toEqual([
      422,
      'role_not_allowed',
    ]);
  });

  it('is refused if the caller loses the right at the same moment [SHELL-153]', async () => {
    const { body } = await invite(supervisor);
    const second = 'second-admin@severmech.example';
    await invite(supervisor, { email: second, role: 'admin' });
    const [, link = ''] = await linksOfEmails();
    await portal.visitor.post(link, newcomer);
    const rival = await portal.as(second);
    const its = await userWith(second);
    const answers = await Promise.all([
      admin.put(`${path()}/${its.id}`, { role: 'read' }),
      rival.put(`${path()}/${members.admin.id}`, { role: 'read' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    await setRole(members.admin, 'admin');
    await supervisor.delete(`${path()}/${its.id}`);
    await supervisor.delete(`${path()}/${body.data.id}`);
  });
});

describe('removing from a team', () => {
  it('an invitation invalidates its link and updates open tabs [ACC-060] [ACC-176] [SHELL-271]', async () => {
    const email = nextEmail();
    const { body } = await invite(supervisor, { email });
    const [link = ''] = await linksOfEmails();
    const invited = await portal.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const gone = await supervisor.delete(`${path()}/${body.data.id}`);
    expect([gone.status, gone.body]).toEqual([204, null]);
    expect((await team()).map(({ id }) => id)).not.toContain(body.data.id);
    expect(refusal(await portal.visitor.post<Answer>(link, newcomer))).toEqual([403, 'invalid_link']);
    expect((await portal.events()).map(({ channel, event }) => `${channel} ${event}`)).toEqual([
      `private-participants.${exhibitor.id} participation.updated`,
      `private-users.${invited.id} access.changed`,
    ]);
    expect((await supervisor.delete(`${path()}/${body.data.id}`)).status).toBe(404);
  });

  it('all members keeps supervisors and admins, also when nobody else is left [ACC-063] [ACC-064]', async () => {
    await invite(supervisor);
    const [link = ''] = await linksOfEmails();
    const other = await anExhibitor(portal);
    await join(portal, members.read, other, 'read');
    const reader = await exhibitor.as('read');
    for (let time = 0; time < 2; time += 1) {
      expect((await admin.delete(path())).status).toBe(204);
      expect(new Set((await team()).map(({ role }) => role))).toEqual(new Set(['supervisor', 'admin']));
    }
    expect((await reader.get(exhibitor.path)).status).toBe(404);
    expect((await reader.get(other.path)).status).toBe(200);
    expect(refusal(await portal.visitor.post<Answer>(link, newcomer))).toEqual([403, 'invalid_link']);
  });
});
