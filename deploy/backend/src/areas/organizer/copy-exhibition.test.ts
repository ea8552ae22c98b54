import { aStaffCaller, anExhibitor } from '../../testing/builders/exhibitor';
import { aService } from '../../testing/builders/services';
import { storeTemplate, testTemplate } from '../../testing/catalogue-template';
import { TestApp, type TestCaller } from '../../testing/test-app';

/** An exhibition in a zone with summer time, created by the API, and its copies. */
let portal: TestApp;
let staff: TestCaller;
let fair: number;
let service: number;

type Row = Record<string, unknown> & { id: number };
interface One {
  data: Row;
  code?: string;
  errors?: Record<string, string[]>;
}

const names = { title_rus: 'ЛитМаш 2027', title_eng: 'CastTech 2027' };
const copyNames = { title_rus: 'ЛитМаш 2028', title_eng: 'CastTech 2028' };
const days = {
  installation_started_at: '2027-03-01',
  installation_ended_at: '2027-03-03',
  started_at: '2027-03-04',
  ended_at: '2027-03-07',
  dismantling_started_at: '2027-03-08',
  dismantling_ended_at: '2027-03-09',
  second_factor_from: '2027-02-01',
};
const person = { lastname_rus: 'Юрьев', lastname_eng: 'Yuryev', name_rus: 'Юрий', name_eng: 'Yury' };

const made = async (path: string, body: object = {}): Promise<Row> => {
  const answer = await staff.post<One>(`/organizer/${path}`, body);
  expect([path, answer.body.errors, answer.status < 300]).toEqual([path, undefined, true]);
  return answer.body.data;
};
const read = async (path: string) => (await staff.get<One>(`/organizer/${path}`)).body.data;
const listed = async (path: string) => (await staff.get<{ data: Row[] }>(`/organizer/${path}`)).body.data;
const copied = (more: object = {}) =>
  made(`exhibitions/${fair}/copy`, { ...copyNames, started_at: '2028-03-02', ...more });
const tried = (body: object, id = fair) => staff.post<One>(`/organizer/exhibitions/${id}/copy`, body);
const ended = async (call: ReturnType<TestCaller['put']>) => expect((await call).status).toBe(200);

beforeAll(async () => {
  portal = await TestApp.startEmpty();
  staff = await aStaffCaller(portal);
  ({ id: fair } = await made('exhibitions', {
    ...names,
    ...days,
    ...{ external_id: 'E-27', timezone: 'Europe/Berlin', vat_rate: 19, currencies: ['EUR'], subtitle_rus: '12-я' },
    ...{ car_pass_info_1_rus: 'Ворота 4', create_car_pass_disabled: true },
    // 18:00 in winter time
    ...{ catalog_order_deadline: '2027-01-15', installer_pass_ended_at: '2027-02-26T17:00:00.000Z' },
  }));
  const title = { title_rus: 'Павильон 1', title_eng: 'Pavilion 1' };
  const pavilion = await made(`exhibitions/${fair}/pavilions`, { ...title, external_id: 'P-1' });
  await made(`exhibitions/${fair}/pavilions`, { title_rus: 'Зал 1', title_eng: 'Hall 1', parent_id: pavilion.id });
  const closed = await made(`exhibitions/${fair}/pavilions`, { title_rus: 'Павильон 2', title_eng: 'Pavilion 2' });
  await made(`exhibitions/${fair}/pavilions`, { title_rus: 'Зал 2', title_eng: 'Hall 2', parent_id: closed.id });
  await made(`pavilions/${closed.id}/archive`);
  const manager = { kind: 'event', ...person, area_rus: 'Экспоненты', area_eng: 'Exhibitors' };
  await made(`exhibitions/${fair}/managers`, { ...manager, external_id: 'M-1', position: 3 });
  await made(`managers/${(await made(`exhibitions/${fair}/managers`, manager)).id}/archive`);
  const printed = { ...testTemplate, catalog_print_started_at: '2027-03-01T08:00:00Z' };
  await storeTemplate(portal, { exhibitionId: fair, template: printed });
  service = (await aService(portal)).id;
  await ended(
    staff.patch(`/organizer/exhibitions/${fair}/services/${service}`, {
      order_until: '2027-02-20',
      price_steps: [
        { from: '2027-01-10', percent: 10 },
        { from: '2027-02-10', percent: 50 },
      ],
      event_types: ['self'],
    }),
  );
  await ended(staff.put(`/organizer/exhibitions/${fair}/extension-rules/catalogue-order`, { until: '2027-01-31' }));
});
afterAll(() => portal.stop());

it('a copy has the texts, flags and currencies of the exhibition, but not its external id [ORG-220]', async () => {
  const copy = await copied();
  expect(copy).toMatchObject({
    ...copyNames,
    ...{ external_id: null, timezone: 'Europe/Berlin', vat_rate: 19, currencies: ['EUR'], subtitle_rus: '12-я' },
    ...{ car_pass_info_1_rus: 'Ворота 4', create_car_pass_disabled: true, archived_at: null },
  });
  expect(await read(`exhibitions/${copy.id}`)).toEqual(copy);
  expect(await copied({ external_id: 'E-28', subtitle_rus: '13-я' })).toMatchObject({
    ...{ external_id: 'E-28', subtitle_rus: '13-я' },
  });
});

