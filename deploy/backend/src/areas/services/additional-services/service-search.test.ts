import type { AdditionalServicesPage } from '@fairfront/shared-kit/domain/services/api';
import { createApp } from '../../../entry/app';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aPricedService, offerService, type ServiceOffer } from '../../../testing/builders/priced-services';
import { aCategory, anExecutor } from '../../../testing/builders/service-parts';
import type { Service } from '../../../testing/builders/services';
import { TestApp, type TestCaller } from '../../../testing/test-app';

describe('GET participants/{id}/additional-services?search', () => {
  let portal: TestApp;
  let exhibitor: Exhibitor;
  let caller: TestCaller;
  let path: string;
  let furniture: number;
  let table: Service;
  let chair: Service;
  let armchair: Service;
  let sofa: Service;
  beforeAll(async () => {
    portal = await TestApp.startEmpty();
    exhibitor = await anExhibitor(portal);
    caller = await exhibitor.as('supervisor');
    path = `${exhibitor.path}/additional-services`;
    furniture = (await aCategory(portal)).id;
    const piece = (name_rus: string, name_eng: string, facts: Parameters<typeof aPricedService>[1] = {}) =>
      aPricedService(portal, { category_id: furniture, name_rus, name_eng, ...facts });
    const leather = { short_description_rus: 'Экокожа, белый', short_description_eng: 'White eco-leather' };
    table = await piece('Стол переговорный', 'Meeting table', { is_popular: true });
    chair = await piece('Стул полумягкий', 'Padded chair');
    await piece('Стул барный', 'Bar stool', { synonyms: 'high chair' });
    await piece('Стол прямоугольный', 'Rectangular table');
    armchair = await piece('Кресло', 'Armchair', leather);
    sofa = await piece('Диван', 'Sofa', leather);
    // elsewhere, without a price, by a contractor
    const executor_id = (await anExecutor(portal, { is_organizer: false })).id;
    await aPricedService(portal, { name_rus: 'Белый шум', name_eng: 'White noise', prices: {}, executor_id });
    for (const size of ['43', '55', '65', '75', '85'])
      await aPricedService(portal, { name_rus: `Экран ${size}`, short_description_rus: 'На стойке' });
  });
  afterAll(() => portal.stop());

  const search = async (text: string, query: Record<string, string> = {}, locale = 'ru') => {
    const { status, body } = await caller.get<AdditionalServicesPage>(path, {
      query: { search: text, ...query },
      headers: { 'accept-language': locale },
    });
    expect([text, status]).toEqual([text, 200]);
    return body;
  };
  const names = ({ data }: AdditionalServicesPage) => data.map(({ name_rus }) => name_rus);
  const offer = (service: Service, facts: ServiceOffer) => offerService(portal, exhibitor.exhibitionId, service, facts);
  const rename = ({ id }: Service, name_rus: string, synonyms = '') =>
    portal.database.read.updateTable('additional_services').set({ name_rus, synonyms }).where('id', '=', id).execute();

  it('matches part of the name or the short description in the language of the request, in any case [SVC-026] [SVC-165]', async () => {
    expect(names(await search('СТОЛ '))).toEqual(['Стол переговорный', 'Стол прямоугольный']);
    expect(names(await search('экокожа'))).toEqual(['Кресло', 'Диван']);
    expect((await search('chair', {}, 'en')).data.map(({ name_eng }) => name_eng)[0]).toBe('Padded chair');
    expect(names(await search('%'))).toEqual([]);
  });

  it('reports the corrected query and the matches, and searches literally on request [SVC-165]', async () => {
    const found = await search(',fhysq cnek');
    expect(found.search?.corrected).toBe('барный стул');
    expect(found.data[0]).toMatchObject({
      name_rus: 'Стул барный',
      found: {
        name: [
          { from: 0, to: 4 },
          { from: 5, to: 11 },
        ],
        short_description: [],
        synonym: null,
      },
    });
    expect(found.search?.categories).toEqual([{ id: furniture, count: found.meta.total }]);
    expect(await search('cnek', { literally: '1' })).toMatchObject({ data: [], search: { corrected: null } });
    expect((await search('стул')).search?.corrected).toBeNull();
    const { body } = await caller.get<AdditionalServicesPage>(path);
    expect([body.search, body.data[0]?.found]).toEqual([null, null]);
  });

  it('paginates without gaps or duplicates, in a stable order, and reports a page beyond the last [SVC-165]', async () => {
    const whole = names(await search('экран стойка', { per_page: '100' }));
    expect(whole.length).toBeGreaterThan(4);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.length / 2) }, (_, at) =>
        search('экран стойка', { per_page: '2', page: String(at + 1) }),
      ),
    );
    expect(pages.flatMap(names)).toEqual(whole);
    expect(pages[0]?.meta).toMatchObject({ total: whole.length, per_page: 2 });
    expect(await search('стол', { page: '99' })).toMatchObject({ data: [], meta: { current_page: 99 } });
  });

  it('filters by category or popular services, with the counts of all', async () => {
    const white = await search('белый', { category_id: String(furniture) });
    expect(names(white)).toEqual(['Кресло', 'Диван']);
    expect(white.search?.categories.map(({ count }) => count).sort()).toEqual([1, 2]);
    expect(white.search?.categories).toContainEqual({ id: furniture, count: white.meta.total });
    expect(names(await search('стол', { is_popular: '1' }))).toEqual(['Стол переговорный']);
  });

  it('follows changed names, new synonyms and hidden services, on a second server as well [SVC-165]', async () => {
    const second = await createApp(portal.services, { checkResponses: true });
    const onSecond = async (text: string) => {
      const answer = await second.inject({
        url: `/api${path}`,
        query: { search: text },
        headers: { authorization: `Bearer ${String(caller.token)}`, 'accept-language': 'ru' },
      });
      return names(answer.json());
    };
    for (const find of [async (text: string) => names(await search(text)), onSecond]) {
      await rename(armchair, 'Тахта');
      expect(await find('тахта')).toEqual(['Тахта']);
      await rename(armchair, 'Этажерка складная', 'кушеточка');
      expect(await find('тахта')).toEqual([]);
      expect(await find('этажерки')).toEqual(['Этажерка складная']);
      expect(await find('кушеточка')).toEqual(['Этажерка складная']);
    }
    await offer(armchair, { is_hidden: true });
    expect(await search('этажерда')).toMatchObject({ data: [], search: { corrected: null, categories: [] } });
    expect(await onSecond('этажерка')).toEqual([]);
    await offer(armchair, { is_hidden: false });
    expect(await onSecond('этажерка')).toEqual(['Этажерка складная']);
    await second.close();
  });

  it('omits services of other participation types, and includes those closed for orders [SVC-047] [SVC-161] [SVC-165]', async () => {
    await offer(chair, { event_types: ['sub'], order_until: null });
    expect(names(await search('полумягкий'))).toEqual([]);
    await offer(chair, { event_types: null, order_until: '2020-01-01' });
    expect((await search('полумягкий')).data).toMatchObject([{ order_state: 'service_closed' }]);
  });

  it('filters by available, priced in the currency, or provided by the organiser, with the counts of the rest [SVC-186]', async () => {
    const whole = await search('стол', { per_page: '100' });
    await offer(table, { order_until: '2020-01-01' });
    const open = await search('стол', { per_page: '100', is_open: '1' });
    expect(whole.data.map(({ id }) => id)).toContain(table.id);
    expect(open.data.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id).filter((id) => id !== table.id));
    expect(open.search?.categories.reduce((sum, { count }) => sum + count, 0)).toBe(open.meta.total);
    await offer(table, { order_until: null });

    const priced = (page: AdditionalServicesPage) =>
      page.data.map(({ prices }) => prices.some(({ currency }) => currency === 'RUR'));
    const list = async (query: Record<string, string>) =>
      (await caller.get<AdditionalServicesPage>(path, { query })).body;
    const all = await list({ per_page: '100' });
    expect(priced(all)).toContain(false);
    const known = await list({ per_page: '100', has_price: '1' });
    expect(known.meta.total).toBe(priced(all).filter(Boolean).length);
    expect(priced(known)).not.toContain(false);
    const own = await list({ per_page: '100', is_organizer: '1' });
    expect(own.meta.total).toBeLessThan(all.meta.total);
    expect(own.data.every(({ executor }) => executor.is_organizer)).toBe(true);
  });

  it('runs two statements including the session, with known words and with new ones [SHELL-340]', async () => {
    const counted = async () => {
      const spy = jest.spyOn(portal.database.read.getExecutor(), 'executeQuery');
      await search('стол');
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    };
    expect([await counted(), await counted()]).toEqual([2, 2]);
    await rename(sofa, 'Диван трёхместный');
    expect(await counted()).toBe(2);
  });
});
