import { listCategories } from '../../backend/src/areas/services/additional-services/additional-services.repository';
import { ServiceCatalogues } from '../../backend/src/areas/services/additional-services/service-catalogues';
import { categoryTree } from '../../backend/src/areas/services/additional-services/service-category.response';
import type { ServiceContext } from '../../backend/src/areas/services/additional-services/service.response';
import { readServiceContext } from '../../backend/src/areas/services/additional-services/services-access';
import { readCountries } from '../../backend/src/areas/participations/countries/countries.repository';
import { sortCountries } from '../../backend/src/areas/participations/countries/countries.routes';
import type { Database } from '@fairfront/backend/platform/database/database';
import { migrate } from '@fairfront/backend/platform/database/migrate';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { addNotifications } from '../../backend/src/identity/notifications/new-notifications.repository';
import { markNotificationRead } from '../../backend/src/identity/notifications/notification-reading.repository';
import { notificationResponse } from '../../backend/src/identity/notifications/notification.response';
import { listNotifications } from '../../backend/src/identity/notifications/notifications.repository';
import { readAccess } from '../../backend/src/areas/participations/access/participation-access';
import { listedParticipation } from '../../backend/src/areas/participations/participations/participation.response';
import { listParticipations } from '../../backend/src/areas/participations/participations/participation-list.repository';
import { readParticipation } from '../../backend/src/areas/participations/participations/participations.service';
import { emptyDatabase } from '@fairfront/backend/testing/test-database';
import { seedDemo } from './seed-demo';

/** Reads of the repositories on the demo data of one fixed day. */
const now = new Date('2026-11-21T09:00:00Z');
const [supervisor, editor, collective, editorOfSub, nonMember] = [1, 3, 6, 7, 10];
let database: Database<Tables>;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await emptyDatabase<Tables>());
  await migrate(database.read);
  await database.transaction((trx) => seedDemo(trx, { now, passwordHash: 'x' }));
});
afterAll(() => close());

const list = async (filter: Partial<Parameters<typeof listParticipations>[1]>) => {
  const wanted = { userId: supervisor, now, page: 1, perPage: 10, ...filter };
  const { rows, total } = await listParticipations(database.read, wanted);
  return { items: rows.map(listedParticipation), total };
};
const idsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ id }) => id);

describe('the list of participations', () => {
  it('shows running and coming exhibitions by start date, then ended ones newest first, both without the parameter [SHELL-128]', async () => {
    expect(idsOf(await list({ archive: false }))).toEqual([103, 102, 101, 105]);
    expect(idsOf(await list({ archive: true }))).toEqual([104]);
    expect(idsOf(await list({}))).toEqual([104, 103, 102, 101, 105]);
  });

  it('includes an exhibition until the end of its last day in its own time zone', async () => {
    const lateOnTheLastDay = new Date('2026-11-23T20:59:00Z');
    const afterMidnightInMoscow = new Date('2026-11-23T21:00:00Z');
    expect(idsOf(await list({ archive: true, now: lateOnTheLastDay }))).not.toContain(103);
    expect(idsOf(await list({ archive: true, now: afterMidnightInMoscow }))).toContain(103);
  });

  it('contains own participations only, and for an exhibition those of the sub-exhibitors too [SHELL-129]', async () => {
    expect(idsOf(await list({ userId: collective }))).toEqual([110]);
    expect(idsOf(await list({ userId: collective, exhibitionId: 1 }))).toEqual([110, 111, 112, 113]);
    expect(idsOf(await list({ userId: nonMember }))).toEqual([130]);
    expect(idsOf(await list({ userId: editorOfSub, exhibitionId: 1 }))).toEqual([111]);
  });

  it('is paginated with the total', async () => {
    const second = await list({ page: 2, perPage: 2 });
    expect([second.total, idsOf(second)]).toEqual([5, [102, 101]]);
  });

  it('contains company, exhibition, stands, quota, counts and role of each item, but no users [SHELL-221]', async () => {
    const item = (await list({})).items.find(({ id }) => id === 101);
    expect(item).toMatchObject({
      type: 'self',
      company: { name_rus: 'ООО «Северная механика»' },
      quota: { certificate: 30, certificate_count: 12, installation: 20, car: null },
      car_passes_count: 4,
      catalog_order_status: 'draft',
      role: 'supervisor',
      is_primary: false,
    });
    expect(item?.stands.map(({ title }) => title)).toEqual(['24C10', '24C12']);
    const named = 'car_passes_count catalog_order_status company exhibition id is_primary quota role stands type';
    expect(Object.keys(item ?? {}).sort()).toEqual(named.split(' '));
  });
});

