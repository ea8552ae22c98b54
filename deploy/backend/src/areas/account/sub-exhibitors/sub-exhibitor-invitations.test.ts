import { newcomer } from '../../../testing/builders/invitations';
import { anExhibitor } from '../../../testing/builders/exhibitor';
import { aUser } from '../../../testing/builders/users';
import {
  codeOf,
  company,
  invite,
  inviteOne,
  links,
  listed,
  of,
  path,
  portal,
  published,
  quota,
  stand,
  useSubExhibitors,
  type Row,
} from './testing/sub-exhibitors';

useSubExhibitors();

describe('an invitation', () => {
  it('creates companies, participations with edit rights, and e-mails to their supervisors [ACC-089] [ACC-091] [ACC-180] [SHELL-271]', async () => {
    const before = await quota();
    const { status, body } = await invite(
      [
        company({ email: ' First@New.example ', certificate: 3 }),
        company({ name_rus: 'АО «Втулка»', name_eng: 'Bush JSC', email: 'second@new.example', inn: null }),
      ],
      stand,
      { 'accept-language': 'en' },
    );
    expect(status).toBe(201);
    expect(body.data).toEqual([
      expect.objectContaining({ invite: 'pending', is_edit: true, pass_personal: 0, is_profile_filled: false }),
      expect.objectContaining({ company: expect.objectContaining({ name_rus: 'АО «Втулка»', name_eng: 'Bush JSC' }) }),
    ]);
    expect(body.data.map((row) => row.quota.certificate)).toEqual([3, 2]);
    expect(await quota()).toEqual({ ...before, given: before.given + 5, available: before.available - 5 });
    expect(await published()).toContain(`private-participants.${of.host.id} participation.updated`);
    const [first = ''] = await links();
    expect(portal.emails.map(({ to }) => to)).toEqual(['first@new.example', 'second@new.example']);
    const accepted = await portal.visitor.post<{ data: { role: string; is_edit: boolean } }>(first, newcomer);
    expect([accepted.status, accepted.body.data]).toEqual([
      201,
      expect.objectContaining({ role: 'supervisor', is_edit: true }),
    ]);
    const director = await portal.as('first@new.example');
    const own = await director.get<{ data: { type: string; exhibition: { id: number } } }>(
      `/participants/${body.data[0]?.id}`,
    );
    expect(own.body.data).toMatchObject({ type: 'sub', exhibition: { id: of.host.exhibitionId } });
    expect((await listed()).data.find(({ id }) => id === body.data[0]?.id)?.invite).toBe('activated');
    for (const { id } of body.data) await stand.delete(`${path}/${id}`);
  });

  it('asks a registered person of any company to accept, and adds no staff member of the organiser [ACC-091] [ACC-185] [ACC-200]', async () => {
    const { email } = await (await anExhibitor(portal)).member('supervisor');
    const row = await inviteOne({ email });
    expect(row.invite).toBe('pending');
    const weber = await portal.as(email);
    expect((await weber.get(`/participants/${row.id}`)).status).toBe(404);
    const [own] = (await weber.get<{ data: { id: number }[] }>('/invitations')).body.data;
    expect((await weber.post(`/invitations/${own?.id}/accept`)).status).toBe(200);
    expect((await weber.get(`/participants/${row.id}`)).status).toBe(200);
    const manager = await aUser(portal, { access: 'manager' });
    const asked = await inviteOne({ email: manager.email });
    const organizer = await portal.as(manager.email);
    const [staff] = (await organizer.get<{ data: { id: number }[] }>('/invitations')).body.data;
    expect((await organizer.post(`/invitations/${staff?.id}/accept`)).status).toBe(422);
    for (const { id } of [row, asked]) await stand.delete(`${path}/${id}`);
    expect((await weber.get(`/participants/${row.id}`)).status).toBe(404);
  });

  it.each([
    ['name_rus', { name_rus: ' ' }, 'Обязательное поле'],
    ['name_eng', { name_eng: '' }, 'Обязательное поле'],
    ['email', { email: 'nobody' }, 'Введите электронную почту в виде name@example.com'],
    ['email', { email: 'editor@rezets.example' }, 'Эта электронная почта уже используется'],
    ['inn', { inn: null }, 'Обязательное поле'],
    ['inn', { inn: '123' }, 'Неверный ИНН'],
    ['inn', { inn: '123456789012345' }, 'Не более 14 символов'],
    ['certificate', { certificate: 0 }, 'Значение должно быть не меньше 1'],
  ])('is refused at field %s with %j [ACC-091] [ACC-083] [ACC-086] [ACC-088]', async (field, changes, text) => {
    const before = await listed();
    const { status, body } = await invite([company(), company(changes)]);
    expect([status, body.errors]).toEqual([422, { [`companies.1.${field}`]: [text] }]);
    // all or nothing
    expect(await listed()).toEqual(before);
    expect(await links()).toEqual([]);
  });

  it('needs no INN in English [ACC-086] [ACC-091]', async () => {
    const english = { 'accept-language': 'en' };
    const wrong = await invite([company({ inn: '12' })], stand, english);
    expect(wrong.body.errors).toEqual({ 'companies.0.inn': ['Invalid INN'] });
    const { status, body } = await invite([company({ inn: '' })], stand, english);
    expect(status).toBe(201);
    await stand.delete(`${path}/${body.data[0]?.id}`);
  });

  it('assigns no more passes than are left, over all rows [ACC-084] [ACC-091]', async () => {
    const { available } = await quota();
    const { status, body } = await invite([company({ certificate: available - 1 }), company({ certificate: 2 })]);
    expect([status, body.errors]).toEqual([422, { 'companies.1.certificate': ['Значение должно быть не больше 1'] }]);
    const twice = await invite([company({ email: 'one@x.example' }), company({ email: 'One@X.example' })]);
    expect(twice.body.errors).toEqual({ 'companies.1.email': ['Эта электронная почта уже используется'] });
  });

  it('is created once per action [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '0b8f8a52-54a3-4b0b-8a5f-7f1f7ef0c0bb' };
    const body = [company()];
    const first = await invite(body, stand, headers);
    const again = await invite(body, stand, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await links()).toHaveLength(1);
    await stand.delete(`${path}/${first.body.data[0]?.id}`);
  });

  it('counts each company of a call towards the limit of sixty e-mails per hour [ACC-182]', async () => {
    const refused = (companies: number) =>
      invite(Array.from({ length: companies }, () => company({ email: 'nobody' }))).then(({ status }) => status);
    expect([await refused(20), await refused(20), await refused(19)]).toEqual([422, 422, 422]);
    expect([await refused(2), await refused(1), await refused(1)]).toEqual([429, 422, 429]);
  });

  it('can be resent after five minutes, which invalidates the earlier link [ACC-173]', async () => {
    const row = await inviteOne();
    const [first = ''] = await links();
    expect(codeOf(await stand.post(`${path}/${row.id}/resend-invite`))).toEqual([422, 'resend_timeout']);
    portal.clock.advance(300_000);
    const sent = await stand.post<{ data: Row }>(`${path}/${row.id}/resend-invite`);
    expect([sent.status, sent.body.data.invite]).toEqual([200, 'pending']);
    const second = (await links()).at(-1) ?? '';
    expect(codeOf(await portal.visitor.post(first, newcomer))).toEqual([403, 'invalid_link']);
    expect((await portal.visitor.post(second, newcomer)).status).toBe(201);
    expect((await stand.post(`${path}/${row.id}/resend-invite`)).status).toBe(404);
    await stand.delete(`${path}/${row.id}`);
  });
});
