import { pdfText } from '../testing/pdf-text';
import { TestApp, type TestCaller } from '../testing/test-app';

/** Passes of people over the API, on the demo world of 10.04.2026 (D): exhibition 1 begins in 45 days. */
let portal: TestApp;
let editor: TestCaller;
let reader: TestCaller;
let organizer: TestCaller;

interface Pass {
  id: number;
  type: string;
  status: string;
  comment: string | null;
  lastname: string;
  name: string;
  middlename: string | null;
  created_at: string;
  updated_at: string;
  country: { id: number; name_eng: string; is_simple_visa: boolean } | null;
  birthday: string | null;
}
interface List {
  data: Pass[];
  meta: {
    current_page: number;
    last_page: number;
    per_page: number;
    total: number;
    quota: { count: number; total: number | null };
    accepted_count: number;
    visa_count: number;
    kept_count: number;
    status_counts: Record<string, number>;
  };
}
interface Refusal {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}

const day = 86_400_000;
const path = (participationId = 101, rest = '') => `/participants/${participationId}/personal-passes${rest}`;
const person = (changes: object = {}) => ({
  type: 'certificate',
  company_name: 'ООО «Северная механика»',
  lastname: 'Долгов',
  name: 'Остап',
  middlename: 'Ильич',
  ...changes,
});
const list = async (caller: TestCaller, participationId = 101, query: Record<string, string> = {}) =>
  (await caller.get<List>(path(participationId), { query: { type: 'certificate', ...query } })).body;
const create = async (changes: object = {}, participationId = 101) =>
  (await editor.post<{ data: Pass }>(path(participationId), person(changes))).body.data;
const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, (body as Refusal | null)?.code];
};

beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  portal.clock.set('2026-04-10T09:00:00.000Z');
  editor = await portal.as('editor@severmech.example');
  reader = await portal.as('reader@severmech.example');
  organizer = await portal.as('organizer@fairfront.example');
});

/** Puts a participation back to what the demo world gave it. */
const undoChanges = async (participationId: number) => {
  await portal.database.read
    .deleteFrom('personal_passes')
    .where('participation_id', '=', participationId)
    .where('id', '>', 10_000)
    .execute();
  await portal.database.read
    .updateTable('personal_passes')
    .set({ deleted_at: null, deleted_by: null })
    .where('participation_id', '=', participationId)
    .execute();
};

