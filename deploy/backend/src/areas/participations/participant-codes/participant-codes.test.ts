import type { ParticipantCodeError } from '@fairfront/shared-kit/domain/account';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { sql, type RawBuilder } from 'kysely';
import { aCollectiveStand, type CollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibition, exhibitionDates } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStaffCaller, type Exhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import { hashOfCode, plainCode } from './participant-code';

interface Answer {
  data: { id: number; exhibition: { id: number }; users: { email: string; role: string; invite: string }[] };
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}

let portal: TestApp;
let organizer: TestCaller;
/** The company whose people join its participation at the next exhibition. */
let company: Exhibitor;
let next: Exhibitor;
let stranger: Exhibitor;
let stand: CollectiveStand;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  company = await anExhibitor(portal);
  await company.member('read', { email });
  const { id: exhibition_id } = await anExhibition(portal, { title_rus: 'МедТех', ...exhibitionDates(portal, 64) });
  next = await anExhibitor(portal, { exhibition_id, company_id: company.companyId });
  stranger = await anExhibitor(portal, { exhibition_id: company.exhibitionId });
  stand = await aCollectiveStand(portal);
  organizer = await aStaffCaller(portal);
});
afterAll(() => portal.stop());
afterEach(() => portal.clock.advance(3_600_001));

const email = 'reader@severmech.example';
const issue = async ({ id }: Exhibitor, role: Role = 'edit', email?: string) => {
  const { status, body } = await organizer.post<{ data: { id: number; code: string } }>(
    `/organizer/participants/${id}/codes`,
    { role, email },
  );
  expect(status).toBe(201);
  return body.data;
};
const add = (user: TestCaller, code: unknown, headers: Record<string, string> = {}) =>
  user.post<Answer>('/participants', { code }, { headers });
const key = (n: number) => ({ 'idempotency-key': `7f1d2c3b-0000-4000-8000-${String(n).padStart(12, '0')}` });

/** A user of the company who is not yet a member of the next participation. */
const reader = () => company.as('read');
const membersOfNext = () =>
  portal.database.read.selectFrom('participation_users').selectAll().where('participation_id', '=', next.id).execute();
/** Everybody who has joined leaves again. */
const leave = () =>
  portal.database.read.deleteFrom('participation_users').where('participation_id', '=', next.id).execute();

