import type { Received, TestCaller } from '../../testing/test-app';
import { TestApp } from '../../testing/test-app';
import { OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { exhibitionsCommand, participationsCommand, usersCommand } from './settings.command';

/** Exhibitions, participations and users as the organiser edits them; only in this file, so it may change the demo data. */
let portal: TestApp;
let organizer: TestCaller;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  [organizer, editor] = [await portal.as('organizer@fairfront.example'), await portal.as('editor@severmech.example')];
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.services.outbox.drain();
  portal.emails.length = 0;
});

interface User {
  id: number;
  email: string;
  role: string;
  invite: string;
}
type Row = Record<string, string | number | boolean | null>;

const lastAudit = () =>
  portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'participation_id', 'subject', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
const publishedEvents = async () => (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);
const codeOf = ({ body }: Received): unknown => (body as { code?: string }).code;

describe('exhibitions [SHELL-270]', () => {
  it('are listed for staff, latest first', async () => {
    const { body } = await organizer.get<{ data: Row[]; meta: { total: number } }>('/organizer/exhibitions');
    const days = body.data.map(({ started_at }) => String(started_at));
    expect(body.meta.total).toBe(5);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('change only the given fields, with an audit entry, and update every open tab of the exhibition [SHELL-271]', async () => {
    const { exhibition: before } = (await editor.get<{ data: { exhibition: Row } }>('/participants/101')).body.data;
    const { status, body } = await organizer.patch<{ data: Row }>('/organizer/exhibitions/1', {
      subtitle_eng: 'Machine tools',
      visa_difficult_deadline: null,
    });
    expect([status, body.data.subtitle_eng, body.data.visa_difficult_deadline]).toEqual([200, 'Machine tools', null]);
    const { body: seen } = await editor.get<{ data: { exhibition: Row } }>('/participants/101');
    expect([seen.data.exhibition.subtitle_eng, seen.data.exhibition.visa_difficult_deadline]).toEqual([
      'Machine tools',
      null,
    ]);
    const audit = await lastAudit();
    expect(audit).toMatchObject({ action: 'exhibition.changed', subject: 'exhibition 1' });
    expect(Object.keys(audit?.details ?? {}).sort()).toEqual(['subtitle_eng', 'visa_difficult_deadline']);
    expect(audit?.details).toMatchObject({
      subtitle_eng: { from: before.subtitle_eng, to: 'Machine tools' },
      visa_difficult_deadline: { from: before.visa_difficult_deadline, to: null },
    });
    const published = await publishedEvents();
    expect(published).toContain('private-participants.101 participation.updated');
    expect(published).toContain('private-participants.130 participation.updated');
    expect(published).not.toContain('private-participants.102 participation.updated');
  });

  it('keep their values if the dates contradict each other, and publish nothing if nothing changes', async () => {
    const wrong = await organizer.patch<{ errors: Record<string, string[]> }>('/organizer/exhibitions/1', {
      ended_at: '2000-01-01',
    });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { ended_at: ['Конец раньше начала'] }]);
    const { body } = await organizer.patch<{ data: Row }>('/organizer/exhibitions/1', {});
    expect((await organizer.patch('/organizer/exhibitions/1', { title_rus: body.data.title_rus })).status).toBe(200);
    expect(await portal.events()).toEqual([]);
    expect((await organizer.patch('/organizer/exhibitions/999', {})).status).toBe(404);
    expect((await organizer.patch('/organizer/exhibitions/1', { title_rus: '' })).status).toBe(422);
  });

  it('store nothing if the call contains a field that cannot be changed [SHELL-209] [ORG-001]', async () => {
    const stored = () =>
      portal.database.read.selectFrom('exhibitions').selectAll().where('id', '=', 5).executeTakeFirstOrThrow();
    const before = await stored();
    const { status, body } = await organizer.patch<{ errors: object }>('/organizer/exhibitions/5', {
      ...{ venue_eng: 'Hall 9', texts: '[]', id: 77, unknown: 1 },
    });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['id', 'texts', 'unknown']]);
    expect(await stored()).toEqual(before);
  });
});

