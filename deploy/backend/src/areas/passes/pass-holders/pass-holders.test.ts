import { sql } from 'kysely';
import { pdfText } from '../../../testing/pdf-text';
import { aCountry } from '../../../testing/builders/exhibitions';
import { aParticipation, aSubExhibitor, type Participation } from '../../../testing/builders/participations';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { aMember, asMember, type User } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { PassHolders } from './pass-holders.repository';

let portal: TestApp;
let supervisor: TestCaller;
let participation: Participation;
/** The supervisor's account. */
let user: User;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal, { type: 'collective' });
  user = await aMember(portal, participation, 'supervisor');
  supervisor = await portal.as(user.email);
  await aPersonalPass(portal, participation, { lastname: 'Лебедева', name: 'Мария' });
  await aPersonalPass(portal, participation, { type: 'installation', lastname: 'Ахметов' });
  await aCarPass(portal, participation);
});
afterEach(() => portal.stop());

type HolderFile = PassHolders & { kept: string; not_kept: string };

const exported = (caller: TestCaller, { id = participation.id, ...query }: Record<string, string | number> = {}) =>
  caller.call('GET', `/participants/${id}/pass-holders/export`, {
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  });
const fileOf = async (caller: TestCaller, query: Record<string, string | number> = {}) => {
  const answer = await exported(caller, query);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.raw.toString()) as HolderFile;
};

/** A visa holder who filled in a link, was rejected and then deleted. */
const plantHolder = async (): Promise<number> => {
  const { read } = portal.database;
  const at = portal.clock.now();
  const { id } = await aPersonalPass(portal, participation, {
    ...{ type: 'visa', status: 'rejected', comment: 'Нет копии паспорта' },
    ...{ company_name: 'ООО «Ромашка»', lastname: 'Гарсия', name: 'Карлос' },
    ...{ country_id: (await aCountry(portal)).id, birthday: '1980-02-01', birthday_place: 'Мадрид' },
    ...{ barcode: 'PLANTED0000001', created_by: user.id, deleted_at: at, deleted_by: user.id },
  });
  await read
    .insertInto('pass_links')
    .values({
      ...{
        participation_id: participation.id,
        email: 'carlos@madrid.example',
        name: 'Карлос',
        company_name: 'ООО «Ромашка»',
      },
      ...{ asks_visa: true, locale: 'en', expires_at: at, wanted_until: at, created_at: at, created_by: user.id },
      ...{ mailed_at: at, opened_at: at, filled_at: at, pass_id: id, revoked_at: null, revoked_by: null },
    })
    .execute();
  await read
    .insertInto('audit_log')
    .values({
      ...{ user_id: user.id, participation_id: participation.id, action: 'personal-pass.status-changed' },
      ...{ subject: `personal-pass ${id}`, created_at: at },
      details: JSON.stringify({ from: 'consideration', status: 'rejected', comment: 'Нет копии паспорта' }),
    })
    .execute();
  return id;
};

it('the export contains everything stored about the people on the passes, including deleted passes and drivers [SHELL-483]', async () => {
  const id = await plantHolder();
  const { people, drivers, kept, not_kept } = await fileOf(supervisor);
  const { read } = portal.database;
  const count = async (table: 'personal_passes' | 'car_passes') =>
    (await read.selectFrom(table).select('id').where('participation_id', '=', participation.id).execute()).length;
  expect([people.length, drivers.length]).toEqual([await count('personal_passes'), await count('car_passes')]);
  expect(people.find((person) => person.id === id)).toMatchObject({
    ...{ type: 'visa', status: 'rejected', comment: 'Нет копии паспорта', lastname: 'Гарсия', name: 'Карлос' },
    ...{ birthday: '1980-02-01', birthday_place: 'Мадрид', barcode: 'PLANTED0000001', country_rus: expect.any(String) },
    deleted_at: expect.any(String),
    links: [{ email: 'carlos@madrid.example', filled_at: expect.any(String) }],
    history: [{ action: 'personal-pass.status-changed', status: 'rejected', comment: 'Нет копии паспорта' }],
  });
  expect(drivers[0]).toMatchObject({ lastname: expect.any(String), phone: expect.any(String) });
  expect([kept, not_kept]).toEqual([
    expect.stringContaining('пока участие есть на портале'),
    'Должности, фотографии и номера документов людей из пропусков',
  ]);
});