it('a copy has the pavilions, halls, managers, catalogue template and offers, except archived ones [ORG-220]', async () => {
  const { id } = await copied();
  const own = (await listed(`exhibitions/${id}/pavilions?per_page=100`)).filter((row) => row.exhibition_id === id);
  const pavilion = own.find((row) => row.title_eng === 'Pavilion 1');
  expect(own.map(({ title_eng, parent_id, external_id }) => [title_eng, parent_id, external_id])).toEqual([
    ['Pavilion 1', null, null],
    ['Hall 1', pavilion?.id, null],
  ]);
  expect(await listed(`exhibitions/${id}/managers`)).toMatchObject([{ ...person, position: 3, external_id: null }]);
  const [before, after] = [
    await read(`exhibitions/${fair}/catalog-template`),
    await read(`exhibitions/${id}/catalog-template`),
  ];
  expect(after).toEqual({
    ...before,
    ...{ id: after.id, exhibition_id: id, stamp: expect.any(String) },
    template: { ...(before.template as object), catalog_print_started_at: '2028-02-28T08:00:00.000Z' },
  });
  const offers = portal.database.read.selectFrom('service_offers').selectAll().where('exhibition_id', '=', id);
  expect(await offers.execute()).toEqual([
    expect.objectContaining({
      service_id: service,
      event_types: ['self'],
      order_until: '2028-02-19',
      price_steps: [
        { from: '2028-01-09', percent: 10 },
        { from: '2028-02-09', percent: 50 },
      ],
    }),
  ]);
});

it.each<[string, Record<string, unknown>]>([
  [
    '2028-03-02',
    {
      installation_started_at: '2028-02-28',
      installation_ended_at: '2028-03-01',
      ended_at: '2028-03-05',
      dismantling_started_at: '2028-03-06',
      dismantling_ended_at: '2028-03-07',
      catalog_order_deadline: '2028-01-14',
      second_factor_from: '2028-01-31',
      installer_pass_ended_at: '2028-02-25T17:00:00.000Z',
      car_pass_ended_at: null,
    },
  ],
  // begins one day after 29 February, and ends its passes in summer time
  ['2028-03-04', { installation_started_at: '2028-03-01', installer_pass_ended_at: '2028-02-27T17:00:00.000Z' }],
  ['2028-03-03', { installation_started_at: '2028-02-29' }],
  ['2027-06-10', { ended_at: '2027-06-13', installer_pass_ended_at: '2027-06-04T16:00:00.000Z' }],
])('copying moves all dates to a fair that begins on %s [ORG-221]', async (started_at, dates) => {
  const copy = await copied({ started_at });
  expect(copy).toMatchObject({ started_at, ...dates });
  const { extension_rules: rules } = await portal.database.read
    .selectFrom('exhibitions')
    .select('extension_rules')
    .where('id', '=', copy.id)
    .executeTakeFirstOrThrow();
  const until = rules['catalogue-order']?.until;
  expect(Date.parse(until ?? '') - Date.parse('2027-01-31')).toBe(Date.parse(started_at) - Date.parse(days.started_at));
});

it.each<[string, object, Record<string, string[]>]>([
  ['no title', { started_at: '2028-03-02' }, { title_rus: ['Обязательное поле'], title_eng: ['Обязательное поле'] }],
  ['no such day', { ...copyNames, started_at: '2027-02-29' }, { started_at: ['Неверная дата'] }],
  ['a year that is not stored', { ...copyNames, started_at: '2199-12-31' }, { started_at: ['Такой даты нет'] }],
  ['an unknown key', { ...copyNames, started_at: '2028-03-02', vat: 1 }, { vat: ['Неизвестное поле vat'] }],
])('%s is refused, and nothing is stored [ORG-220] [ORG-001]', async (_, body, errors) => {
  const before = await listed('exhibitions?per_page=100');
  const refused = await tried(body);
  expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  expect(await listed('exhibitions?per_page=100')).toEqual(before);
});

it('a copy is refused if its external id is taken or the exhibition is unknown [ORG-220] [ORG-002]', async () => {
  const body = { ...copyNames, started_at: '2028-03-02' };
  expect((await tried({ ...body, external_id: 'E-27' })).body.errors?.external_id?.[0]).toContain(String(fair));
  expect((await tried(body, 999_999)).status).toBe(404);
});

it('the audit log records the source of a copy, its author and the number of days it moved [ORG-220]', async () => {
  const { id } = await copied();
  const rows = await portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'details', 'user_id'])
    .where('subject', '=', `exhibition ${id}`)
    .execute();
  expect(rows).toEqual([
    {
      action: 'exhibition.copied',
      details: { from: fair, days: 364, pavilions: 2, managers: 1, catalogue: true, offers: 1 },
      user_id: expect.any(Number) as number,
    },
  ]);
});

it('a copy has no participations, and exhibitors do not see it until it has some [ORG-222]', async () => {
  const { exhibitionId, as } = await anExhibitor(portal);
  const copy = await made(`exhibitions/${exhibitionId}/copy`, { ...copyNames, started_at: '2028-03-02' });
  const { body } = await staff.get<{ data: Row[] }>(`/organizer/participants?exhibition_id=${copy.id}`);
  expect(body.data).toEqual([]);
  const own = await (await as('supervisor')).get<{ data: { exhibition: Row }[] }>('/participants');
  expect(own.body.data.map(({ exhibition }) => exhibition.id)).toEqual([exhibitionId]);
});