describe('the list', () => {
  it('shows certificates with visas, others alone, ten a page with totals [PASS-179] [PASS-218] [PASS-219]', async () => {
    const certificates = await list(reader);
    expect(certificates.meta).toMatchObject({ current_page: 1, last_page: 2, per_page: 10, total: 12 });
    expect(certificates.data).toHaveLength(10);
    expect(new Set(certificates.data.map(({ type }) => type))).toEqual(new Set(['certificate', 'visa']));
    expect((await list(reader, 101, { page: '2' })).data).toHaveLength(2);
    expect((await list(reader, 101, { type: 'visa' })).data.map(({ type }) => type)).toEqual(['visa']);
    const fitters = await list(reader, 101, { type: 'installation' });
    expect([fitters.meta.total, new Set(fitters.data.map(({ type }) => type))]).toEqual([7, new Set(['installation'])]);
  });

  it('carries quota and counts of all pages [PASS-063] [PASS-075]', async () => {
    const { meta } = await list(reader);
    expect(meta).toMatchObject({
      quota: { count: 12, total: 30 },
      accepted_count: 8,
      visa_count: 1,
      kept_count: 1,
      status_counts: { accepted: 8, consideration: 3, rejected: 1 },
    });
    expect((await list(reader, 101, { type: 'installation' })).meta.quota).toEqual({ count: 7, total: 20 });
    // without a number of the organiser the area of the stands counts
    expect((await list(await portal.as('supervisor@volga-tools.example'), 130)).meta.quota.total).toBe(12);
  });

  it('orders by date, newest first, or by surname as Russians do [PASS-174] [PASS-176] [PASS-220]', async () => {
    const ids = (await list(reader, 101, { per_page: '50' })).data.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const oldest = (await list(reader, 101, { per_page: '50', order_name: 'id', order_by: 'asc' })).data;
    expect(oldest.map(({ id }) => id)).toEqual([...ids].reverse());
    const surnames = async (order_by: string) =>
      (await list(reader, 101, { per_page: '50', order_name: 'lastname', order_by })).data.map(
        ({ lastname }) => lastname,
      );
    const forward = await surnames('asc');
    expect(forward).toEqual([
      'Абдуллаев-Кириллов',
      'Гринёва',
      'Дементьев',
      'Егоров',
      'Ёлкина',
      'Ершова',
      'Кузнецов',
      'Лебедева',
      'Соколова',
      'Чернов',
      'Müller',
      'Wang',
    ]);
    expect(await surnames('desc')).toEqual([...forward].reverse());
    const fitters = await list(reader, 101, { type: 'installation', order_name: 'created_at', order_by: 'asc' });
    const times = fitters.data.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
  });

  it('refuses unknown types, columns and directions with 422 [PASS-220]', async () => {
    for (const query of [
      {},
      { type: 'guest' },
      { type: 'certificate', order_name: 'created_at' },
      { type: 'certificate', order_name: 'company_name' },
      { type: 'installation', order_name: 'id' },
      { type: 'certificate', order_by: 'down' },
      { type: 'certificate', page: '0' },
    ]) {
      expect([query, (await reader.get(path(), { query: query as Record<string, string> })).status]).toEqual([
        query,
        422,
      ]);
    }
    expect((await list(reader, 101, { per_page: '1000' })).meta.per_page).toBe(100);
  });

  it('equal surnames stand by number, in the direction of the order [PASS-176]', async () => {
    for (const lastname of ['Ёлкина', 'ЕЛКИНА', 'Елкина']) await create({ lastname });
    const namesakes = async (order_by: string) =>
      (await list(reader, 101, { per_page: '50', order_name: 'lastname', order_by })).data
        .filter(({ lastname }) => /^[её]лкина$/i.test(lastname))
        .map(({ id }) => id);
    const forward = await namesakes('asc');
    expect(forward).toHaveLength(4);
    expect(forward).toEqual([...forward].sort((a, b) => a - b));
    expect(await namesakes('desc')).toEqual([...forward].reverse());
    await undoChanges(101);
  });

  it('one pass with all its facts; 404 for one of another participation [PASS-209] [PASS-221] [PASS-239]', async () => {
    const visas = await list(reader, 102, { type: 'visa' });
    const kumar = visas.data.find(({ lastname }) => lastname === 'Kumar');
    const { body } = await reader.get<{ data: Pass }>(path(102, `/${kumar?.id}`));
    expect(body.data).toEqual(kumar);
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining(
        'id type status company_name lastname name middlename created_at country birthday birthday_place'.split(' '),
      ),
    );
    expect(body.data).toMatchObject({
      type: 'visa',
      status: 'rejected',
      birthday: '1979-11-02',
      birthday_place: 'Kathmandu',
      country: { name_eng: 'Nepal', is_simple_visa: false },
    });
    expect((await reader.get(path(101, `/${kumar?.id}`))).status).toBe(404);
    expect((await reader.get(path(102, '/999999'))).status).toBe(404);
  });
});

