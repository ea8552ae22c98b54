import {
  axeViolations,
  buildCart,
  buildParticipation,
  buildService,
  createFakeApi,
  failWith,
  renderInPlatform,
  renderTile,
  screen,
  within,
} from '@fairfront/shared-kit/testing';
import type { AdditionalService } from '@fairfront/shared-kit/platform';
import type { Category } from '../api/categories';
import CategoryScreen from '../category/category.screen';
import { en, ru } from '../testing/texts';
import remote from '../remote';
import servicesTile from '../services-tile/services.tile';
import CategoriesScreen from './categories.screen';

const texts = { services: { ru, en } };

const furniture: Category = {
  id: 1,
  icon: 'sofa',
  name_rus: 'Мебель',
  name_eng: 'Furniture',
  services_count: 2,
  children: [{ id: 7, icon: 'sofa', name_rus: 'Столы и стулья', name_eng: 'Tables and chairs', services_count: 3 }],
};
const cleaning: Category = {
  id: 5,
  icon: 'no-such-drawing',
  name_rus: 'Уборка',
  name_eng: 'Cleaning',
  services_count: 1,
  children: [],
};

const chair: AdditionalService = buildService(2, {
  category_id: 7,
  name_rus: 'Стул полумягкий',
  name_eng: 'Padded chair',
  short_description_rus: 'Серая ткань',
  short_description_eng: 'Grey fabric',
  prices: [
    {
      ...{ currency: 'RUR', price_with_vat: 1300, price_without_vat: 1083.33, next: null },
      unit: { id: 1, name_rus: 'шт.', name_eng: 'pc' },
    },
  ],
  is_popular: true,
});
const stool: AdditionalService = {
  ...chair,
  id: 3,
  name_rus: 'Стул барный',
  name_eng: 'Bar stool',
  prices: [],
  executor: { id: 2, name_rus: 'ООО «Свет»', name_eng: 'Light LLC', is_organizer: false },
};

const withServices = (shown = true) => {
  const participation = buildParticipation();
  return {
    ...participation,
    type: 'self' as const,
    currencies: [{ code: 'RUR', symbol: '₽' }],
    exhibition: { ...participation.exhibition, is_show_order_additional_services: shown },
  };
};

const stubbed = () =>
  createFakeApi()
    .on('get', '/participants/{id}/categories', { data: [furniture, cleaning] })
    .on('get', '/participants/{id}/cart', { data: buildCart([]) })
    .on('get', '/participants/{id}/additional-services', ({ query }) => ({
      data: query.get('category_id') === '7' ? [chair, stool].map((service) => ({ ...service, found: null })) : [],
      meta: { current_page: 1, last_page: 1, per_page: 20, total: query.get('category_id') === '7' ? 2 : 0 },
      search: null,
    }));

const categoryRoute = (categoryId: string) => ({
  name: 'category' as const,
  params: { id: '101', category_id: categoryId },
});