it('the export is also available as PDF, and for one pass only, which answers a request of that person [SHELL-483]', async () => {
  const id = await plantHolder();
  const pdf = await exported(supervisor, { format: 'pdf', pass_id: id });
  expect([pdf.status, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ]);
  const text = pdfText(pdf.raw).replace(/\s+/g, ' ');
  for (const part of [
    'перестаёт работать в указанный срок',
    'именного пропуска: отклонён. Нет копии',
    'Гарсия Карлос',
    `Визовый пропуск № ${id}`,
    '01.02.1980',
    'carlos@madrid.example',
    'отклонён',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/holders\./);
  expect(text).not.toContain('Лебедева');
  const { people, drivers, invited } = await fileOf(supervisor, { pass_id: id });
  expect([people.map((person) => person.id), drivers, invited]).toEqual([[id], [], []]);
  expect((await exported(supervisor, { pass_id: 999_999 })).status).toBe(404);
});

it('the export is open to administrators only, including those of the collective organiser [SHELL-483]', async () => {
  for (const role of ['edit', 'read'] as const) {
    expect([role, (await exported(await asMember(portal, participation, role))).status]).toEqual([role, 403]);
  }
  const nonMember = await asMember(portal, await aParticipation(portal), 'supervisor');
  expect((await exported(nonMember)).status).toBe(404);
  expect((await exported(portal.visitor)).status).toBe(401);
  const sub = await aSubExhibitor(portal, participation);
  const own = await aPersonalPass(portal, sub);
  expect((await fileOf(supervisor, { id: sub.id })).people.map(({ id }) => id)).toEqual([own.id]);
  // a pass of another company answers 404
  expect((await exported(supervisor, { id: sub.id, pass_id: await plantHolder() })).status).toBe(404);
});

it('the export names nobody who has worked with the passes [SHELL-218] [SHELL-483]', async () => {
  await plantHolder();
  const text = (await exported(supervisor)).raw.toString();
  const users = await portal.database.read.selectFrom('users').select('email').execute();
  expect(users.map(({ email }) => email).filter((email) => text.includes(email))).toEqual([]);
});

it('the export is audited and limited to ten per hour [SHELL-483]', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await exported(supervisor)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  const log = await portal.database.read
    .selectFrom('audit_log')
    .select(['user_id', 'participation_id', 'details'])
    .where('action', '=', 'pass-holders.exported')
    .execute();
  expect(log).toHaveLength(10);
  expect(log[0]).toEqual({ user_id: user.id, participation_id: participation.id, details: { format: 'json' } });
  portal.clock.advance(3_600_000);
  expect((await exported(supervisor)).status).toBe(200);
});

it('every column of passes and links is either in the export or contains no personal data [SHELL-483]', async () => {
  const id = await plantHolder();
  const { people, drivers } = await fileOf(supervisor);
  const person = people.find((one) => one.id === id);
  // who acted is not data about the holder, `changed_at` is a row version, `search_key` repeats other columns
  const acted = ['created_by', 'deleted_by', 'participation_id', 'changed_at', 'search_key'];
  const tables: [string, object | undefined, string[]][] = [
    // the sort key is the surname, and the country is exported by name
    ['personal_passes', person, [...acted, 'lastname_sort', 'country_id']],
    ['car_passes', drivers[0], [...acted, 'car_type_id', 'load_capacity', 'target', 'stand_id', 'cargos']],
    ['pass_links', person?.links[0], [...acted, 'id', 'pass_id', 'revoked_by']],
  ];
  for (const [table, row, leftOut] of tables) {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = any(current_schemas(false))`.execute(portal.database.read);
    const expected = rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
    expect([table, Object.keys(row ?? {})]).toEqual([table, expect.arrayContaining(expected)]);
  }
});
