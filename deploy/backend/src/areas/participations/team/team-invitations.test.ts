import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { newcomer } from '../../../testing/builders/invitations';
import { aCollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibitor } from '../../../testing/builders/exhibitor';
import {
  admin,
  invite,
  linksOfEmails,
  members,
  minute,
  nextEmail,
  path,
  portal,
  refusal,
  signIn,
  supervisor,
  useTeam,
  userWith,
  type Answer,
} from './testing/team';

useTeam();

describe('an invitation', () => {
  it('creates a pending row without a name, and an e-mail whose signed link creates the account [ACC-053] [ACC-054] [ACC-174] [ACC-176]', async () => {
    const { status, body } = await invite(supervisor, { email: ' Anna@Severmech.example ', role: 'edit' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      email: 'anna@severmech.example',
      role: 'edit',
      invite: 'pending',
      name: '',
      lastname: '',
      middlename: null,
      resend_from: new Date(portal.clock.now().getTime() + 5 * minute).toISOString(),
    });
    expect(await userWith('anna@severmech.example')).toEqual(body.data);
    const [link = ''] = await linksOfEmails();
    expect(link).toMatch(/^\/welcome\/\d+\?expires=\d+&signature=[0-9a-f]{64}$/);
    expect((await portal.visitor.post(link, newcomer)).status).toBe(201);
    expect(await userWith('anna@severmech.example')).toMatchObject({
      name: 'Ольга',
      invite: 'activated',
      role: 'edit',
      resend_from: null,
    });
    expect((await portal.visitor.post<Answer>(link, newcomer)).body.code).toBe('invalid_link');
  });

  it('expires after seven days [ACC-176]', async () => {
    await invite(supervisor);
    const [link = ''] = await linksOfEmails();
    portal.clock.advance(7 * 86_400_000 + 1000);
    expect(refusal(await portal.visitor.post<Answer>(link, newcomer))).toEqual([403, 'invalid_link']);
    await signIn();
  });

  it('is written in the language of the inviting user [ACC-183]', async () => {
    const headers = { 'accept-language': 'en' };
    await supervisor.post(path(), { email: nextEmail(), role: 'read' }, { headers });
    await portal.services.outbox.drain();
    expect(portal.emails[0]?.subject).toBe('Invitation to your account: TechnoForum');
  });

  it('is created once per action [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '0b8f8a52-54a3-4b0b-8a5f-7f1f7ef0c0aa' };
    const body = { email: nextEmail(), role: 'read' };
    const first = await supervisor.post<Answer>(path(), body, { headers });
    const again = await supervisor.post<Answer>(path(), body, { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await linksOfEmails()).toHaveLength(1);
  });

  it('is created once when two administrators send it at the same moment', async () => {
    const email = nextEmail();
    const answers = await Promise.all(
      [supervisor, admin, supervisor, admin].map((caller) => invite(caller, { email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await linksOfEmails()).toHaveLength(1);
  });

  it.each([
    ['invite_exists', () => nextEmail(), 'На эту электронную почту уже отправлено приглашение'],
    ['already_member', () => members.edit.email, 'У пользователя уже есть доступ'],
  ])('is refused with %s at the e-mail [ACC-057]', async (code, emailOf, text) => {
    const email = emailOf();
    if (code === 'invite_exists') await invite(supervisor, { email });
    const refused = await invite(supervisor, { email });
    expect([refused.status, refused.body]).toEqual([422, { message: text, code, errors: { email: [text] } }]);
  });

  it('is refused with an invalid e-mail or a role that cannot be given [ACC-053] [SHELL-160]', async () => {
    const wrong = await invite(supervisor, { email: 'nobody' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { email: ['Введите электронную почту в виде name@example.com'] },
    ]);
    const empty = await invite(supervisor, { email: ' ' });
    expect(empty.body.errors).toEqual({ email: ['Обязательное поле'] });
    const role = await invite(supervisor, { role: 'supervisor' });
    expect([role.status, role.body.errors]).toEqual([422, { role: ['Выберите из списка'] }]);
  });

  it.each<[EventType, number]>([
    ['self', 201],
    ['collective', 201],
    ['sub', 201],
    ['installer', 422],
    ['part-time', 422],
    ['organizer-and-media', 422],
    ['special-project', 422],
  ])('of an installer to a participation of type %s: %s [ACC-053] [ACC-047]', async (type, status) => {
    const { host, rezets } = type === 'sub' ? await aCollectiveStand(portal) : {};
    const at = rezets ?? (await anExhibitor(portal, { type }));
    const caller = await (host ?? at).as('supervisor');
    expect((await invite(caller, { at, role: 'installer' })).status).toBe(status);
  });

  it('is limited to sixty e-mails per hour [ACC-182]', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 61; n += 1) answers.push((await invite(admin, { email: 'nobody' })).status);
    expect(answers.slice(0, 60)).not.toContain(429);
    expect(answers[60]).toBe(429);
  });
});

describe('resending an invitation', () => {
  const resend = (id: number, caller = supervisor) => caller.post<Answer>(`${path()}/${id}/resend-invite`);

  it('is possible after five minutes, sends a new link and invalidates the earlier one [ACC-055] [ACC-056] [ACC-176]', async () => {
    const { body } = await invite(supervisor);
    const [first = ''] = await linksOfEmails();
    portal.clock.advance(5 * minute - 1);
    const early = await resend(body.data.id);
    expect([early.status, early.body]).toEqual([
      422,
      { message: 'Приглашение отправлено недавно. Повторите примерно через 5 минут', code: 'resend_timeout' },
    ]);
    portal.clock.advance(1);
    const sent = await resend(body.data.id);
    expect([sent.status, sent.body.data.invite]).toEqual([200, 'pending']);
    const second = (await linksOfEmails()).at(-1) ?? '';
    expect(portal.emails).toHaveLength(2);
    expect(refusal(await portal.visitor.post<Answer>(first, newcomer))).toEqual([403, 'invalid_link']);
    expect(refusal(await resend(body.data.id))).toEqual([422, 'resend_timeout']);
    expect((await portal.visitor.post(second, newcomer)).status).toBe(201);
    expect((await resend(body.data.id)).status).toBe(404);
  });

  it('happens once when two administrators request it at the same time [ACC-056]', async () => {
    const { body } = await invite(supervisor);
    await linksOfEmails();
    portal.clock.advance(5 * minute);
    const answers = await Promise.all([resend(body.data.id), resend(body.data.id, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await linksOfEmails();
    expect(portal.emails).toHaveLength(2);
  });
});
