import { TestApp, type TestCaller } from '../../../testing/test-app';

/** An exhibition that staff set up through the API, in addition to the demo data. */
let portal: TestApp;
let staff: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  staff = await portal.as('organizer@fairfront.example');
});
afterAll(() => portal.stop());

type Row = Record<string, unknown> & { id: number };
interface One {
  data: Row;
  code?: string;
  errors?: Record<string, string[]>;
}
const dates = {
  installation_started_at: '2027-03-01',
  installation_ended_at: '2027-03-03',
  started_at: '2027-03-04',
  ended_at: '2027-03-07',
  dismantling_started_at: '2027-03-08',
  dismantling_ended_at: '2027-03-09',
};
const names = { title_rus: 'ЛитМаш', title_eng: 'CastTech' };
const post = async (path: string, body?: object) => (await staff.post<One>(`/organizer/${path}`, body)).body;
const made = async (path: string, body?: object): Promise<Row> => {
  const answer = await staff.post<One>(`/organizer/${path}`, body);
  expect([path, answer.body.errors, answer.status < 300]).toEqual([path, undefined, true]);
  return answer.body.data;
};
const newCompany = (name = 'Втулка') => made('companies', { name_rus: `ООО «${name}»`, name_eng: `${name} LLC` });
const newExhibition = (more: object = {}) => made('exhibitions', { ...names, ...dates, vat_rate: 20, ...more });
const audits = async (action: string) =>
  (await portal.database.read.selectFrom('audit_log').select('subject').where('action', '=', action).execute()).map(
    ({ subject }) => subject,
  );

describe('a call of staff', () => {
  it('is refused with the names of unknown keys in the body, in rows and in the query [ORG-001]', async () => {
    const body = { name_rus: 'А', name_eng: 'A', nam_eng: 'B' };
    expect((await post('companies', body)).errors).toEqual({ nam_eng: ['Неизвестное поле nam_eng'] });
    const stand = await staff.put<One>('/organizer/participants/101/stands', { stands: [{ titel: 'A' }] });
    expect([stand.status, stand.body.errors]).toEqual([422, { 'stands.0.titel': ['Неизвестное поле titel'] }]);
    const query = await staff.get<One>('/organizer/participants?exhibtion_id=1');
    expect([query.status, Object.keys(query.body.errors ?? {})]).toEqual([422, ['exhibtion_id']]);
    const inherited = { name_rus: 'А', name_eng: 'A', constructor: 1, toString: 2, valueOf: 3 };
    expect(Object.keys((await post('companies', inherited)).errors ?? {}).sort()).toEqual(
      ['constructor', 'toString', 'valueOf'].sort(),
    );
    const english = await staff.patch<One>('/organizer/participants/101', { quota_certficate: 99 }, {
      locale: 'en',
    } as never);
    expect(Object.keys(english.body.errors ?? {})).toEqual(['quota_certficate']);
  });

  it('accepts an external id once, and names the record that has it [ORG-002]', async () => {
    const first = await made('companies', { name_rus: 'Первая', name_eng: 'First', external_id: 'C-1' });
    const { errors } = await post('companies', { name_rus: 'Вторая', name_eng: 'Second', external_id: 'C-1' });
    expect(errors?.external_id?.[0]).toContain(String(first.id));
    const own = await staff.patch<One>(`/organizer/companies/${first.id}`, { external_id: 'C-1', fax: '1' });
    expect(own.status).toBe(200);
  });
});