describe('the categories screen', () => {
  it('the screen shows the top categories with name, number of services and links to their sections [SVC-021]', async () => {
    renderInPlatform(<CategoriesScreen />, {
      texts,
      participation: withServices(),
      api: stubbed(),
    });
    const card = (await screen.findByRole('heading', { name: 'Furniture' })).closest('article') as HTMLElement;
    expect(within(card).getByText('5 services')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Tables and chairs' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(await axeViolations()).toEqual([]);
  });

  it('the screen explains why services are not shown, links back and makes no request [SVC-002]', async () => {
    const { platform, person } = renderInPlatform(<CategoriesScreen />, {
      texts,
      participation: withServices(false),
      api: stubbed(),
      locale: 'ru',
    });
    expect(screen.getByText('Дополнительные услуги недоступны для этого мероприятия')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Вернуться к обзору выставки' }));
    expect(platform.log.navigated).toEqual([expect.objectContaining({ name: 'participant' })]);
    expect(platform.api.requests).toEqual([]);
  });

  it('a failed read can be retried', async () => {
    const api = createFakeApi().on('get', '/participants/{id}/categories', failWith(500));
    const { person } = renderInPlatform(<CategoriesScreen />, { texts, participation: withServices(), api });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    api.on('get', '/participants/{id}/categories', { data: [cleaning] });
    await person.click(retry);
    expect(await screen.findByRole('heading', { name: 'Cleaning' })).toBeVisible();
  });

  it('every text exists in both languages', async () => {
    const { platform } = renderInPlatform(<CategoriesScreen />, {
      texts,
      participation: withServices(),
      api: stubbed(),
    });
    await screen.findByRole('heading', { name: 'Furniture' });
    await platform.setLocale('ru');
    expect(await screen.findByRole('heading', { name: 'Мебель' })).toBeVisible();
    expect(screen.getByText('5 услуг')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });
});

describe('the category screen', () => {
  const render = (categoryId: string, locale: 'ru' | 'en' = 'en') =>
    renderInPlatform(<CategoryScreen />, {
      texts,
      participation: withServices(),
      api: stubbed(),
      route: categoryRoute(categoryId),
      locale,
    });

  it('the screen shows name and services, with links to the parent and to all categories [SVC-023]', async () => {
    render('7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tables and chairs' })).toBeVisible();
    const path = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(
      within(path)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Services', 'Furniture']);
    expect(await screen.findByRole('heading', { name: 'Padded chair' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('the screen links to children without mixing in their services, and says when it has none at all [SVC-024]', async () => {
    const { platform } = render('1');
    const children = await screen.findByRole('navigation', { name: 'Subcategories' });
    expect(within(children).getByRole('link', { name: 'Tables and chairs' })).toBeVisible();
    expect(platform.api.sent('get', '/participants/{id}/additional-services')[0]?.query.get('category_id')).toBe('1');
    expect(screen.queryByRole('heading', { name: 'Padded chair' })).toBeNull();
  });

  it('an empty category says in both languages that it has no services [SVC-024]', async () => {
    const { platform } = render('5');
    expect(await screen.findByText('No services in this category')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('В этой категории нет услуг')).toBeVisible();
  });

  it('a service shows its provider [SVC-032]', async () => {
    render('7');
    const own = (await screen.findByRole('heading', { name: 'Padded chair' })).closest('article') as HTMLElement;
    const foreign = screen.getByRole('heading', { name: 'Bar stool' }).closest('article') as HTMLElement;
    expect(within(own).getByText('The service is provided by the organiser')).toBeVisible();
    expect(within(foreign).getByText('The service is provided by another contractor: Light LLC')).toBeVisible();
  });

  it('a service shows its price with the unit, and N/A with a hint without one [SHELL-175]', async () => {
    render('7', 'ru');
    const priced = (await screen.findByRole('heading', { name: 'Стул полумягкий' })).closest('article') as HTMLElement;
    expect(priced.textContent).toContain('1\u00a0300\u00a0₽ шт.');
    expect(screen.getByText('обратитесь к менеджеру').closest('article')).toHaveTextContent('N/A');
  });
});

describe('the services tile', () => {
  it('the tile links to the categories and to all of them', async () => {
    const { tile } = renderTile(servicesTile, { texts, participation: withServices(), api: stubbed() });
    expect(tile().state).toBe('loading');
    expect(await screen.findByRole('link', { name: 'Furniture' })).toBeVisible();
    expect(tile().actions).toEqual([
      { label: 'All categories', icon: 'chevron-right', target: { route: 'categories', params: { id: 101 } } },
    ]);
  });

  it('the tile requests exactly the addresses that it prefetches [SHELL-412]', async () => {
    const { platform } = renderTile(servicesTile, { texts, participation: withServices(), api: stubbed() });
    await screen.findByRole('link', { name: 'Furniture' });
    // the header reads the cart anyway
    expect(platform.api.requests.map(({ path }) => path)).toEqual(
      [...(remote.tiles?.['services']?.reads ?? []), 'cart'].map((read) => `/participants/101/${read}`),
    );
  });

  it('a failed tile can be retried', async () => {
    const api = createFakeApi().on('get', '/participants/{id}/categories', failWith(500));
    const { person } = renderTile(servicesTile, { texts, participation: withServices(), api });
    const retry = await screen.findByRole('button', { name: 'retry' }, { timeout: 10_000 });
    api.on('get', '/participants/{id}/categories', { data: [cleaning] });
    await person.click(retry);
    expect(await screen.findByRole('link', { name: 'Cleaning' })).toBeVisible();
  });
});
