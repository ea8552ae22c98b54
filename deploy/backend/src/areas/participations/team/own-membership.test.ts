import { aUser, join } from '../../../testing/builders/users';
import { aParticipation } from '../../../testing/builders/participations';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type Received, type TestCaller } from '../../../testing/test-app';

interface Row {
  id: number;
  email: string;
  name: string;
  lastname: string;
  middlename: string | null;
  role: string;
  invite: string;
  resend_from: string | null;
}
interface Answer {
  data: Row;
  code?: string;
  message?: string;
}
interface Own {
  id: number;
  role: string;
  company: { name_rus: string };
  exhibition: { title_rus: string };
}

let portal: TestApp;
let exhibitor: Exhibitor;
let supervisor: TestCaller;
let foreigner: TestCaller;
/** The e-mail of the foreigner, who has an account. */
let known: string;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  supervisor = await exhibitor.as('supervisor');
  const other = await anExhibitor(portal);
  known = (await other.member('supervisor')).email;
  foreigner = await other.as('supervisor');
});
afterEach(() => portal.stop());

const invite = (email: string, role = 'installer', id = exhibitor.id) =>
  supervisor.post<Answer>(`/participants/${id}/users`, { email, role });
const invitationsOf = async (caller: TestCaller): Promise<Own[]> =>
  (await caller.get<{ data: Own[] }>('/invitations')).body.data;
const team = async (id = exhibitor.id): Promise<Row[]> =>
  (await supervisor.get<{ data: { users: Row[] } }>(`/participants/${id}`)).body.data.users;
const refusal = ({ status, body }: Received<Answer>) => [status, body.code];

describe('inviting a person who has an account', () => {
  it('is answered as for an unknown e-mail, and reveals no name [ACC-200]', async () => {
    const shape = ({ status, body }: Received<Answer>) => ({
      status,
      ...body.data,
      id: typeof body.data.id,
      email: '',
    });
    const [other, staff] = [await aUser(portal), await aUser(portal, { access: 'manager' })];
    const answers = [
      await invite('nobody-knows@exhibitor.example'),
      await invite(known),
      await invite(other.email, 'edit'),
      await invite(staff.email, 'edit'),
    ];
    const [unknown, ...others] = answers.map(shape);
    expect(unknown).toMatchObject({ status: 201, name: '', lastname: '', middlename: null, invite: 'pending' });
    for (const other of others) expect({ ...other, role: '' }).toEqual({ ...unknown, role: '' });
    // ids are consecutive, whoever is invited
    const ids = answers.map(({ body }) => body.data.id);
    const steps = ids.slice(1).map((id, index) => id - (ids[index] ?? 0));
    expect(new Set(steps)).toEqual(new Set([2]));
    const accounts = await portal.database.read.selectFrom('users').select('id').where('id', 'in', ids).execute();
    expect(accounts).toEqual([]);
  });

  it('gives access only after the person has accepted by e-mail or in the portal [ACC-053] [ACC-200]', async () => {
    const { body } = await invite(known);
    expect((await foreigner.get(exhibitor.path)).status).toBe(404);
    await portal.services.outbox.drain();
    const [email] = portal.emails;
    expect(email?.to).toBe(known);
    // the e-mail does not say whether there is an account; the page of its link does
    expect(email?.text).toMatch(
      /Чтобы принять приглашение, откройте ссылку\..*\s+https:\/\/portal\.example\/api\/welcome\/\d+\?/,
    );
    const [own] = await invitationsOf(foreigner);
    expect(own).toMatchObject({ role: 'installer', company: { name_rus: expect.stringContaining('Компания') } });
    const accepted = await foreigner.post<{ data: { participation_id: number } }>(`/invitations/${own?.id}/accept`);
    expect([accepted.status, accepted.body.data]).toEqual([200, { participation_id: exhibitor.id }]);
    expect((await foreigner.get(exhibitor.path)).status).toBe(200);
    expect(await invitationsOf(foreigner)).toEqual([]);
    const rows = (await team()).filter(({ email: of }) => of === known);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ invite: 'activated', role: 'installer' });
    expect(rows[0]?.id).not.toBe(body.data.id);
  });

  it('has no effect when the person declines: the row leaves the team [ACC-200]', async () => {
    await invite(known);
    const [own] = await invitationsOf(foreigner);
    expect((await foreigner.post(`/invitations/${own?.id}/decline`)).status).toBe(204);
    expect((await team()).filter(({ email }) => email === known)).toEqual([]);
    expect((await foreigner.post(`/invitations/${own?.id}/accept`)).status).toBe(404);
    expect((await foreigner.get(exhibitor.path)).status).toBe(404);
  });

  it('can be answered by the invited person only, and expires after seven days [ACC-176] [ACC-200]', async () => {
    await invite(known);
    const [own] = await invitationsOf(foreigner);
    const other = await exhibitor.as('read');
    for (const answer of ['accept', 'decline']) {
      expect((await other.post(`/invitations/${own?.id}/${answer}`)).status).toBe(404);
    }
    portal.clock.advance(7 * 86_400_000 + 1000);
    expect(await invitationsOf(foreigner)).toEqual([]);
    expect((await foreigner.post(`/invitations/${own?.id}/accept`)).status).toBe(404);
  });

  it('shows only the invited person that a user of another company cannot have this role [ACC-057] [ACC-200]', async () => {
    expect((await invite(known, 'edit')).status).toBe(201);
    const [own] = await invitationsOf(foreigner);
    const answer = await foreigner.post<Answer>(`/invitations/${own?.id}/accept`);
    expect(refusal(answer)).toEqual([422, 'other_company']);
    expect((await foreigner.get(exhibitor.path)).status).toBe(404);
  });

  it('does not allow changing the role of an installer from another company [ACC-175] [ACC-183]', async () => {
    await invite(known);
    const [own] = await invitationsOf(foreigner);
    await foreigner.post(`/invitations/${own?.id}/accept`);
    const row = (await team()).find(({ email }) => email === known);
    const change = await supervisor.put<Answer>(`${exhibitor.path}/users/${row?.id}`, { role: 'edit' });
    expect(refusal(change)).toEqual([422, 'other_company']);
  });

  it('works the same way for a person of the same company [ACC-053] [ACC-200]', async () => {
    const reader = await exhibitor.as('read');
    const second = await aParticipation(portal, { company_id: exhibitor.companyId });
    await join(portal, await exhibitor.member('supervisor'), second, 'supervisor');
    const { body } = await invite((await exhibitor.member('read')).email, 'edit', second.id);
    expect([body.data.invite, body.data.name]).toEqual(['pending', '']);
    const [own] = await invitationsOf(reader);
    expect((await reader.post(`/invitations/${own?.id}/accept`)).status).toBe(200);
    expect((await reader.get(`/participants/${second.id}`)).status).toBe(200);
  });
});