describe('POST participants', () => {
  it('adds the caller with the role of the code and returns the participation, in whatever format the code is typed [ACC-151] [ACC-152] [ACC-153]', async () => {
    const user = await reader();
    const { code } = await issue(next, 'read');
    const written = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
    const { status, body } = await add(user, written);
    expect([status, body.data.id, body.data.exhibition.id]).toEqual([201, next.id, next.exhibitionId]);
    expect(body.data.users.find((user) => user.email === email)).toMatchObject({ role: 'read' });
    const { body: listed } = await user.get<{ data: { id: number }[] }>('/participants');
    expect(listed.data.map(({ id }) => id)).toContain(next.id);
    expect((await user.get(`${next.path}/deadlines`)).status).toBe(200);
    const audit = await portal.database.read
      .selectFrom('audit_log')
      .select(['participation_id', 'details'])
      .where('action', '=', 'participant-code.used')
      .execute();
    expect(audit).toEqual([{ participation_id: next.id, details: { role: 'read' } }]);
    await leave();
  });

  it('staff list the codes of a participation and revoke those that nobody has used [ORG-158]', async () => {
    const open = await issue(next, 'read', email);
    const used = await issue(next);
    const user = await reader();
    expect((await add(user, used.code)).status).toBe(201);
    const list = async () =>
      (await organizer.get<{ data: Record<string, unknown>[] }>(`/organizer${next.path}/codes`)).body.data;
    expect((await list()).slice(0, 2)).toEqual([
      expect.objectContaining({ id: used.id, state: 'used', used_by: expect.any(Number) }),
      expect.objectContaining({ id: open.id, state: 'open', role: 'read', email }),
    ]);
    expect(JSON.stringify(await list())).not.toContain(open.code);
    const revoke = (id: number, { path } = next) => organizer.delete<Answer>(`/organizer${path}/codes/${id}`);
    const refused = await revoke(used.id);
    expect([refused.status, refused.body.code]).toEqual([422, 'code_used']);
    expect([(await revoke(open.id, company)).status, (await revoke(999_999)).status]).toEqual([404, 404]);
    expect([(await revoke(open.id)).status, (await revoke(open.id)).status]).toEqual([204, 204]);
    expect((await list())[1]).toMatchObject({ id: open.id, state: 'revoked' });
    await leave();
    expect((await add(user, open.code)).body.code).toBe('invite_not_found');
    expect((await organizer.get('/organizer/participants/999999/codes')).status).toBe(404);
  });

  it('accepts a code once; repeating the same call gets the same response [ACC-177] [SHELL-229]', async () => {
    const user = await reader();
    const { code } = await issue(next);
    const first = await add(user, code, key(1));
    const repeated = await add(user, code, key(1));
    expect([first.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.body.data.id).toBe(next.id);
    const again = await add(await company.as('installer'), code);
    expect([again.status, again.body.code]).toEqual([422, 'invite_not_found']);
    await leave();
  });

  it('answers 404 to a repeated call if access has been removed meanwhile [SHELL-130] [SHELL-229]', async () => {
    const user = await reader();
    const { code } = await issue(next);
    expect((await add(user, code, key(2))).status).toBe(201);
    await leave();
    const repeated = await add(user, code, key(2));
    expect([repeated.status, repeated.body]).toEqual([404, { message: 'Не найдено' }]);
  });

  it('gives a code to one of two simultaneous callers [ACC-177]', async () => {
    const { code } = await issue(next);
    const callers = [await reader(), await company.as('installer')];
    const answers = await Promise.all(callers.map((caller) => add(caller, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    await leave();
  });

  it('accepts codes of 12 random characters, of which only the hash is stored [ACC-177] [ACC-191]', async () => {
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await issue(next)).code);
    expect(new Set(codes).size).toBe(5);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
    const rows = await portal.database.read.selectFrom('participant_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
    expect(rows.map(({ code_hash }) => code_hash)).toContain(hashOfCode(codes[0] ?? ''));
    expect(plainCode(' ab-12 Cd ')).toBe('AB12CD');
    const { body } = await organizer.post<Answer>(`/organizer${stand.host.path}/codes`, { role: 'edit', email: 'x' });
    expect(Object.keys(body.errors ?? {})).toEqual(['email']);
  });

  it('accepts a code that was e-mailed to a person in that person’s language, and shown to nobody else [ACC-191]', async () => {
    portal.emails.length = 0;
    const named = await issue(next, 'read', 'Reader@severmech.example');
    const { code: open } = await issue(next);
    const waiting = await portal.database.read.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(waiting)).not.toContain(named.code);
    await portal.services.outbox.drain();
    const written = named.code.match(/.{4}/g)?.join('-') ?? '';
    expect(portal.emails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Приглашение к участию: МедТех']]);
    expect(portal.emails[0]?.text).toContain(`\n\n${written}\n\n`);
    expect(portal.emails[0]?.text).toContain('https://portal.example/add-exhibition');
    expect(portal.emails[0]?.text).not.toContain(open);
    expect((await add(await reader(), written)).status).toBe(201);
    await leave();
  });

  it('answers 429 after ten wrong codes in an hour, also when they are sent simultaneously [ACC-177] [SHELL-215]', async () => {
    const user = await reader();
    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => add(user, `AAAABBBB22${n}`)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    const { code } = await issue(next);
    const refused = await add(user, code);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(refused.body.message).toBe('Слишком много попыток. Повторите через 60 минут');
    // another person is not affected
    expect((await add(await company.as('edit'), 'WRONG')).status).toBe(422);
    portal.clock.advance(3_600_001);
    expect((await add(user, code)).status).toBe(201);
    await leave();
  });

  it('reports an empty code at its field without counting it as an attempt [ACC-152]', async () => {
    const user = await reader();
    for (let n = 0; n < 11; n += 1) {
      const { status, body } = await add(user, '  ');
      expect([status, body.errors]).toEqual([422, { code: ['Обязательное поле'] }]);
    }
  });
});

/** How the server words each refusal. */
const texts: Record<string, Record<'ru' | 'en', string>> = {
  invite_not_found: { ru: 'Код не найден', en: 'Code not found' },
  invite_other_user: { ru: 'Код принадлежит другому пользователю', en: 'The code belongs to another user' },
  other_company: {
    ru: 'Пользователь числится в другой компании',
    en: 'The user belongs to a different company',
  },
  participant_not_found: { ru: 'Участник не найден', en: 'Participant not found' },
  participation_create_error: {
    ru: 'Не удалось оформить участие в выставке',
    en: 'Could not create the participation',
  },
  calendar_create_error: { ru: 'Не удалось создать календарь', en: 'Could not create the calendar' },
  collective_application_not_found: {
    ru: 'Заявка организатора коллективного стенда не найдена',
    en: 'The collective organiser’s application was not found',
  },
  company_not_found: { ru: 'Компания не найдена', en: 'Company not found' },
};

/** Writes what no call would. */
const damage = (table: 'participant_codes' | 'participations' | 'exhibitions', id: number, values: object) =>
  portal.database.read.updateTable(table).set(values).where('id', '=', id).execute();
const alter = (change: RawBuilder<unknown>) => change.execute(portal.database.read);
/** A code that was issued before this damage. */
const codeBefore = async (change: (codeId: number) => Promise<unknown>, of = next): Promise<string> => {
  const { id, code } = await issue(of);
  await change(id);
  return code;
};

/** How to cause each refusal. The cases damage the data, so they come last. */
const refusals: [ParticipantCodeError, () => Promise<string>][] = [
  ['invite_not_found', async () => 'AAAABBBBCCCC'],
  ['invite_other_user', async () => (await issue(next, 'edit', 'Somebody@severmech.example')).code],
  ['other_company', async () => (await issue(stranger)).code],
  ['participant_not_found', () => codeBefore((id) => damage('participant_codes', id, { participation_id: null }))],
  [
    'participant_not_found',
    () => codeBefore(() => damage('participations', stand.frezer.id, { deleted_at: new Date() }), stand.frezer),
  ],
  [
    'collective_application_not_found',
    () => codeBefore(() => damage('participations', stand.host.id, { application_number: null }), stand.kalibr),
  ],
  [
    'participation_create_error',
    () =>
      codeBefore(() =>
        alter(
          sql`alter table participation_users add constraint closed check (participation_id <> ${sql.lit(next.id)}) not valid`,
        ),
      ),
  ],
  [
    'calendar_create_error',
    () =>
      codeBefore(async () => {
        await alter(sql`alter table participation_users drop constraint closed`);
        await damage('exhibitions', next.exhibitionId, { timezone: 'No/Where' });
      }),
  ],
  [
    'company_not_found',
    () =>
      codeBefore(async () => {
        await alter(sql`alter table participations drop constraint participations_company_id_fkey`);
        await damage('participations', next.id, { company_id: 999_999 });
      }),
  ],
];

describe('a refused code', () => {
  it.each(refusals)(
    'has a message in both languages and stores nothing: %s [ACC-153] [ACC-154] [ACC-155]',
    async (reason, prepare) => {
      const code = await prepare();
      const user = await reader();
      const before = await membersOfNext();
      for (const locale of ['ru', 'en'] as const) {
        const { status, body } = await add(user, code, { 'accept-language': locale });
        const text = texts[reason]?.[locale];
        expect([status, body]).toEqual([422, { message: text, code: reason, errors: { code: [text] } }]);
      }
      expect(await membersOfNext()).toEqual(before);
      const used = await portal.database.read
        .selectFrom('participant_codes')
        .select('used_at')
        .where('code_hash', '=', hashOfCode(code))
        .executeTakeFirst();
      expect(used?.used_at ?? null).toBeNull();
    },
  );

  it('reports that the caller is already a member, and the code stays valid for others [ACC-192]', async () => {
    const { code } = await issue(company);
    const { status, body } = await add(await company.as('edit'), code);
    expect([status, body.code]).toEqual([422, 'already_member']);
  });

  it('is not counted as a guess if the code was correct [ACC-192]', async () => {
    const { code } = await issue(stranger);
    const user = await reader();
    for (let n = 0; n < 11; n += 1) expect((await add(user, code)).body.code).toBe('other_company');
  });

  it('is accepted from another company if the role is installer [ACC-175]', async () => {
    const { code } = await issue(company, 'installer');
    expect((await add(await stranger.as('supervisor'), code)).status).toBe(201);
  });
});