describe('participations [SHELL-273]', () => {
  it('are found by exhibition and by company name', async () => {
    const found = async (query: Record<string, string>) =>
      (await organizer.get<{ data: Row[] }>('/organizer/participants', { query })).body.data.map(({ id }) => id);
    expect(await found({ exhibition_id: '2' })).toEqual([102]);
    expect(await found({ search: 'СТАНКО' })).toEqual([110]);
    expect(await found({ search: 'volga' })).toEqual([130]);
    expect(await found({ search: '%' })).toEqual([]);
  });

  it('get new quotas and flags, with an audit entry and an event for the open tabs [SHELL-271]', async () => {
    const { body } = await organizer.patch<{ data: Row }>('/organizer/participants/111', {
      quota_certificate: 9,
      is_edit: false,
    });
    expect(body.data).toMatchObject({ id: 111, quota_certificate: 9, is_edit: false });
    expect(await lastAudit()).toMatchObject({
      action: 'participation.changed',
      participation_id: 111,
      details: { quota_certificate: { to: 9 }, is_edit: { from: true, to: false } },
    });
    expect(await publishedEvents()).toEqual([
      'private-participants.111 participation.updated',
      'private-participants.110 sub-participant.updated',
    ]);
    const rezets = await portal.as('editor@rezets.example');
    const { body: seen } = await rezets.get<{ data: { is_edit: boolean } }>('/participants/111');
    expect(seen.data.is_edit).toBe(false);
    expect((await organizer.patch('/organizer/participants/111', { quota_car: -1 })).status).toBe(422);
    expect((await organizer.patch('/organizer/participants/999', { quota_car: 1 })).status).toBe(404);
  });

  it('keep company, organiser and deletion, which no call can change [SHELL-209] [ORG-001]', async () => {
    const stored = () =>
      portal.database.read.selectFrom('participations').selectAll().where('id', '=', 140).executeTakeFirstOrThrow();
    const before = await stored();
    const { status, body } = await organizer.patch<{ errors: object }>('/organizer/participants/140', {
      ...{ quota_car: 3, company_id: 1, parent_id: 110, type: 'sub', deleted_at: '2026-01-01T00:00:00Z' },
    });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['company_id', 'deleted_at', 'parent_id', 'type']]);
    expect(await stored()).toEqual(before);
  });
});

it('an exhibition with an invalid website is refused [SHELL-324]', async () => {
  const answer = await organizer.patch<{ errors?: object }>('/organizer/exhibitions/5', { website: 'javascript:a.b' });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['website']]);
});

describe('users of a participation [SHELL-272]', () => {
  const users = '/organizer/participants/101/users';
  const listed = async () => (await organizer.get<{ data: User[] }>(users)).body.data;

  it('are invited by an e-mail with a link that creates the account', async () => {
    const { status, body } = await organizer.post<{ data: User }>(users, {
      email: ' Anna@Severmech.example ',
      role: 'admin',
    });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ email: 'anna@severmech.example', role: 'admin', invite: 'pending' }),
    ]);
    await portal.services.outbox.drain();
    const [email] = portal.emails;
    expect([email?.to, email?.subject]).toEqual(['anna@severmech.example', 'Приглашение в личный кабинет: ТехноФорум']);
    const link = /https:\/\/portal\.example\/api(\/welcome\/\S+)/.exec(email?.text ?? '')?.[1] ?? '';
    const accepted = await portal.visitor.post(link, {
      name: 'Анна',
      lastname: 'Белова',
      phone: '+79990001122',
      password: 'Fairfront-demo-1',
      password_confirmation: 'Fairfront-demo-1',
    });
    expect(accepted.status).toBe(201);
    const anna = (await listed()).find(({ email }) => email === 'anna@severmech.example');
    expect(anna).toMatchObject({ role: 'admin', invite: 'activated' });
  });

  it('are asked even if they are registered: access starts when they accept [ACC-200]', async () => {
    const { body } = await organizer.post<{ data: User }>('/organizer/participants/104/users', {
      email: 'editor@severmech.example',
      role: 'read',
    });
    expect(body.data.invite).toBe('pending');
    expect((await editor.get('/participants/104')).status).toBe(404);
    const [own] = (await editor.get<{ data: { id: number }[] }>('/invitations')).body.data;
    expect((await editor.post(`/invitations/${own?.id}/accept`)).status).toBe(200);
    expect((await editor.get('/participants/104')).status).toBe(200);
    await portal.services.outbox.drain();
  });

  it('are not invited twice', async () => {
    const invite = () =>
      organizer.post('/organizer/participants/102/users', { email: 'twice@severmech.example', role: 'read' });
    expect((await invite()).status).toBe(201);
    expect(codeOf(await invite())).toBe('invite_exists');
  });

  it.each([
    ['editor@severmech.example', 'read', 101, 'already_member'],
    ['supervisor@volga-tools.example', 'read', 101, 'other_company'],
    ['organizer@fairfront.example', 'read', 101, 'other_company'],
    ['new@volga.example', 'installer', 120, 'role_not_allowed'],
  ])('%s as %s of %i: %s', async (email, role, id, code) => {
    const answer = await organizer.post(`/organizer/participants/${id}/users`, { email, role });
    expect([answer.status, codeOf(answer)]).toEqual([422, code]);
  });

  it('require an e-mail and an existing role', async () => {
    expect((await organizer.post(users, { email: 'no', role: 'read' })).status).toBe(422);
    expect((await organizer.post(users, { email: 'a@b.example', role: 'king' })).status).toBe(422);
    expect(
      (await organizer.post('/organizer/participants/999/users', { email: 'a@b.example', role: 'read' })).status,
    ).toBe(404);
    expect((await organizer.get('/organizer/participants/999/users')).status).toBe(404);
  });

  it('get another role, which takes effect at once [SHELL-271]', async () => {
    const reader = (await listed()).find(({ email }) => email === 'reader@severmech.example');
    const { body } = await organizer.put<{ data: User }>(`${users}/${reader?.id}`, { role: 'edit' });
    expect(body.data).toMatchObject({ id: reader?.id, role: 'edit' });
    expect(await publishedEvents()).toEqual(['private-participants.101 participation.updated']);
    expect(await lastAudit()).toMatchObject({ action: 'user.role-changed', details: { from: 'read', to: 'edit' } });
    await organizer.put(`${users}/${reader?.id}`, { role: 'read' });
    expect((await organizer.put(`${users}/999999`, { role: 'read' })).status).toBe(404);
  });

  it('lose their access, except the last supervisor', async () => {
    const team = await listed();
    const [supervisor, installer] = ['supervisor', 'installer'].map((role) => team.find((user) => user.role === role));
    expect((await organizer.delete(`${users}/${installer?.id}`)).status).toBe(204);
    expect((await (await portal.as('installer@severmech.example')).get('/participants/101')).status).toBe(404);
    expect(await lastAudit()).toMatchObject({ action: 'user.removed', subject: `user ${installer?.id}` });
    const removal = await organizer.delete(`${users}/${supervisor?.id}`);
    const demotion = await organizer.put(`${users}/${supervisor?.id}`, { role: 'read' });
    expect([codeOf(removal), codeOf(demotion)]).toEqual(['last_supervisor', 'last_supervisor']);
    expect((await organizer.delete(`${users}/${installer?.id}`)).status).toBe(404);
  });
});