describe('creation', () => {
  afterEach(() => undoChanges(101));

  it('answers 201 with the pass in consideration, number, time, creator and a code of its own [PASS-120] [PASS-224] [PASS-225]', async () => {
    const { status, body } = await editor.post<{ data: Pass }>(path(), person({ lastname: '  Долгов ' }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      type: 'certificate',
      status: 'consideration',
      lastname: 'Долгов',
      middlename: 'Ильич',
      created_at: '2026-04-10T09:00:00.000Z',
    });
    const second = await create({ type: 'installation', middlename: undefined, middle_name: 'Петрович' });
    expect(second).toMatchObject({ type: 'installation', middlename: 'Петрович' });
    for (const [type, spelling] of [
      ['certificate', 'middle_name'],
      ['installation', 'middlename'],
    ]) {
      const names = { middlename: undefined, [String(spelling)]: 'Петрович' };
      expect(await create({ type, ...names })).toMatchObject({ type, middlename: 'Петрович' });
    }
    const rows = await portal.database.read
      .selectFrom('personal_passes')
      .select(['id', 'barcode', 'created_by'])
      .execute();
    expect(new Set(rows.map(({ barcode }) => barcode)).size).toBe(rows.length);
    const { id: editorId } = await portal.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'editor@severmech.example')
      .executeTakeFirstOrThrow();
    expect(rows.filter(({ id }) => id > 10_000).map(({ created_by }) => created_by)).toEqual([
      editorId,
      editorId,
      editorId,
      editorId,
    ]);
    expect((await list(editor)).meta.quota).toEqual({ count: 14, held: 0, total: 30 });
  });

  it('names every wrong field at once, in the language of the caller, and stores nothing [PASS-244] [PASS-258]', async () => {
    const wrong = { type: 'certificate', company_name: ' ', lastname: "O'Neil", name: 'я'.repeat(51) };
    const russian = await editor.post<Refusal>(path(), wrong);
    expect(russian).toMatchObject({
      status: 422,
      body: {
        code: 'fields_invalid',
        message: 'Проверьте поля пропуска',
        errors: {
          company_name: ['Обязательное поле'],
          lastname: ['Допустимы только буквы, пробел, дефис и тире'],
          name: ['Не более 50 символов'],
        },
      },
    });
    const english = await editor.post<Refusal>(path(), wrong, { headers: { 'accept-language': 'en' } });
    expect(english.body).toMatchObject({
      message: 'Check the pass fields',
      errors: { company_name: ['This field is required'] },
    });
    expect((await list(editor)).meta.quota.count).toBe(12);
    expect((await editor.post(path(), person({ type: 'guest' }))).status).toBe(422);
  });

  it('a visa needs country, birthday and birthplace; a wrong birthday has its own code [PASS-212] [PASS-245] [PASS-246] [PASS-257]', async () => {
    const countries = await portal.database.read.selectFrom('countries').selectAll().execute();
    const country = (name: string) => countries.find(({ name_eng }) => name_eng === name)?.id;
    const visa = { type: 'visa', country_id: country('China'), birthday: '1990-01-31', birthday_place: 'Beijing' };
    expect(await create(visa)).toMatchObject({ type: 'visa', birthday: '1990-01-31', country: { name_eng: 'China' } });
    const early = await editor.post<Refusal>(path(), person({ ...visa, birthday: '1899-12-31' }));
    expect(early.body).toMatchObject({
      code: 'birth_date_invalid',
      errors: { birthday: ['Укажите дату рождения не раньше 01.01.1900 и не позже сегодняшнего дня'] },
    });
    const russian = await editor.post<Refusal>(path(), person({ ...visa, country_id: country('Russia') }));
    expect(russian.body.errors).toEqual({ country_id: ['Гражданам России визовое приглашение не требуется'] });
    const unknown = await editor.post<Refusal>(path(), person({ ...visa, country_id: 999_999 }));
    expect(unknown.body.errors).toEqual({ country_id: ['Выберите из списка'] });
    // D+12 is the last day of difficult visas, D+25 of simple ones
    portal.clock.set('2026-04-23T00:00:00.000Z');
    const late = await editor.post<Refusal>(path(), person({ ...visa, country_id: country('Nepal') }));
    expect(late.body.errors?.country_id?.[0]).toContain('не менее 50 дней');
    expect((await editor.post(path(), person(visa))).status).toBe(201);
  });

  it('is once per key: a repeat answers the first pass, another body is refused [PASS-279] [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '8c2d9f6e-6c9f-4a7e-9a5f-0d1f6a1f2b3c' };
    const [first, second] = await Promise.all([
      editor.post<{ data: Pass }>(path(), person(), { headers }),
      editor.post<{ data: Pass }>(path(), person(), { headers }),
    ]);
    const repeat = await editor.post<{ data: Pass }>(path(), person(), { headers });
    const ids = [first, second, repeat].filter(({ status }) => status === 201).map(({ body }) => body.data.id);
    expect(new Set(ids).size).toBe(1);
    expect((await list(editor)).meta.quota.count).toBe(13);
    const other = await editor.post<Refusal>(path(), person({ name: 'Пётр' }), { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    const wrong = { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-000000000001' };
    expect((await editor.post(path(), person({ name: '' }), { headers: wrong })).status).toBe(422);
    expect((await editor.post(path(), person(), { headers: wrong })).status).toBe(201);
  });

  it('needs write access, the flag and the time of the kind [PASS-240] [PASS-241] [PASS-242]', async () => {
    const readers = await reader.post<Refusal>(path(), person());
    expect([readers.status, readers.body.code, readers.body.message]).toEqual([
      403,
      'no_write_access',
      'У вас нет прав на изменение пропусков',
    ]);
    const closed = await editor.post<Refusal>(path(105), person());
    expect([closed.status, closed.body.code, closed.body.message]).toEqual([
      403,
      'creation_disabled',
      'Оформление пропусков закрыто организатором',
    ]);
    const late = await editor.post<Refusal>(path(103), person());
    expect([late.status, late.body.code, late.body.message]).toEqual([
      422,
      'deadline_reached',
      'Срок оформления этих пропусков истёк',
    ]);
    // exhibition 1: until D+38, 18.05.2026 23:59:59 in Moscow
    portal.clock.set('2026-05-18T20:59:59.999Z');
    editor = await portal.as('editor@severmech.example');
    expect((await editor.post(path(), person())).status).toBe(201);
    portal.clock.set('2026-05-18T21:00:00.000Z');
    expect(await refusal(editor.post(path(), person()))).toEqual([422, 'deadline_reached']);
  });

  it('asks nobody whether he is a resident [PASS-031]', async () => {
    const setResident = (is_not_resident: boolean) =>
      portal.database.read.updateTable('participations').set({ is_not_resident }).where('id', '=', 101).execute();
    const before = (await list(editor)).meta.quota;
    await setResident(true);
    expect((await editor.post(path(), person())).status).toBe(201);
    expect((await list(editor)).meta.quota).toEqual({ ...before, count: before.count + 1 });
    await setResident(false);
  });

  it('counts passes of every status; a rejected one that is deleted frees its place [PASS-053] [PASS-243]', async () => {
    const { data, meta } = await list(editor, 101, { per_page: '50' });
    const rejected = data.find(({ status, type }) => status === 'rejected' && type === 'certificate');
    const setQuota = (quota_certificate: number) =>
      portal.database.read.updateTable('participations').set({ quota_certificate }).where('id', '=', 101).execute();
    await setQuota(meta.total);
    expect(await refusal(editor.post(path(), person()))).toEqual([422, 'quota_reached']);
    expect((await editor.delete(path(101, `/${rejected?.id}`))).status).toBe(204);
    expect((await editor.post(path(), person())).status).toBe(201);
    expect(await refusal(editor.post(path(), person()))).toEqual([422, 'quota_reached']);
    await setQuota(30);
  });

  it('shows the same total to users who cannot load the sub-exhibitors [PASS-063]', async () => {
    const email = 'supervisor@stankoprom.example';
    const setRole = (role: 'installer' | 'supervisor') =>
      portal.database.read
        .updateTable('participation_users')
        .set({ role })
        .where('participation_id', '=', 110)
        .where('user_id', '=', ({ selectFrom }) => selectFrom('users').select('id').where('email', '=', email))
        .execute();
    await setRole('installer');
    const installer = await portal.as(email);
    expect((await installer.get('/participants/110/sub-participants')).status).toBe(403);
    expect((await list(installer, 110)).meta.quota.total).toBe(28);
    await setRole('supervisor');
  });

  it('ends at the quota of its own participation [PASS-051] [PASS-060] [PASS-243] [PASS-251]', async () => {
    const collective = await portal.as('supervisor@stankoprom.example');
    expect((await list(collective, 110)).meta.quota).toEqual({ count: 2, held: 0, total: 28 });
    expect((await list(collective, 111)).meta.quota).toEqual({ count: 1, held: 0, total: 5 });
    for (let number = 2; number <= 5; number += 1) {
      expect((await collective.post(path(111), person())).status).toBe(201);
    }
    expect(await refusal(collective.post(path(111), person()))).toEqual([422, 'quota_reached']);
    expect((await list(collective, 110)).meta.quota).toEqual({ count: 2, held: 0, total: 28 });
    expect(await refusal(collective.post(path(113), person()))).toEqual([422, 'quota_reached']);
    expect((await list(collective, 113)).meta.quota).toEqual({ count: 0, held: 0, total: null });
    await undoChanges(111);
  });
});

describe('deletion', () => {
  afterEach(async () => {
    await undoChanges(101);
    await undoChanges(102);
  });

  it('of one pass answers 204 and takes it out of list, count, detail and check at once [PASS-226] [PASS-250] [PASS-266]', async () => {
    const pass = await create();
    const stored = await portal.database.read
      .selectFrom('personal_passes')
      .select('barcode')
      .where('id', '=', pass.id)
      .executeTakeFirstOrThrow();
    const byCode = `/participants/101/passes/by-code/${stored.barcode.toLowerCase()}`;
    expect((await reader.get<{ data: unknown }>(byCode)).body.data).toMatchObject({
      kind: 'personal',
      pass: { id: pass.id },
    });
    expect((await editor.delete(path(101, `/${pass.id}`))).status).toBe(204);
    expect((await list(editor)).meta.quota.count).toBe(12);
    expect((await editor.get(path(101, `/${pass.id}`))).status).toBe(404);
    expect((await editor.delete(path(101, `/${pass.id}`))).status).toBe(404);
    const gone = await reader.get<Refusal>(byCode);
    expect([gone.status, gone.body.message]).toEqual([404, 'У этого участника нет такого пропуска']);
  });

  it('of a visa only when it is rejected [PASS-112] [PASS-247]', async () => {
    const { data } = await list(editor, 102, { type: 'visa' });
    const of = (status: string) => data.find((pass) => pass.status === status)?.id;
    const kept = await editor.delete<Refusal>(path(102, `/${of('accepted')}`));
    expect([kept.status, kept.body.code, kept.body.message]).toEqual([
      422,
      'visa_not_rejected',
      'Визовый пропуск можно удалить, только если он отклонён',
    ]);
    expect((await editor.delete(path(102, `/${of('rejected')}`))).status).toBe(204);
  });

  it('of all leaves the visas that are not rejected and names them [PASS-227] [PASS-228] [PASS-240]', async () => {
    const visas = (await list(editor, 102, { type: 'visa' })).data;
    const accepted = visas.find(({ status }) => status === 'accepted')?.id;
    const { status, body } = await editor.delete(path(102), { query: { type: 'certificate' } });
    expect([status, body]).toEqual([
      200,
      { data: { deleted: 7, kept: [{ id: accepted, reason: 'visa_not_rejected' }] } },
    ]);
    expect((await list(editor, 102)).meta).toMatchObject({ total: 1, quota: { count: 1 } });
    expect((await list(editor, 102, { type: 'installation' })).meta.total).toBe(7);
    expect((await editor.delete(path(102))).status).toBe(422);
    expect(await refusal(reader.delete(path(102), { query: { type: 'installation' } }))).toEqual([
      403,
      'no_write_access',
    ]);
    expect((await list(editor, 102, { type: 'installation' })).meta.total).toBe(7);
  });

  it('stays allowed after the deadline and with the flag set [PASS-241] [PASS-242]', async () => {
    const supervisor = await portal.as('supervisor@severmech.example');
    const [late] = (await list(supervisor, 103)).data;
    expect((await supervisor.delete(path(103, `/${late?.id}`))).status).toBe(204);
    await undoChanges(103);
    await portal.database.read
      .updateTable('exhibitions')
      .set({ create_personal_pass_disabled: true })
      .where('id', '=', 2)
      .execute();
    const [closed] = (await list(supervisor, 102)).data.filter(({ type }) => type === 'certificate');
    expect((await supervisor.delete(path(102, `/${closed?.id}`))).status).toBe(204);
    await portal.database.read
      .updateTable('exhibitions')
      .set({ create_personal_pass_disabled: false })
      .where('id', '=', 2)
      .execute();
  });

  it('can be taken back for 10 minutes, as it was [PASS-276]', async () => {
    const pass = await create();
    await organizer.patch(`/organizer/personal-passes/${pass.id}`, { status: 'accepted' });
    const before = (await editor.get<{ data: Pass }>(path(101, `/${pass.id}`))).body.data;
    await editor.delete(path(101, `/${pass.id}`));
    expect(await refusal(reader.post(path(101, `/${pass.id}/restore`)))).toEqual([403, 'no_write_access']);
    portal.clock.advance(600_000);
    const back = await editor.post<{ data: Pass }>(path(101, `/${pass.id}/restore`));
    expect([back.status, back.body.data]).toEqual([200, before]);
    expect((await editor.post(path(101, `/${pass.id}/restore`))).status).toBe(200);
    expect((await editor.post(path(102, `/${pass.id}/restore`))).status).toBe(404);

    await editor.delete(path(101, `/${pass.id}`));
    portal.clock.advance(600_001);
    expect((await editor.post(path(101, `/${pass.id}/restore`))).status).toBe(404);
    portal.clock.advance(29 * day);
    organizer = await portal.as('organizer@fairfront.example');
    expect((await organizer.post(`/organizer/personal-passes/${pass.id}/restore`)).status).toBe(200);
    editor = await portal.as('editor@severmech.example');
    await editor.delete(path(101, `/${pass.id}`));
    portal.clock.advance(30 * day + 1);
    organizer = await portal.as('organizer@fairfront.example');
    expect((await organizer.post(`/organizer/personal-passes/${pass.id}/restore`)).status).toBe(404);
  });

  it('can be taken back after the deadline and with the flag set, too [PASS-276]', async () => {
    const pass = await create();
    // exhibition 1: until D+38, 18.05.2026 23:59:59 in Moscow
    portal.clock.set('2026-05-18T20:59:00.000Z');
    editor = await portal.as('editor@severmech.example');
    await editor.delete(path(101, `/${pass.id}`));
    portal.clock.set('2026-05-18T21:01:00.000Z');
    expect(await refusal(editor.post(path(), person()))).toEqual([422, 'deadline_reached']);
    expect((await editor.post(path(101, `/${pass.id}/restore`))).status).toBe(200);
    const setFlag = (create_personal_pass_disabled: boolean) =>
      portal.database.read
        .updateTable('exhibitions')
        .set({ create_personal_pass_disabled })
        .where('id', '=', 1)
        .execute();
    await setFlag(true);
    await editor.delete(path(101, `/${pass.id}`));
    expect((await editor.post(path(101, `/${pass.id}/restore`))).status).toBe(200);
    await setFlag(false);
  });

  it('is not taken back when the place is taken [PASS-276]', async () => {
    const collective = await portal.as('supervisor@stankoprom.example');
    const [only] = (await list(collective, 111)).data;
    await collective.delete(path(111, `/${only?.id}`));
    for (let number = 1; number <= 5; number += 1) await collective.post(path(111), person());
    expect(await refusal(collective.post(path(111, `/${only?.id}/restore`)))).toEqual([422, 'quota_reached']);
    await undoChanges(111);
  });
});

describe('PDF files', () => {
  const download = (caller: TestCaller, participationId: number, rest: string) =>
    caller.get<Refusal>(path(participationId, rest));

  it('of an accepted pass in its window, with a Russian name in both languages [PASS-195] [PASS-196] [PASS-222]', async () => {
    const sokolova = (await list(reader, 102)).data.find(({ lastname }) => lastname === 'Соколова');
    const file = await reader.get(path(102, `/${sokolova?.id}/download`), { headers: { 'accept-language': 'en' } });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent(`Пропуск участника ${sokolova?.id}.pdf`));
    const text = pdfText(file.raw);
    for (const part of ['Соколова', 'Ирина Андреевна', 'Мебельный салон', 'A-112', 'Пропуск участника']) {
      expect(text.toLowerCase()).toContain(part.toLowerCase());
    }
  });

  it('not of a visa, of a pass that waits or was rejected, nor outside the window [PASS-248] [PASS-280]', async () => {
    const { data } = await list(reader, 102);
    for (const pass of data.filter(({ type, status }) => type === 'visa' || status !== 'accepted')) {
      const refused = await download(reader, 102, `/${pass.id}/download`);
      expect([pass.type, refused.status, refused.body.code]).toEqual([pass.type, 403, 'not_printable']);
    }
    const accepted = (await list(reader, 101)).data.find(({ status }) => status === 'accepted');
    const closed = await download(reader, 101, `/${accepted?.id}/download`);
    expect([closed.status, closed.body.message]).toEqual([403, 'Сейчас этот пропуск нельзя скачать или распечатать']);
    // print of exhibition 1 opens at D+35, 15.05.2026 00:00:00 in Moscow
    portal.clock.set('2026-05-14T20:59:59.999Z');
    reader = await portal.as('reader@severmech.example');
    expect((await download(reader, 101, `/${accepted?.id}/download`)).status).toBe(403);
    portal.clock.set('2026-05-14T21:00:00.000Z');
    expect((await download(reader, 101, `/${accepted?.id}/download`)).status).toBe(200);
  });

  it('of all accepted passes of a type, by surname, without visas [PASS-202] [PASS-223] [PASS-248]', async () => {
    const pack = await reader.get(path(102, '/download'), { query: { type: 'certificate' } });
    expect(pack.headers['content-disposition']).toContain(encodeURIComponent('Пропуска участников 102.pdf'));
    const text = pdfText(pack.raw);
    const places = ['Дементьев', 'Кузнецов', 'Лебедева', 'Соколова'].map((lastname) => text.indexOf(lastname));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    for (const absent of ['Гринёва', 'Чернов', 'Kumar', 'Li']) expect(text).not.toContain(absent);
    const fitters = await reader.get(path(102, '/download'), { query: { type: 'installation' } });
    expect(fitters.headers['content-disposition']).toContain(encodeURIComponent('Пропуска на монтаж 102.pdf'));

    const visas = await reader.get<Refusal>(path(102, '/download'), { query: { type: 'visa' } });
    expect([visas.status, visas.body.code]).toEqual([404, 'nothing_to_print']);
    const outside = await reader.get<Refusal>(path(101, '/download'), { query: { type: 'certificate' } });
    expect([outside.status, outside.body.code]).toEqual([403, 'not_printable']);
    expect((await reader.get(path(102, '/download'))).status).toBe(422);
  });
});