describe('an exhibition', () => {
  it('is created with all dates, flags and texts, and returned as it was stored [ORG-060]', async () => {
    const given = { external_id: 'E-27', currencies: ['EUR', 'RUR'], vat_rate: '7,5', car_pass_info_1_rus: 'Ворота 4' };
    const exhibition = await newExhibition({ ...given, catalog_order_deadline: '2027-01-15' });
    const { body } = await staff.get<One>(`/organizer/exhibitions/${exhibition.id}`);
    expect(body.data).toEqual(exhibition);
    expect(body.data).toMatchObject({
      ...names,
      ...dates,
      ...given,
      vat_rate: 7.5,
      timezone: 'Europe/Moscow',
      catalog_order_deadline: '2027-01-15',
      is_show_order_additional_services: true,
      create_car_pass_disabled: false,
      archived_at: null,
    });
    expect(await audits('exhibition.created')).toContain(`exhibition ${exhibition.id}`);
  });

  it('is refused with a message at every invalid field, and nothing is stored [ORG-061]', async () => {
    const { errors } = await post('exhibitions', {
      title_rus: ' ',
      currencies: ['GBP'],
      timezone: 'Moon/Base',
      vat_rate: 200,
      website: 'нет',
    });
    expect(Object.keys(errors ?? {}).sort()).toEqual(
      ['currencies.0', 'timezone', 'title_eng', 'title_rus', 'vat_rate', 'website', ...Object.keys(dates)].sort(),
    );
    const late = await post('exhibitions', { ...names, ...dates, vat_rate: 20, ended_at: '2027-03-01' });
    expect(late.errors).toEqual({ ended_at: ['Конец раньше начала'] });
  });

  it('cannot change its time zone once it has participants [ORG-062]', async () => {
    const { id } = await newExhibition();
    const zone = (to: number) => staff.patch<One>(`/organizer/exhibitions/${to}`, { timezone: 'Asia/Omsk' });
    expect((await zone(id)).status).toBe(200);
    const refused = await zone(1);
    expect([refused.status, refused.body.code]).toEqual([422, 'timezone_in_use']);
  });

  it('leaves the list when it is archived, accepts nothing new, and can be restored [ORG-063]', async () => {
    const { id } = await newExhibition();
    const listed = async (query: string) => {
      const { body } = await staff.get<{ data: Row[] }>(`/organizer/exhibitions?per_page=100${query}`);
      return body.data.some((one) => one.id === id);
    };
    const archived = await made(`exhibitions/${id}/archive`);
    expect(archived.archived_at).not.toBeNull();
    expect([await listed(''), await listed('&archived=true')]).toEqual([false, true]);
    const { id: companyId } = await newCompany();
    const refused = await post('participants', { exhibition_id: id, company_id: companyId, type: 'self' });
    expect(Object.keys(refused.errors ?? {})).toEqual(['exhibition_id']);
    expect((await made(`exhibitions/${id}/restore`)).archived_at).toBeNull();
    expect(await listed('')).toBe(true);
    // decided on a state that is not the present one
    const late = { headers: { 'if-match': String(archived.etag) } };
    expect((await staff.post(`/organizer/exhibitions/${id}/archive`, {}, late)).status).toBe(412);
    expect(await listed('')).toBe(true);
    expect((await staff.post('/organizer/exhibitions/999999/archive')).status).toBe(404);
  });
});

describe('halls, managers and companies', () => {
  it('a hall must be inside a pavilion of its exhibition [ORG-070]', async () => {
    const { id } = await newExhibition();
    const title = { title_rus: 'Павильон 1', title_eng: 'Pavilion 1' };
    const pavilion = await made(`exhibitions/${id}/pavilions`, title);
    const hall = await made(`exhibitions/${id}/pavilions`, { ...title, parent_id: pavilion.id });
    expect(hall).toMatchObject({ exhibition_id: id, parent_id: pavilion.id });
    for (const parent_id of [hall.id, 999_999]) {
      const { errors } = await post(`exhibitions/${id}/pavilions`, { ...title, parent_id });
      expect(Object.keys(errors ?? {})).toEqual(['parent_id']);
    }
    const elsewhere = await post('exhibitions/1/pavilions', { ...title, parent_id: pavilion.id });
    expect(Object.keys(elsewhere.errors ?? {})).toEqual(['parent_id']);
    expect((await staff.get('/organizer/exhibitions/999999/pavilions')).status).toBe(404);
  });

  it('exhibitors see a new manager and no archived one [ORG-071]', async () => {
    const manager = await made('exhibitions/1/managers', {
      kind: 'event',
      ...{ lastname_rus: 'Юрьев', lastname_eng: 'Yuryev', name_rus: 'Юрий', name_eng: 'Yury' },
      ...{ area_rus: 'Экспоненты', area_eng: 'Exhibitors', phone: '+78000000109' },
    });
    const reader = await portal.as('reader@severmech.example');
    const seen = async () => {
      const { body } = await reader.get<{ data: { exhibition: { managers: Row[] } } }>('/participants/101');
      return body.data.exhibition.managers.some(({ id }) => id === manager.id);
    };
    expect(await seen()).toBe(true);
    await made(`managers/${manager.id}/archive`);
    expect(await seen()).toBe(false);
  });

  it('a partial update changes the named fields of a company, is audited and updates open tabs [ORG-072]', async () => {
    await portal.services.outbox.drain();
    const { body } = await staff.patch<One>('/organizer/companies/1', { inn: '7701234567' });
    expect(body.data).toMatchObject({ inn: '7701234567', name_eng: 'Severnaya Mekhanika LLC', phone: '+78310000001' });
    const events = (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);
    expect(events).toContain('private-participants.101 participation.updated');
    expect(await audits('company.updated')).toContain('company 1');
    const wrong = await staff.patch<One>('/organizer/companies/1', { country_id: 999_999 });
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['country_id']);
    const { body: found } = await staff.get<{ data: Row[] }>('/organizer/companies?search=mekhanika');
    expect(found.data.map(({ id }) => id)).toEqual([1]);
  });
});