it('exhibitions, participations and users cannot be managed by an exhibitor: every call is refused [SHELL-138] [SHELL-274]', async () => {
  const supervisor = await portal.as('supervisor@severmech.example');
  const calls = [
    supervisor.get('/organizer/exhibitions'),
    supervisor.patch('/organizer/exhibitions/1', { vat_rate: 0 }),
    supervisor.get('/organizer/participants'),
    supervisor.patch('/organizer/participants/101', { quota_certificate: 999 }),
    supervisor.get('/organizer/participants/101/users'),
    supervisor.post('/organizer/participants/101/users', { email: 'a@b.example', role: 'read' }),
    supervisor.put('/organizer/participants/101/users/1', { role: 'read' }),
    supervisor.delete('/organizer/participants/101/users/1'),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
});

it('npm run organizer lists and changes exhibitions, participations and users [SHELL-274] [ACC-185]', async () => {
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const api = await OrganizerApi.signIn(address, 'organizer@fairfront.example', 'Fairfront-demo-1');
  expect(await exhibitionsCommand.run(api, ['list'])).toContain('ТехноФорум');
  expect(await exhibitionsCommand.run(api, ['set', '5', 'vat_rate=10', 'website=none'])).toBe(
    'vat_rate: 10\nwebsite: null',
  );
  expect(await participationsCommand.run(api, ['list', '2'])).toMatch(/^102 {2}self/);
  expect(await participationsCommand.run(api, ['set', '102', 'is_edit=true', 'quota_car=3'])).toBe(
    'is_edit: true\nquota_car: 3',
  );
  await (await portal.as('supervisor@stankoprom.example')).delete('/participants/110/sub-participants/113');
  expect(await participationsCommand.run(api, ['restore', '113'])).toBe('Participation 113 is back');
  await expect(participationsCommand.run(api, ['restore', '113'])).rejects.toThrow('Not found');
  const invited = await usersCommand.run(api, ['invite', '102', 'boris@severmech.example', 'read']);
  expect(invited).toMatch(/^\d+ {2}boris@severmech\.example {2}read {2}pending$/);
  const id = invited.split(' ')[0] ?? '';
  expect(await usersCommand.run(api, ['role', '102', id, 'edit'])).toContain('edit');
  expect(await usersCommand.run(api, ['list', '102'])).toContain('boris@severmech.example  edit');
  expect(await usersCommand.run(api, ['remove', '102', id])).toBe(`User ${id} has no access any more`);
  for (const words of [['set', 'x', 'a=1'], ['set', '1'], ['set', '1', 'a'], ['drop', '1'], []]) {
    await expect(exhibitionsCommand.run(api, words)).rejects.toBeInstanceOf(WrongUsage);
    await expect(participationsCommand.run(api, words)).rejects.toBeInstanceOf(WrongUsage);
    await expect(usersCommand.run(api, words)).rejects.toBeInstanceOf(WrongUsage);
  }
});