describe('decisions of the organiser', () => {
  afterEach(() => undoChanges(101));
  const decide = (passId: number, body: object) =>
    organizer.patch<{ data: Pass }>(`/organizer/personal-passes/${passId}`, body);

  it('move among all statuses, with a comment only for a rejection [PASS-249] [PASS-284]', async () => {
    const pass = await create();
    portal.clock.advance(1000);
    expect((await decide(pass.id, { status: 'accepted', comment: 'лишнее' })).body.data).toMatchObject({
      status: 'accepted',
      comment: null,
      updated_at: '2026-04-10T09:00:01.000Z',
    });
    expect((await decide(pass.id, { status: 'rejected', comment: ' Нет документа ' })).body.data).toMatchObject({
      status: 'rejected',
      comment: 'Нет документа',
    });
    expect((await decide(pass.id, { status: 'consideration' })).body.data).toMatchObject({ comment: null });
    expect((await decide(pass.id, { status: 'lost' })).status).toBe(422);
    expect((await decide(999_999, { status: 'accepted' })).status).toBe(404);
    await editor.delete(path(101, `/${pass.id}`));
    expect((await decide(pass.id, { status: 'accepted' })).status).toBe(404);
    expect((await editor.patch(`/organizer/personal-passes/${pass.id}`, { status: 'accepted' })).status).toBe(403);
  });

  it('tell the channel and the users of the participation once per change [PASS-205] [PASS-207] [PASS-208] [SVC-144]', async () => {
    const pass = await create();
    await portal.database.read.deleteFrom('outbox').execute();
    await decide(pass.id, { status: 'accepted' });
    await decide(pass.id, { status: 'accepted' });
    const events = await portal.events();
    expect(events.filter(({ event }) => event === 'personal-pass.status-updated')).toEqual([
      {
        channel: 'private-participants.101',
        event: 'personal-pass.status-updated',
        data: { id: pass.id, type: 'certificate', status: 'accepted', updated_at: '2026-04-10T09:00:00.000Z' },
      },
    ]);
    const news = events.filter(({ event }) => event === 'notification.created');
    expect(news).toHaveLength(5);
    expect(news[0]?.data).toMatchObject({
      type: 'personal-pass',
      data: {
        message_rus: 'Пропуск (Долгов Остап): Принят',
        message_eng: 'Pass of Долгов Остап: Accepted',
        participant_id: 101,
        subject: { kind: 'personal-pass', id: pass.id },
      },
    });
  });

  it('leave with every other write a trace that the pass can show [PASS-250] [PASS-281]', async () => {
    const pass = await create();
    await decide(pass.id, { status: 'rejected', comment: 'Нет документа' });
    await editor.delete(path(101, `/${pass.id}`));
    await editor.post(path(101, `/${pass.id}/restore`));
    const { body } = await reader.get<{ data: object[] }>(path(101, `/${pass.id}/history`));
    expect(body.data).toMatchObject([
      { action: 'created', by: { name: expect.stringContaining(' ') as string, is_organizer: false } },
      {
        action: 'status-changed',
        status: 'rejected',
        comment: 'Нет документа',
        by: { name: null, is_organizer: true },
      },
      { action: 'deleted' },
      { action: 'restored', at: '2026-04-10T09:00:00.000Z' },
    ]);
    expect((await reader.get(path(102, `/${pass.id}/history`))).status).toBe(404);
  });

  it('begin with a list over all participations [PASS-285]', async () => {
    const all = await organizer.get<{ data: { kind: string; created_at: string }[]; meta: { total: number } }>(
      '/organizer/passes',
      { query: { status: 'consideration', participant_id: '101', per_page: '50' } },
    );
    expect(all.body.meta.total).toBe(6);
    const times = all.body.data.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
    expect(new Set(all.body.data.map(({ kind }) => kind))).toEqual(new Set(['personal', 'car']));
    const visas = await organizer.get<{ meta: { total: number } }>('/organizer/passes', { query: { type: 'visa' } });
    expect(visas.body.meta.total).toBe(3);
    const cars = await organizer.get<{ meta: { total: number } }>('/organizer/passes', { query: { kind: 'car' } });
    expect(cars.body.meta.total).toBe(6);
    expect((await editor.get('/organizer/passes')).status).toBe(403);
  });
});
