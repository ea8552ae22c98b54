import type { AdditionalService, CartItem } from '@fairfront/shared-kit/platform';
import {
  act,
  axeViolations,
  buildCartItem,
  buildService,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { Order } from '../api/orders';
import CategoriesModal from '../categories-modal/categories.modal';
import CategoriesScreen from '../categories/categories.screen';
import CategoryScreen from '../category/category.screen';
import { en, ru } from '../testing/texts';
import PopularServicesScreen from '../popular/popular-services.screen';
import SearchScreen from '../search/search.screen';
import { buildOrder, buildOrdersPage, orderLine } from '../testing/orders';
import { createServicesApi, testNow, withServices } from '../testing/services-api';

const chair = buildService(2, { name_eng: 'Chair', name_rus: 'Стул', short_description_eng: 'Grey fabric' });

interface Fixture extends PlatformDoubleOptions {
  lines?: CartItem[];
  services?: AdditionalService[];
  orders?: Order[];
}

const draw = (part: React.ReactElement, { lines, services = [chair], orders = [], ...options }: Fixture = {}) => {
  const world = createServicesApi(
    services.map((service) => ({ ...service, description_rus: '', description_eng: '', related_services: [] })),
    lines,
  );
  world.api.on('get', '/participants/{id}/additional-orders', buildOrdersPage(orders));
  const rendered = renderInPlatform(part, {
    texts: { services: { ru, en } },
    participation: withServices(),
    user: buildUserWithRole('edit'),
    api: world.api,
    now: testNow,
    ...options,
  });
  return { ...rendered, world };
};

const inCategory = (fixture: Fixture = {}) =>
  draw(<CategoryScreen />, { route: { name: 'category', params: { id: '101', category_id: '1' } }, ...fixture });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);

