import { pdfText } from '../../../testing/pdf-text';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Car passes through the API, on the demo data of 10.04.2026 (D): installation of exhibition 1 is D+40 to D+44. */
let portal: TestApp;
let editor: TestCaller;
let reader: TestCaller;
let organizer: TestCaller;

interface CarPass {
  id: number;
  status: string;
  comment: string | null;
  barcode: string;
  car_number: string;
  car_type: { title_rus: string };
  stand: { title: string } | null;
  load_capacity: number | null;
  departure_date: string;
  cargos: { title: string; quantity: number }[];
}
interface List {
  data: CarPass[];
  meta: {
    total: number;
    per_page: number;
    last_page: number;
    quota: { count: number; total: number | null };
    status_counts: object;
    stand_counts: { stand_id: number; count: number }[];
  };
}
interface Refusal {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
}

const path = (rest = '', participationId = 101) => `/participants/${participationId}/car-passes${rest}`;
const vehicle = (changes: object = {}) => ({
  car_type_id: 3,
  car_number: 'е777кх152',
  trailer_number: '',
  entry_date: '2026-05-21',
  departure_date: '2026-05-28',
  load_capacity: '3,5',
  target: 'mounting',
  stand_id: 1,
  lastname: 'Петров',
  name: 'Андрей',
  middlename: null,
  phone: '+79161110001',
  cargos: [
    { title: 'Токарный станок', quantity: 1 },
    { title: 'Ящик', quantity: '4' },
  ],
  ...changes,
});
const list = async (query: Record<string, string> = {}) => (await reader.get<List>(path(), { query })).body;
const create = async (changes: object = {}) =>
  (await editor.post<{ data: CarPass }>(path(), vehicle(changes))).body.data;

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
afterEach(async () => {
  await portal.database.read.deleteFrom('car_passes').where('id', '>', 10_000).execute();
  await portal.database.read.updateTable('car_passes').set({ deleted_at: null, deleted_by: null }).execute();
});

