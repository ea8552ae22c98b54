import { aCompany } from '../../testing/builders/participations';
import { aPersonalPass } from '../../testing/builders/passes';
import { anExhibitorNamed } from '../../testing/builders/collective-stand';
import { anExhibitor, aTeam, type Exhibitor } from '../../testing/builders/exhibitor';
import { join, type User } from '../../testing/builders/users';
import { pdfText } from '../../testing/pdf-text';
import { TestApp, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let reader: TestCaller;
let user: User;
let supervisor: User;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitorNamed(portal, ['ООО «Северная механика»', 'Severnaya Mekhanika LLC']);
  ({ read: user, supervisor } = await aTeam(exhibitor));
  await join(portal, user, await anExhibitor(portal, { company_id: exhibitor.companyId }), 'read');
  await portal.database.read.updateTable('users').set({ phone: '79160000004' }).where('id', '=', user.id).execute();
  reader = await exhibitor.as('read');
});
afterEach(() => portal.stop());

const exported = (format: string, caller = reader, locale = 'ru') =>
  caller.call('GET', '/auth/user/export', { query: { format }, headers: { 'accept-language': locale } });
const flat = (text: string) => text.replace(/\s+/g, ' ');

it("the caller's data is exported as uncached JSON and PDF files [SHELL-480]", async () => {
  await reader.post('/feedbacks', { name: 'Мария', message: 'Где парковка?', email: null, phone: '+79160000004' });
  const json = await exported('json');
  expect(json.status).toBe(200);
  expect(json.headers['cache-control']).toBe('private, no-store');
  expect(decodeURIComponent(String(json.headers['content-disposition']))).toContain('Мои данные 10.04.2026.json');
  const data = JSON.parse(json.raw.toString()) as Record<string, unknown>;
  expect(data).toMatchObject({
    email: user.email,
    lastname: 'Лебедева',
    phone: '+79160000004',
    participations: [{ company_rus: expect.stringContaining('Северная механика'), role: 'read' }, { role: 'read' }],
    feedbacks: [{ text: 'Где парковка?' }],
    sessions: [expect.objectContaining({ created_at: expect.any(String) })],
  });
  expect(json.raw.toString()).not.toMatch(/token|hash|password/);
  const pdf = await exported('pdf');
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = flat(pdfText(pdf.raw));
  for (const part of ['Данные, которые портал хранит о вас', 'Лебедева', user.email, 'Где парковка?']) {
    expect(text).toContain(part);
  }
  expect((await portal.visitor.get('/auth/user/export')).status).toBe(401);
  expect((await exported('xml')).status).toBe(422);
  const log = await portal.database.read
    .selectFrom('audit_log')
    .select(['user_id', 'details'])
    .where('action', '=', 'own-data.exported')
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { user_id: user.id, details: { format: 'json' } },
    { user_id: user.id, details: { format: 'pdf' } },
  ]);
});

it('the PDF describes actions and notification kinds in words [SHELL-480]', async () => {
  await portal.database.read
    .insertInto('notifications')
    .values({
      ...{
        user_id: user.id,
        kind: 'pass-status',
        type: 'car-pass',
        participation_id: exhibitor.id,
        subject: null,
        read_at: null,
        reason: null,
      },
      ...{ message_rus: 'Пропуск', message_eng: 'Pass', created_at: portal.clock.now() },
    })
    .execute();
  await exported('json');
  const russian = flat(pdfText((await exported('pdf')).raw));
  const english = flat(pdfText((await exported('pdf', reader, 'en')).raw));
  for (const part of ['Скачаны данные о себе', 'Пропуска на автомобили']) expect(russian).toContain(part);
  for (const part of ['Own data downloaded', 'Car passes']) expect(english).toContain(part);
  for (const text of [russian, english]) expect(text).not.toMatch(/own-data|car-pass/);
});

it('the export is limited to ten per hour [SHELL-480]', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await exported('json')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect((await exported('json', await exhibitor.as('edit'))).status).toBe(200);
  portal.clock.advance(3_600_000);
  expect((await exported('json')).status).toBe(200);
});

it('the export contains nothing of other people or companies, whatever is stored beside it [SHELL-481]', async () => {
  const { read } = portal.database;
  for (let n = 0; n < 12; n += 1) {
    await aCompany(portal, { name_rus: `ООО «Сосед ${n}»`, name_eng: `Neighbour ${n} LLC` });
    await aPersonalPass(portal, exhibitor, { lastname: `Чужаков-${'абвгдежзиклм'[n]}` });
    await (await anExhibitor(portal)).member('supervisor', { lastname: `Соседов-${n}` });
  }
  // planted: texts written by others to and about the same participation and exhibition
  const planted = 'Подложенное';
  await read
    .insertInto('feedbacks')
    .values({
      ...{
        user_id: supervisor.id,
        locale: 'ru',
        name: planted,
        email: 'planted@x.example',
        phone: null,
        message: planted,
      },
      created_at: portal.clock.now(),
    })
    .execute();
  await read
    .insertInto('notifications')
    .values({
      ...{
        user_id: user.id,
        kind: 'order',
        type: 'order',
        participation_id: exhibitor.id,
        subject: null,
        read_at: null,
      },
      ...{
        message_rus: `${planted}: пропуск Носова`,
        message_eng: planted,
        reason: planted,
        created_at: portal.clock.now(),
      },
    })
    .execute();
  await read
    .insertInto('audit_log')
    .values({
      ...{ user_id: supervisor.id, participation_id: exhibitor.id, action: 'planted.action', subject: planted },
      ...{ details: JSON.stringify({ note: planted }), created_at: portal.clock.now() },
    })
    .execute();
  const users = await read
    .selectFrom('users')
    .select(['email', 'lastname', 'phone'])
    .where('id', '<>', user.id)
    .execute();
  const passes = await read.selectFrom('personal_passes').select(['lastname', 'company_name']).execute();
  const companies = await read
    .selectFrom('companies')
    .select(['name_rus', 'name_eng'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('participations as p')
            .innerJoin('participation_users as pu', 'pu.participation_id', 'p.id')
            .select('p.id')
            .whereRef('p.company_id', '=', 'companies.id')
            .where('pu.user_id', '=', user.id),
        ),
      ),
    )
    .execute();
  const own = (await read.selectFrom('users').selectAll().where('id', '=', user.id).execute()).flatMap(Object.values);
  const foreign = [...users, ...companies, ...passes.map(({ lastname }) => ({ lastname }))]
    .flatMap((row): unknown[] => Object.values(row))
    .filter((value): value is string => typeof value === 'string' && value.length > 3 && !own.includes(value));
  expect(foreign.length).toBeGreaterThan(40);
  const files = [(await exported('json')).raw.toString(), flat(pdfText((await exported('pdf')).raw))];
  for (const text of files) {
    expect(text).toContain('Лебедева');
    const found = [...foreign, planted, 'planted'].filter((part) => text.includes(part));
    expect(found).toEqual([]);
  }
});