describe('one participation', () => {
  const read = (id: number) => readParticipation(database.read, id, { userId: editor, now });

  it('contains stand, hall and pavilion, quota and phones in the format of the API [SHELL-217, SHELL-220]', async () => {
    const participation = await read(101);
    expect(participation.stands[0]).toEqual({
      id: 1,
      title: '24C10',
      area: 72,
      pavilion: {
        id: expect.any(Number),
        title_rus: 'Зал 4',
        title_eng: 'Hall 4',
        parent: { id: expect.any(Number), title_rus: 'Павильон 2', title_eng: 'Pavilion 2' },
      },
    });
    expect(participation.company.phone).toMatch(/^\+\d+$/);
    expect(participation.application).toEqual({ number: 'А-114' });
    expect(participation.exhibition.started_at).toBe('2027-01-05');
  });

  it('takes the quota from the stand area unless the organiser has set one, and has none without stands [PASS-056]', async () => {
    expect((await read(130)).quota.certificate).toBe(12);
    expect((await read(140)).quota).toEqual({
      certificate: null,
      certificate_count: null,
      installation: null,
      car: null,
    });
  });

  it('shows of the collective organiser only whether it pays, and ids and roles of its users [SHELL-218]', async () => {
    expect((await read(111)).parent).toEqual({
      id: 110,
      type: 'collective',
      pays_for_subs: true,
      company: { id: 2, name_rus: 'Ассоциация «Станкопром»', name_eng: 'Stankoprom Association' },
      users: [{ id: collective, role: 'supervisor' }],
    });
  });

  it('is editable unless it is a sub-exhibitor’s and its organiser has closed it [SHELL-149]', async () => {
    expect((await readAccess(database.read, 112))?.is_edit).toBe(false);
    expect((await readAccess(database.read, 111))?.is_edit).toBe(true);
    expect((await readAccess(database.read, 101))?.is_edit).toBe(true);
    expect(await readAccess(database.read, 999)).toBeNull();
  });
});

describe('notifications', () => {
  const page = { page: 1, perPage: 5 };

  it('are the caller’s, newest first, with total and unread count [SHELL-087, SHELL-088]', async () => {
    const { rows, total, counts } = await listNotifications(database.read, { userId: editor }, page);
    expect([total, counts.unread, rows.length]).toEqual([8, 4, 5]);
    const times = rows.map(({ created_at }) => created_at.getTime());
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    expect((await listNotifications(database.read, { userId: nonMember }, page)).total).toBe(0);
  });

  it('are filtered by type, company and exhibition', async () => {
    const count = async (filter: object) =>
      (await listNotifications(database.read, { userId: editor, ...filter }, page)).total;
    expect(await count({ type: 'order' })).toBe(2);
    expect(await count({ exhibitionId: 1, companyId: 1 })).toBe(8);
    expect(await count({ exhibitionId: 2 })).toBe(0);
  });

  it('become read once; repeating keeps the time, and users cannot mark those of others [SHELL-093]', async () => {
    const { rows } = await listNotifications(database.read, { userId: editor }, page);
    const id = rows[0]?.id ?? 0;
    const first = await markNotificationRead(database.read, { userId: editor, id, now });
    const again = await markNotificationRead(database.read, {
      userId: editor,
      id,
      now: new Date(now.getTime() + 1000),
    });
    expect(first?.read_at).toEqual(now);
    expect(again?.read_at).toEqual(now);
    expect(await markNotificationRead(database.read, { userId: nonMember, id, now })).toBeNull();
  });

  it('are returned with both messages and their subject [SHELL-089] [ACC-203]', async () => {
    const facts = {
      type: 'personal-pass',
      message_rus: 'ру',
      message_eng: 'en',
      kind: 'pass-status',
      reason: null,
      deadline_at: null,
      created_at: now,
    } as const;
    const planned = { userId: supervisor, participationId: 101, inPortal: true, email: null };
    const [row] = await addNotifications(database.read, [planned], {
      ...facts,
      subject: { kind: 'personal-pass', id: 5 },
    });
    expect(row && notificationResponse(row)).toEqual({
      id: expect.any(Number),
      type: 'personal-pass',
      created_at: now.toISOString(),
      read_at: null,
      snoozed_until: null,
      returned_at: null,
      data: {
        message_rus: 'ру',
        message_eng: 'en',
        participant_id: 101,
        exhibition_rus: 'ТехноФорум',
        exhibition_eng: 'TechnoForum',
        subject: { kind: 'personal-pass', id: 5, type: 'certificate' },
      },
    });
  });
});