describe('car passes', () => {
  it('are counted by stand over all pages [PASS-330]', async () => {
    const { meta } = await list();
    expect(meta.stand_counts).toEqual([
      { stand_id: 1, count: 3 },
      { stand_id: 2, count: 1 },
    ]);
    await portal.database.read.updateTable('car_passes').set({ stand_id: null }).where('stand_id', '=', 2).execute();
    expect((await list()).meta.stand_counts).toEqual([{ stand_id: 1, count: 3 }]);
    await portal.database.read
      .updateTable('car_passes')
      .set({ stand_id: 2 })
      .where('stand_id', 'is', null)
      .where('participation_id', '=', 101)
      .execute();
  });

  it('are listed newest first with everything needed to copy one [PASS-160] [PASS-169] [PASS-213] [PASS-229] [PASS-236] [PASS-284]', async () => {
    const { data, meta } = await list();
    expect(meta).toMatchObject({
      total: 4,
      per_page: 10,
      quota: { count: 4, total: null },
      status_counts: { accepted: 2, consideration: 1, rejected: 1 },
    });
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(data.at(-1)).toMatchObject({
      status: 'accepted',
      car_number: 'А123ВС77',
      car_type_id: 3,
      car_type: { id: 3, title_rus: 'Грузовой автомобиль до 3,5 т', title_eng: 'Lorry up to 3.5 t' },
      target: 'mounting',
      stand_id: 1,
      stand: { title: '24C10' },
      load_capacity: 3.5,
      lastname: 'Петров',
      name: 'Андрей',
      middlename: 'Ильич',
      phone: '+79161110001',
      cargos: [
        { title: 'Токарный станок', quantity: 1 },
        { title: 'Ящик с инструментом', quantity: 4 },
      ],
      entry_date: '2026-05-21',
      departure_date: expect.stringMatching(/^2026-05-\d\d$/) as string,
      barcode: expect.any(String) as string,
      created_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
    });
    for (const pass of data) for (const field of ['trailer_number', 'comment']) expect(pass).toHaveProperty(field);
    const second = await list({ per_page: '3', page: '2' });
    expect([second.data.length, second.meta.last_page]).toEqual([1, 2]);
  });

  it('have five types of vehicle [PASS-216] [PASS-235]', async () => {
    const { body } = await reader.get<{ data: object[] }>('/car-types');
    expect(body.data).toEqual([
      { id: 1, title_eng: 'Passenger car', title_rus: 'Легковой автомобиль' },
      { id: 2, title_eng: 'Van up to 1.5 t', title_rus: 'Фургон до 1,5 т' },
      { id: 3, title_eng: 'Lorry up to 3.5 t', title_rus: 'Грузовой автомобиль до 3,5 т' },
      { id: 4, title_eng: 'Lorry up to 10 t', title_rus: 'Грузовой автомобиль до 10 т' },
      { id: 5, title_eng: 'Road train', title_rus: 'Автопоезд' },
    ]);
    expect((await portal.visitor.get('/car-types')).status).toBe(401);
  });

  it('are created with status consideration, number plates in capitals and amounts as numbers [PASS-139] [PASS-151] [PASS-230]', async () => {
    const { status, body } = await editor.post<{ data: CarPass }>(path(), vehicle());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'consideration',
      car_number: 'Е777КХ152',
      trailer_number: null,
      load_capacity: 3.5,
      cargos: [
        { title: 'Токарный станок', quantity: 1 },
        { title: 'Ящик', quantity: 4 },
      ],
    });
  });

  it('are created once per key: a repeated call returns the first pass [PASS-279] [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '3f0c1a52-0000-4000-8000-00000000c0de' };
    const first = await editor.post<{ data: CarPass }>(path(), vehicle(), { headers });
    const repeat = await editor.post<{ data: CarPass }>(path(), vehicle(), { headers });
    expect([first.status, repeat.body]).toEqual([201, first.body]);
    expect((await list()).meta.total).toBe(5);
    const other = await editor.post<Refusal>(path(), vehicle({ name: 'Пётр' }), { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('report every invalid field, cargo rows by their number [PASS-244] [PASS-246]', async () => {
    const answer = await editor.post<Refusal>(
      path(),
      vehicle({
        car_type_id: 99,
        car_number: 'Б1',
        target: 'visit',
        stand_id: 3,
        phone: '8916',
        cargos: [
          { title: '', quantity: 0 },
          { title: 'Ящик', quantity: 1 },
        ],
      }),
      { headers: { 'accept-language': 'en' } },
    );
    expect([answer.status, answer.body.code]).toEqual([422, 'fields_invalid']);
    expect(answer.body.errors).toEqual({
      car_type_id: ['Select from the list'],
      car_number: ['Use Latin capitals, digits, space, hyphen and the letters А В Е К М Н О Р С Т У Х'],
      target: ['Select from the list'],
      stand_id: ['Select from the list'],
      phone: ['Start with + and use digits only, for example +79991234567'],
      'cargos.0.title': ['This field is required'],
      'cargos.0.quantity': ['The value must be at least 1'],
    });
    const outside = await editor.post<Refusal>(path(), vehicle({ entry_date: '2026-05-25', departure_date: null }));
    expect(outside.body.errors).toEqual({ entry_date: ['В эту дату заезд с этой целью невозможен'] });
    expect((await list()).meta.total).toBe(4);
  });

  it('require write access, the switch, the deadline and, if set, the quota [PASS-059] [PASS-240] [PASS-241] [PASS-242]', async () => {
    const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      return [status, (body as Refusal).code];
    };
    expect(await codeOf(reader.post(path(), vehicle()))).toEqual([403, 'no_write_access']);
    expect(await codeOf(editor.post(path('', 105), vehicle()))).toEqual([403, 'creation_disabled']);
    portal.clock.set('2026-05-28T21:00:00.000Z');
    editor = await portal.as('editor@severmech.example');
    expect(await codeOf(editor.post(path(), vehicle()))).toEqual([422, 'deadline_reached']);
    portal.clock.set('2026-04-10T09:00:00.000Z');
    await portal.database.read.updateTable('participations').set({ quota_car: 5 }).where('id', '=', 101).execute();
    const both = await Promise.all([editor.post(path(), vehicle()), editor.post(path(), vehicle())]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    await portal.database.read.updateTable('participations').set({ quota_car: null }).where('id', '=', 101).execute();
  });

  it('are downloaded with form D03 under Russian names [PASS-196] [PASS-200] [PASS-201] [PASS-231] [PASS-232]', async () => {
    const { data } = await list();
    const accepted = data.find(({ car_number }) => car_number === 'А123ВС77');
    const setTrailer = (trailer_number: string | null) =>
      portal.database.read
        .updateTable('car_passes')
        .set({ trailer_number })
        .where('id', '=', accepted?.id ?? 0)
        .execute();
    await setTrailer('ВС 1234-77');
    const pass = await reader.get(path(`/${accepted?.id}/download`));
    expect(pass.headers['content-disposition']).toContain(
      encodeURIComponent(`Пропуск на автомобиль ${accepted?.id}.pdf`),
    );
    const date = (day: string | undefined) => day?.split('-').reverse().join('.') ?? 'no date';
    const common = [
      'А123ВС77',
      'Грузовой автомобиль до 3,5 т',
      'Lorry up to 3.5 t',
      'ВС 1234-77',
      'ООО «Северная механика»',
      '24C10 (Павильон 2, зал 4 / Pavilion 2, hall 4)',
      '21.05.2026',
      date(accepted?.departure_date),
      'Монтаж / Installation',
      'Петров Андрей Ильич',
      '+79161110001',
    ];
    const text = pdfText(pass.raw);
    for (const part of [...common, String(accepted?.id), accepted?.barcode ?? 'no code']) expect(text).toContain(part);
    const form = await reader.get(path(`/${accepted?.id}/download/d03`));
    expect(form.headers['content-disposition']).toContain(encodeURIComponent(`Форма D03 ${accepted?.id}.pdf`));
    const formText = pdfText(form.raw);
    for (const part of [
      ...common,
      'Форма D03',
      'ТехноФорум',
      'Грузоподъёмность, т / Load capacity, t',
      '3.5',
      'Токарный станок',
      'Ящик с инструментом',
      'Представитель участника / Exhibitor',
      'Въезд разрешён / Entry permitted',
    ]) {
      expect(formText).toContain(part);
    }
    await setTrailer(null);
  });

  it.each(['2026-01-10T09:00:00.000Z', '2026-12-10T09:00:00.000Z'])(
    'are downloaded only when accepted, also before installation and after dismantling: %s [PASS-163] [PASS-248]',
    async (now) => {
      portal.clock.set(now);
      reader = await portal.as('reader@severmech.example');
      for (const { id, status } of (await list()).data) {
        for (const file of ['download', 'download/d03']) {
          const answer = await reader.get<Refusal>(path(`/${id}/${file}`));
          const expected = status === 'accepted' ? [200, undefined] : [403, 'not_printable'];
          expect([status, answer.status, answer.body?.code]).toEqual([status, ...expected]);
        }
      }
    },
  );

  it('are deleted one by one or all at once, and restored [PASS-233] [PASS-234] [PASS-276]', async () => {
    const pass = await create();
    expect((await editor.delete(path(`/${pass.id}`))).status).toBe(204);
    expect((await list()).meta.quota.count).toBe(4);
    expect((await editor.post<{ data: CarPass }>(path(`/${pass.id}/restore`))).body.data).toEqual(pass);
    expect((await reader.delete(path())).status).toBe(403);
    const all = await editor.delete(path());
    expect([all.status, all.body]).toEqual([200, { data: { deleted: 5, kept: [] } }]);
    expect((await list()).meta.total).toBe(0);
    portal.clock.advance(600_001);
    expect((await editor.post(path(`/${pass.id}/restore`))).status).toBe(404);
    expect((await organizer.post(`/organizer/car-passes/${pass.id}/restore`)).status).toBe(200);
  });

  it('are decided with comment and barcode, which is published live and shown in the bell [PASS-205] [PASS-208] [PASS-249] [PASS-266]', async () => {
    const pass = await create();
    await portal.database.read.deleteFrom('outbox').execute();
    const decide = (body: object) => organizer.patch<{ data: CarPass }>(`/organizer/car-passes/${pass.id}`, body);
    await decide({ status: 'rejected', comment: 'Номер не читается' });
    const changed = await decide({ barcode: 'CAR123456' });
    expect(changed.body.data).toMatchObject({ status: 'rejected', comment: 'Номер не читается', barcode: 'CAR123456' });
    await decide({ barcode: 'CAR123456' });
    const events = await portal.events();
    const live = events.filter(({ channel }) => channel === 'private-participants.101');
    const updated_at = '2026-04-10T09:00:00.000Z';
    expect(live.map(({ event, data }) => [event, data])).toEqual([
      ['car-pass.status-updated', { id: pass.id, status: 'rejected', comment: 'Номер не читается', updated_at }],
      ['car-pass.barcode-updated', { id: pass.id, barcode: 'CAR123456', updated_at }],
    ]);
    expect(events.find(({ event }) => event === 'notification.created')?.data).toMatchObject({
      type: 'car-pass',
      data: {
        message_rus: 'Пропуск на автомобиль Е777КХ152: отклонён',
        message_eng: 'Car pass Е777КХ152: rejected',
      },
    });
    expect((await decide({ status: 'accepted' })).body.data.comment).toBeNull();
    const other = await create();
    const taken = await organizer.patch<Refusal>(`/organizer/car-passes/${other.id}`, { barcode: 'CAR123456' });
    expect([taken.status, taken.body.code]).toEqual([422, 'barcode_taken']);
    const found = await reader.get<{ data: object }>('/participants/101/passes/by-code/car123456');
    expect(found.body.data).toMatchObject({ kind: 'car', pass: { id: pass.id } });
    const history = await reader.get<{ data: { action: string }[] }>(path(`/${pass.id}/history`));
    expect(history.body.data.map(({ action }) => action)).toEqual([
      'created',
      'status-changed',
      'barcode-changed',
      'status-changed',
    ]);
  });
});