describe('a service in a list', () => {
  it('a service shows name, short description, price and notice, and a click opens it by id [SVC-031, SVC-033]', async () => {
    const { person, platform } = inCategory();
    const row = await card('Chair');
    expect(row.getByText('Grey fabric')).toBeVisible();
    expect(row.getByText('1 000 ₽')).toBeVisible();
    expect(row.getByText('The service is provided by the organiser')).toBeVisible();
    await person.click(row.getByRole('button', { name: 'Chair' }));
    expect(platform.log.opened).toEqual([{ name: 'event-modal-service', params: { service: '2' } }]);
    expect(await axeViolations()).toEqual([]);
  });

  it('a service is added at once and then shows its quantity in the cart [SVC-034]', async () => {
    const { person, world, platform } = inCategory();
    await person.click((await card('Chair')).getByRole('button', { name: 'Add to cart: Chair' }));
    expect(await (await card('Chair')).findByText('In cart')).toBeVisible();
    const quantity = (await card('Chair')).getByRole('spinbutton', { name: 'Quantity: Chair' });
    expect(quantity).toHaveValue('1');
    await person.click(quantity);
    await person.keyboard('{ArrowUp}{ArrowUp}');
    await person.tab();
    await waitFor(() => expect(world.cart().map((item) => item.quantity)).toEqual([3]));
    await platform.setLocale('ru');
    expect((await card('Стул')).getByText('В корзине')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('adding a service can be undone at once [SVC-168]', async () => {
    const { person, world, platform } = inCategory();
    await person.click((await card('Chair')).getByRole('button', { name: 'Add to cart: Chair' }));
    await waitFor(() => expect(platform.log.undos).toHaveLength(1));
    await act(async () => platform.log.undos[0]?.undo());
    expect(world.cart()).toEqual([]);
    expect(await (await card('Chair')).findByRole('button', { name: 'Add to cart: Chair' })).toBeVisible();
  });

  it('a service starts at its minimum quantity [SVC-034, SVC-050]', async () => {
    const { person, world } = inCategory({ services: [{ ...chair, min_count: 4 }] });
    await person.click((await card('Chair')).getByRole('button', { name: 'Add to cart: Chair' }));
    await waitFor(() => expect(world.cart().map((item) => item.quantity)).toEqual([4]));
  });

  it.each<[string, Partial<AdditionalService>]>([
    ['Choose dates: Chair', { is_required_date_install: true }],
    ['Choose dates: Chair', { is_required_time_range_by_date: true }],
    ['Choose: Chair', { is_required_stand_area: true }],
    ['Choose: Chair', { units: [chair.units, chair.units].flat() }],
  ])('a service that needs input opens the modal with "%s" [SVC-034]', async (name, facts) => {
    const { person, platform } = inCategory({ services: [{ ...chair, ...facts }] });
    await person.click((await card('Chair')).getByRole('button', { name }));
    expect(platform.log.opened).toEqual([{ name: 'event-modal-service', params: { service: '2' } }]);
  });

  it('a viewer cannot add a service but sees what is in the cart [SVC-004]', async () => {
    inCategory({ user: buildUserWithRole('read'), lines: [buildCartItem(2, 5)] });
    const row = await card('Chair');
    expect(await row.findByText('In cart')).toBeVisible();
    expect(row.queryByRole('spinbutton')).toBeNull();
    expect(row.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });

  it('a service shows its next price with the date [SVC-160]', async () => {
    const [price] = chair.prices;
    const prices = price ? [{ ...price, next: { from: '2026-05-12', price_with_vat: 1350 } }] : [];
    inCategory({ services: [{ ...chair, prices }] });
    expect(await (await card('Chair')).findByText('from 12 May 1 350 ₽')).toBeVisible();
  });

  it('a closed service shows its closing date and cannot be added [SVC-161]', async () => {
    inCategory({ services: [{ ...chair, order_until: '2026-04-30', order_state: 'service_closed' }] });
    const row = await card('Chair');
    expect(row.getByText('Orders closed on 30 April')).toBeVisible();
    expect(row.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });
});

describe('the service lists', () => {
  it('a list is read page by page with its filter [SVC-025]', async () => {
    const { world } = inCategory();
    await card('Chair');
    const [request] = world.api.sent('get', '/participants/101/additional-services');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ category_id: '1', page: '1' });
  });

  it('the list of popular services requests those that the organiser marked [SVC-027]', async () => {
    const { world } = draw(<PopularServicesScreen />, { route: { name: 'popular-services', params: { id: '101' } } });
    await card('Chair');
    expect(screen.getByRole('heading', { level: 1, name: 'Popular' })).toBeVisible();
    expect(world.api.sent('get', '/participants/101/additional-services')[0]?.query.get('is_popular')).toBe('1');
    expect(await axeViolations()).toEqual([]);
  });

  it('a failed list shows a retry in its place, in both languages [SVC-148]', async () => {
    const world = createServicesApi([]);
    world.api.on('get', '/participants/{id}/additional-services', failWith(500));
    const route = { name: 'popular-services' as const, params: { id: '101' } };
    const { platform } = draw(<PopularServicesScreen />, { api: world.api, route });
    expect(await screen.findByText('Could not load the data')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Не удалось загрузить данные')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });
});

describe('the service search', () => {
  const searching = (q: string, fixture: Fixture = {}) =>
    draw(<SearchScreen />, {
      route: { name: 'search', params: { id: '101' }, query: new URLSearchParams(q && { q }) },
      ...fixture,
    });
  afterEach(() => jest.useRealTimers());

  it('the search uses the text in the address [SVC-029, SVC-030]', async () => {
    const { world } = searching('chair');
    await card('Chair');
    expect(screen.getByRole('searchbox', { name: 'Find a service' })).toHaveValue('chair');
    expect(screen.getByText('1 service found')).toBeVisible();
    expect(world.api.sent('get', '/participants/101/additional-services')[0]?.query.get('search')).toBe('chair');
    expect(await axeViolations()).toEqual([]);
  });

  const corrected = (fixture: { query?: Record<string, string>; total?: number } = {}) => {
    const { total = 1 } = fixture;
    const found = { name: [{ from: 0, to: 5 }], short_description: [], synonym: null };
    const api = createServicesApi([]).api.on('get', '/participants/{id}/additional-services', ({ query }) => ({
      data: total === 0 ? [] : [{ ...chair, found }],
      meta: { current_page: 1, last_page: 1, per_page: 20, total },
      search: {
        corrected: query.get('literally') ? null : 'chair',
        categories: total === 0 ? [] : [{ id: 1, count: 1 }],
      },
    }));
    return draw(<SearchScreen />, {
      route: { name: 'search', params: { id: '101' }, query: new URLSearchParams({ q: 'срфшк', ...fixture.query }) },
      api,
    });
  };

  it('a corrected query is shown and marked, with a link to the exact search [SVC-165]', async () => {
    const { person, platform } = corrected();
    expect(await screen.findByText('Showing results for “chair”')).toBeVisible();
    expect(screen.getByText('Chair', { selector: 'mark' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await person.click(screen.getByRole('link', { name: 'Search exactly for “срфшк”' }));
    expect(platform.log.navigated).toEqual([
      expect.objectContaining({ name: 'search', query: { q: 'срфшк', literally: '1' } }),
    ]);
    await platform.setLocale('ru');
    expect(screen.getByText('Показаны результаты по запросу «chair»')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the exact search and the category come from the address, and an empty result links back [SVC-165]', async () => {
    const { person, platform } = corrected({ query: { literally: '1', category: '1' }, total: 0 });
    expect(
      await screen.findByText('There are no exact matches. Search with corrections or look in the categories.'),
    ).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Search with corrections' }));
    expect(platform.log.navigated).toEqual([expect.objectContaining({ name: 'search', query: { q: 'срфшк' } })]);
  });

  it('the filters come from the address, and the orders with a found service are listed [SVC-186]', async () => {
    const query = new URLSearchParams({ q: 'chair', has_price: '1' });
    const orders = [
      buildOrder({ id: 41, services: [{ ...orderLine, id: chair.id, name_eng: 'Chair' }], status: 'processing' }),
      buildOrder({ id: 40, services: [{ ...orderLine, id: 999 }] }),
    ];
    const { person, platform, world } = searching('chair', {
      route: { name: 'search', params: { id: '101' }, query },
      orders,
    });
    const elsewhere = await screen.findByRole('region', { name: 'Elsewhere in your exhibition' });
    expect(within(elsewhere).getAllByRole('listitem')).toHaveLength(1);
    expect(elsewhere).toHaveTextContent('Order No. 41: Chair, 2 pcIn progress');
    expect(world.api.sent('get', '/participants/101/additional-services')[0]?.query.get('has_price')).toBe('1');
    expect(screen.getByRole('checkbox', { name: 'With a known price' })).toBeChecked();
    await person.click(screen.getByRole('checkbox', { name: 'Can be ordered now' }));
    expect(platform.log.navigated.at(-1)).toEqual(
      expect.objectContaining({ query: { q: 'chair', has_price: '1', is_open: '1' } }),
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('the query is written to the address 500 ms after the last key, unless the page was left [SVC-030]', async () => {
    jest.useFakeTimers();
    const { person, platform, unmount } = searching('');
    await person.type(screen.getByRole('searchbox'), 'sofa');
    jest.advanceTimersByTime(499);
    expect(platform.log.navigated).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(platform.log.navigated).toEqual([
      { name: 'search', params: { id: 101 }, query: { q: 'sofa' }, replace: true },
    ]);
    await person.type(screen.getByRole('searchbox'), 's');
    unmount();
    jest.advanceTimersByTime(1000);
    expect(platform.log.navigated).toHaveLength(1);
  });

  it('a single character starts no search [SVC-030]', () => {
    const { world } = searching('c');
    expect(world.api.sent('get', '/participants/101/additional-services')).toEqual([]);
  });

  it('an empty result is explained in both languages [SVC-030]', async () => {
    const { platform } = searching('zzz', { services: [] });
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Ничего не найдено')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });
});

describe('the service categories', () => {
  const tree = [
    {
      ...{ id: 1, icon: 'sofa', name_rus: 'Мебель', name_eng: 'Furniture', services_count: 2 },
      children: [{ id: 7, icon: 'sofa', name_rus: 'Столы', name_eng: 'Tables', services_count: 3 }],
    },
    { id: 5, icon: 'spray', name_rus: 'Уборка', name_eng: 'Cleaning', services_count: 1, children: [] },
  ];
  const worldOfTree = () => createServicesApi([]).api.on('get', '/participants/{id}/categories', { data: tree });

  it('the screen shows categories with links to popular services, search, orders and the whole tree [SVC-022]', async () => {
    const { person, platform } = draw(<CategoriesScreen />, { api: worldOfTree() });
    const ways = within(await screen.findByRole('navigation', { name: 'Other ways to find a service' }));
    for (const name of ['Find a service', 'Popular', 'Orders']) await person.click(ways.getByRole('link', { name }));
    expect(platform.log.navigated.map(({ name }) => name)).toEqual(['search', 'popular-services', 'orders']);
    await person.click(ways.getByRole('button', { name: 'All categories' }));
    expect(platform.log.opened).toEqual([{ name: 'event-modal-categories', params: {} }]);
  });

  it('the modal opens the children of a category with a back button, and a leaf links to its screen [SVC-018]', async () => {
    const { person, platform } = draw(<CategoriesModal />, {
      api: worldOfTree(),
      modalTitle: 'Categories',
    });
    await person.click(await screen.findByRole('button', { name: /Furniture/ }));
    expect(screen.getByRole('heading', { name: 'Furniture' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Everything in “Furniture”/ })).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Categories' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Furniture/ }));
    await person.click(screen.getByRole('link', { name: /Tables/ }));
    expect(platform.log.navigated).toEqual([
      expect.objectContaining({ name: 'category', params: { id: 101, category_id: 7 } }),
    ]);
  });

  it('the modal handles an empty tree and a failed read [SVC-018, SVC-148]', async () => {
    const api = createServicesApi([]).api.on('get', '/participants/{id}/categories', failWith(500));
    draw(<CategoriesModal />, { api, modalTitle: 'Categories' });
    expect(await screen.findByText('Could not load the data')).toBeVisible();
  });
});