describe('countries', () => {
  it('are sorted by name in the language; for visas Russia is last and none is missing [PASS-238]', async () => {
    const countries = await readCountries(database.read);
    const plain = sortCountries(countries, 'name_eng', false);
    const forVisa = sortCountries(countries, 'name_rus', true);
    expect(plain.map(({ name_eng }) => name_eng).slice(0, 3)).toEqual(['Afghanistan', 'Albania', 'Algeria']);
    expect(forVisa).toHaveLength(plain.length);
    expect(forVisa.at(-1)?.name_rus).toBe('Россия');
    expect(forVisa[0]?.name_rus).toBe('Австралия');
  });
});

describe('the list of services', () => {
  let context: ServiceContext;
  beforeAll(async () => {
    context = await readServiceContext(database.read, 101, Date.now());
  });

  it('shows only categories that contain services directly or in subcategories [SVC-019]', async () => {
    await database.read
      .insertInto('service_categories')
      .values({ parent_id: null, position: 99, icon: 'box', name_rus: 'Пусто', name_eng: 'Empty' })
      .execute();
    const tree = categoryTree(await listCategories(database.read, context));
    expect(tree.map(({ name_eng, children }) => [name_eng, children.length])).toEqual([
      ['Furniture', 2],
      ['Electricity', 1],
      ['Video and sound', 0],
      ['Internet and phone', 0],
      ['Water and air', 0],
      ['Unloading', 0],
      ['Cleaning', 1],
      ['Staff', 0],
    ]);
  });

  it('filters services by category and popularity [SVC-026]', async () => {
    const { catalogue } = await new ServiceCatalogues(database).open({
      userId: supervisor,
      participationId: 101,
      now: new Date(),
    });
    const find = (filter: object) => catalogue.list({ isPopular: false, page: 1, perPage: 100, ...filter });
    // two of 72 are hidden in this exhibition
    expect(find({}).total).toBe(70);
    expect(find({ categoryId: 7 }).services.every(({ category_id }) => category_id === 7)).toBe(true);
    expect(find({ isPopular: true }).services.every(({ is_popular }) => is_popular)).toBe(true);
  });

  it('returns prices in units of their currency, and none where the manager sets the price', async () => {
    const { catalogue } = await new ServiceCatalogues(database).open({
      userId: supervisor,
      participationId: 101,
      now: new Date(),
    });
    const { services } = catalogue.list({ isPopular: false, page: 1, perPage: 100 });
    expect(services[0]?.prices.find(({ currency }) => currency === 'RUR')).toMatchObject({
      price_with_vat: 4200,
      unit: { name_rus: 'шт.' },
    });
    expect(services.find(({ name_eng }) => name_eng === 'Customs clearance')?.prices).toEqual([]);
  });
});