describe('leaving a participation', () => {
  it('is possible for every member and removes all access [ACC-201]', async () => {
    for (const role of ['read', 'edit', 'installer', 'admin'] as const) {
      const { email } = await exhibitor.member(role);
      const caller = await exhibitor.as(role);
      expect([email, (await caller.delete(`${exhibitor.path}/membership`)).status]).toEqual([email, 204]);
      expect((await caller.get(exhibitor.path)).status).toBe(404);
      expect((await caller.delete(`${exhibitor.path}/membership`)).status).toBe(404);
      expect((await team()).map((row) => row.email)).not.toContain(email);
    }
  });

  it('is refused to the last supervisor; an invited supervisor does not count [ACC-201]', async () => {
    const organizer = await aStaffCaller(portal);
    const { email: readerEmail } = await exhibitor.member('read');
    const second = await organizer.post(`/organizer${exhibitor.path}/users`, {
      email: readerEmail,
      role: 'supervisor',
    });
    // the reader is a member already and becomes a supervisor by another role
    expect(second.status).toBe(422);
    await organizer.post(`/organizer${exhibitor.path}/users`, { email: 'new@exhibitor.example', role: 'supervisor' });
    expect(refusal(await supervisor.delete<Answer>(`${exhibitor.path}/membership`))).toEqual([422, 'last_supervisor']);
    const reader = (await team()).find(({ email }) => email === readerEmail);
    await organizer.put(`/organizer${exhibitor.path}/users/${reader?.id}`, { role: 'supervisor' });
    expect((await supervisor.delete(`${exhibitor.path}/membership`)).status).toBe(204);
  });

  it('is refused to non-members, and to the collective organiser in a sub-exhibitor [ACC-201]', async () => {
    expect((await foreigner.delete(`${exhibitor.path}/membership`)).status).toBe(404);
    const collective = await anExhibitor(portal, { type: 'collective' });
    const sub = await anExhibitor(portal, {
      ...{ type: 'sub', parent_id: collective.id, exhibition_id: collective.exhibitionId },
    });
    expect((await (await collective.as('supervisor')).delete(`${sub.path}/membership`)).status).toBe(404);
  });
});