describe('a participation', () => {
  const newParticipation = async (more: object = {}) => {
    const { id } = await newCompany();
    return made('participants', { exhibition_id: 1, company_id: id, type: 'self', ...more });
  };

  it('is created with stands and the currencies of its exhibition, and its people are invited [ORG-080]', async () => {
    const exhibition = await newExhibition({ currencies: ['CNY'] });
    const stands = [{ title: '7A1', area: '12,5', pavilion_id: 1, external_id: 'S-1' }];
    const participation = await newParticipation({ exhibition_id: exhibition.id, stands, quota_certificate: 4 });
    expect(participation).toMatchObject({ currencies: ['CNY'], is_edit: true, quota_certificate: 4, users: [] });
    expect(participation.stands).toMatchObject([{ ...stands[0], area: 12.5 }]);
    await portal.services.outbox.drain();
    portal.emails.length = 0;
    const email = 'boss@vtulka.example';
    await made(`participants/${participation.id}/users`, { email, role: 'supervisor' });
    await portal.services.outbox.drain();
    expect(portal.emails.map(({ to }) => to)).toEqual([email]);
    const { body } = await staff.get<One>(`/organizer/participants/${participation.id}`);
    expect(body.data.users).toEqual([expect.objectContaining({ email, role: 'supervisor', invite: 'pending' })]);
  });

  it('of a sub-exhibitor requires an active collective participation of the same exhibition [ORG-081]', async () => {
    expect((await newParticipation({ type: 'sub', parent_id: 110 })).parent_id).toBe(110);
    const { id } = await newCompany();
    for (const parent_id of [null, 101, 999_999]) {
      const { errors } = await post('participants', { exhibition_id: 1, company_id: id, type: 'sub', parent_id });
      expect([parent_id, Object.keys(errors ?? {})]).toEqual([parent_id, ['parent_id']]);
    }
  });

  it('replaces its stands: known ones keep their rows, missing ones are deleted unless a car pass uses them [ORG-083]', async () => {
    const first = { title: 'A1', area: 9, external_id: 'one' };
    const { id } = await newParticipation({ stands: [first, { title: 'A2', area: 9 }] });
    const set = (stands: object[]) =>
      staff.put<{ data: Row[] } & One>(`/organizer/participants/${id}/stands`, { stands });
    const { body: before } = await staff.get<{ data: { stands: Row[] } }>(`/organizer/participants/${id}`);
    const { body } = await set([
      { ...first, area: 18 },
      { title: 'A3', area: 1 },
    ]);
    expect(body.data.map(({ title, area }) => [title, area])).toEqual([
      ['A1', 18],
      ['A3', 1],
    ]);
    expect(body.data[0]?.id).toBe(before.data.stands[0]?.id);
    expect(Object.keys((await set([first, first])).body.errors ?? {})).toEqual(['stands.1.external_id']);
    expect(Object.keys((await set([{ ...first, pavilion_id: 999_999 }])).body.errors ?? {})).toEqual([
      'stands.0.pavilion_id',
    ]);
    const { stand_id: used } = await portal.database.read
      .selectFrom('car_passes')
      .select('stand_id')
      .where('participation_id', '=', 101)
      .where('stand_id', 'is not', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(used).not.toBeNull();
    const refused = await staff.put<One>('/organizer/participants/101/stands', { stands: [] });
    expect([refused.status, refused.body.code]).toEqual([422, 'stand_in_use']);
  });

  it('refuses a quota below the number of issued passes with their names, unless the caller confirms [ORG-085]', async () => {
    const { lastname } = await portal.database.read
      .selectFrom('personal_passes')
      .select('lastname')
      .where('participation_id', '=', 101)
      .where('type', '<>', 'installation')
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const set = (body: object) => staff.patch<One>('/organizer/participants/101', body);
    const low = await set({ quota_certificate: 0 });
    expect([low.status, low.body.code]).toEqual([422, 'quota_below_issued']);
    expect(low.body.errors?.quota_certificate?.[0]).toContain(lastname);
    const forced = await set({ quota_certificate: 0, allow_below_issued: true });
    expect([forced.status, forced.body.data.quota_certificate]).toEqual([200, 0]);
    expect((await set({ quota_certificate: 30 })).status).toBe(200);
    expect((await set({ quota_certificate: 1.5 })).status).toBe(422);
  });

  it('loses access and passes when it is archived, and gets both back when it is restored [ORG-086]', async () => {
    const editor = await portal.as('supervisor@montazhstroy.example');
    const living = async () =>
      (
        await portal.database.read
          .selectFrom('personal_passes')
          .select('id')
          .where('participation_id', '=', 120)
          .where('deleted_at', 'is', null)
          .execute()
      ).length;
    const before = await living();
    expect((await made('participants/120/archive')).deleted_at).not.toBeNull();
    expect([(await editor.get('/participants/120')).status, await living()]).toEqual([404, 0]);
    expect((await staff.post('/organizer/participants/120/restore')).status).toBe(204);
    expect([(await editor.get('/participants/120')).status, await living()]).toEqual([200, before]);
    const collective = await post('participants/110/archive');
    expect(collective.code).toBe('has_sub_exhibitors');
  });
});

describe('a record of the set-up that two members of staff change [ORG-391]', () => {
  it.each([
    ['exhibitions', { venue_rus: 'Зал 1' }, { venue_rus: 'Зал 2' }],
    ['managers', { area_rus: 'Стенды' }, { area_rus: 'Монтаж' }],
    ['pavilions', { title_rus: 'Первый' }, { title_rus: 'Второй' }],
  ])(
    'in %s is not written over a newer state, and the refusal has that state [ORG-391]',
    async (kind, theirs, mine) => {
      const { id: exhibitionId } = await newExhibition();
      const person = { lastname_rus: 'Ким', lastname_eng: 'Kim', name_rus: 'Ира', name_eng: 'Ira' };
      const created =
        kind === 'exhibitions'
          ? { id: exhibitionId }
          : kind === 'managers'
            ? await made(`exhibitions/${exhibitionId}/managers`, {
                ...{ ...person, kind: 'event', area_rus: 'Всё', area_eng: 'All', position: 1 },
              })
            : await made(`exhibitions/${exhibitionId}/pavilions`, { title_rus: 'П', title_eng: 'P' });
      const url = `/organizer/${kind}/${created.id}`;
      const { etag } = (await staff.get<One>(url)).body.data;
      expect(etag).toMatch(/^"\w+"$/);
      const headers = { 'if-match': String(etag) };
      const first = await staff.patch<One>(url, theirs, { headers });
      expect([first.status, first.body.data.etag === etag]).toEqual([200, false]);
      const second = await staff.patch<One>(url, mine, { headers });
      expect([second.status, second.body]).toEqual([
        412,
        expect.objectContaining({ code: 'changed_meanwhile', data: expect.objectContaining(theirs) }),
      ]);
      expect((await staff.get<One>(url)).body.data).toMatchObject(theirs);
      // without the header a call changes what is there
      expect((await staff.patch<One>(url, mine)).body.data).toMatchObject(mine);
    },
  );
});
