import { emptyDraft } from '@fairfront/shared-kit/domain/catalogue';
import { anOrder } from '../../../testing/builders/orders';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { aStaffCaller } from '../../../testing/builders/exhibitor';
import { aCompany, aParticipation } from '../../../testing/builders/participations';
import { TestApp, type TestCaller } from '../../../testing/test-app';

interface OrdersPage {
  data: { id: number; exhibitor: { name_rus: string } }[];
  meta: { total: number };
}

let portal: TestApp;
let organizer: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  organizer = await aStaffCaller(portal);
  const { id: exhibition_id } = await anExhibition(portal);
  for (const [name_rus, name_eng] of [
    ['ООО «Северная механика»', 'Severnaya Mekhanika LLC'],
    ['ООО «Резец»', 'Rezets LLC'],
  ] as const) {
    const company = await aCompany(portal, { name_rus, name_eng });
    const participation = await aParticipation(portal, { exhibition_id, company_id: company.id });
    await anOrder(portal, participation);
    await portal.database.read
      .insertInto('catalog_orders')
      .values({
        ...{ participation_id: participation.id, status: 'draft', draft: JSON.stringify(emptyDraft('RUR')) },
        ...{ created_at: portal.clock.now(), updated_at: portal.clock.now() },
      })
      .execute();
  }
});
afterAll(() => portal.stop());

describe('the search of the organiser [SHELL-614]', () => {
  it.each([
    'ООО "Северная механика"',
    'ооо «северная механика»',
    'Северная\u00a0механика',
    'Северная  механика'.normalize('NFD'),
    '“Северная механика”',
  ])('finds the participations of a company by %j', async (search) => {
    const { body } = await organizer.get<{ data: { name_rus: string }[] }>('/organizer/participants', {
      query: { search },
    });
    expect(body.data.length).toBeGreaterThan(0);
    expect(new Set(body.data.map(({ name_rus }) => name_rus))).toEqual(new Set(['ООО «Северная механика»']));
  });

  const orders = async (search: string, path = '/organizer/additional-orders') => {
    const query = { search, per_page: '100' };
    return (await organizer.get<OrdersPage>(path, { query })).body;
  };

  it.each(['#{id}', 'Заказ {id}', 'Order No. {id}', '№ {id}', '{id}'])('finds an order by %j', async (form) => {
    const { data: all } = await orders('');
    const [wanted] = all;
    const { data, meta } = await orders(form.replace('{id}', String(wanted?.id)));
    expect(data.map(({ id }) => id)).toContain(wanted?.id);
    expect(data.every(({ id }) => String(id).startsWith(String(wanted?.id)))).toBe(true);
    expect(meta.total).toBe(data.length);
    expect(data.length).toBeLessThan(all.length);
  });

  it.each([
    'ООО "Северная механика"',
    '«СЕВЕРНАЯ механика»',
    'Северная\u00a0механика',
    'Северная механика'.normalize('NFD'),
  ])('finds the orders of a company by %j, of services and of the catalogue', async (search) => {
    for (const path of ['/organizer/additional-orders', '/organizer/catalog-orders']) {
      const { data: all } = await orders('', path);
      const { data } = await orders(search, path);
      const ofCompany = all.filter(({ exhibitor }) => exhibitor.name_rus === 'ООО «Северная механика»');
      expect(ofCompany.length).toBeGreaterThan(0);
      expect(data.map(({ id }) => id)).toEqual(ofCompany.map(({ id }) => id));
      expect(data.length).toBeLessThan(all.length);
    }
  });

  it.each(['%', '№', 'Заказ 99999999', 'нет такой компании'])('finds no order by %j', async (search) => {
    expect((await orders(search)).data).toEqual([]);
  });
});
