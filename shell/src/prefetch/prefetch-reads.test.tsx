import type { ApiClient } from '@fairfront/shared-kit/api';
import {
  defineChecklist,
  defineTile,
  failsHere,
  queryOptions,
  useParticipation,
  usePlatform,
  useQuery,
  type Prefetch,
  type TileContent,
  type TileModule,
} from '@fairfront/shared-kit/platform';
import type { TileOffer } from '@fairfront/shared-kit/platform/release';
import {
  buildCart,
  buildNotifications,
  buildPage,
  buildParticipationListItem,
  failWith,
  type FakeFailure,
} from '@fairfront/shared-kit/testing';
import { screen, startShell, waitFor } from '../testing/shell-double';

const address = 'categories';
const bell = '/notifications?perPage=5&page=1';

/** A tile of a remote that makes its own call. */
const tile = defineTile(() => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { data } = useQuery({
    queryKey: ['participant', id, 'categories'],
    queryFn: ({ signal }) => api.get('/participants/{id}/categories', { params: { path: { id } }, signal }),
  });
  return { state: data ? 'ready' : 'loading', body: <p>Категорий: {data?.data.length}</p> };
});

const parts = { tiles: { services: { module: tile, offer: { reads: [address] } } } };

const notifications = buildPage(buildNotifications(2));

describe('the initial data of the tiles of a hub', () => {
  it('is requested in one call, which also serves their own calls [SHELL-412]', async () => {
    const { fake } = await startShell({ address: '/participant/101', parts }, (fake) =>
      fake.on('get', '/participants/{id}/reads', () => ({
        data: [
          { of: address, answer: { data: [] } },
          { of: 'cart', answer: { data: buildCart() } },
          {
            of: bell,
            answer: {
              ...notifications,
              meta: { ...notifications.meta, unread_count: 2, snoozed_count: 0, shown_count: 2 },
            },
          },
        ],
      })),
    );
    expect(await screen.findByText('Категорий: 0')).toBeVisible();
    expect(fake.sent('get', '/participants/101/reads').map(({ query }) => query.getAll('of'))).toEqual([
      ['cart', 'deadlines', bell, address],
    ]);
    expect(await screen.findByRole('button', { name: /Уведомления: 2 новых/ })).toBeVisible();
    for (const path of ['/participants/101/categories', '/participants/101/cart', '/notifications']) {
      expect(fake.sent('get', path)).toEqual([]);
    }
  });

  it('is requested together with the data of the checklist [SHELL-412] [ACC-228]', async () => {
    const module = defineChecklist(() => ({ state: 'ready', items: [] }));
    const { fake } = await startShell(
      { address: '/participant/101', parts: { ...parts, checklist: { read: { module, reads: ['announcements'] } } } },
      (fake) => fake.on('get', '/participants/{id}/reads', { data: [] }),
    );
    await waitFor(() =>
      expect(fake.sent('get', '/participants/101/reads').map(({ query }) => query.getAll('of'))).toEqual([
        ['cart', 'deadlines', bell, 'announcements', address],
      ]),
    );
  });

  it.each([
    ['lacks it', { data: [] }],
    ['fails', failWith(500)],
    ['cannot be read', { data: [{}] } as never],
  ])('is requested by the tile itself when the call %s [SHELL-412]', async (_how, answer) => {
    const { fake } = await startShell({ address: '/participant/101', parts }, (fake) =>
      fake
        .on('get', '/participants/{id}/reads', () => answer)
        .on('get', '/participants/{id}/categories', () => ({ data: [] })),
    );
    expect(await screen.findByText('Категорий: 0')).toBeVisible();
    expect(fake.sent('get', '/participants/101/categories')).toHaveLength(1);
  });

  it('is not prefetched on other pages or for a participation that is already loaded [SHELL-412]', async () => {
    const { fake, person } = await startShell({ address: '/participant/101', parts }, (fake) =>
      fake
        .on('get', '/participants/{id}/categories', () => ({ data: [] }))
        .on('get', '/participants', () => buildPage([buildParticipationListItem({ id: 101 })])),
    );
    await screen.findByText('Категорий: 0');
    await person.click(screen.getByRole('link', { name: /Мои выставки|На главную/ }));
    await person.click(await screen.findByRole('link', { name: /^Открыть выставку/ }));
    await screen.findByText('Категорий: 0');
    await waitFor(() => expect(fake.sent('get', '/participants/101/reads')).toHaveLength(1));
  });
});

describe('the prefetch of hub parts', () => {
  const order: string[] = [];
  const query = (api: ApiClient, id: number) =>
    queryOptions({
      queryKey: ['participant', id, 'categories'],
      queryFn: ({ signal }) => api.get('/participants/{id}/categories', { params: { path: { id } }, signal }),
    });
  const prefetch: Prefetch = ({ queryClient, api, participationId }) => {
    order.push('prefetched');
    return queryClient.prefetchQuery({ ...query(api, participationId), ...failsHere });
  };
  const useServices = (): TileContent => {
    const { api } = usePlatform();
    const { id } = useParticipation();
    const { data, isError, refetch } = useQuery({ ...query(api, id), ...failsHere });
    order.push('drawn');
    return {
      state: data ? 'ready' : isError ? 'failed' : 'loading',
      retry: () => void refetch(),
      body: <p>Категорий: {data?.data.length}</p>,
    };
  };
  const module = defineTile(useServices, prefetch);
  const start = (tile: { module: TileModule | Promise<TileModule>; offer?: Partial<TileOffer> }, answer: Answers) =>
    startShell({ address: '/participant/101', parts: { tiles: { services: tile } } }, (fake) =>
      fake.on('get', '/participants/{id}/categories', answer),
    );
  type Answers = () => { data: [] } | FakeFailure;

  beforeEach(() => {
    order.length = 0;
  });

  it('is sent before they render, after the deadlines [SHELL-436]', async () => {
    let arrive: (module: TileModule) => void = () => undefined;
    const late = new Promise<TileModule>((resolve) => {
      arrive = resolve;
    });
    const { fake } = await start({ module: late }, () => ({ data: [] }));
    await waitFor(() => expect(fake.sent('get', '/participants/101/deadlines')).toHaveLength(1));
    arrive(module);
    expect(await screen.findByText('Категорий: 0')).toBeVisible();
    expect(order.slice(0, 2)).toEqual(['prefetched', 'drawn']);
  });

  it('skips parts that the participation cannot use [SHELL-436]', async () => {
    const { fake } = await start({ module, offer: { types: ['installer'] } }, () => ({ data: [] }));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(fake.sent('get', '/participants/101/deadlines')).toHaveLength(1));
    expect(order).toEqual([]);
  });

  it('fails only in the part itself [SHELL-436]', async () => {
    await start({ module }, () => failWith(500));
    expect(await screen.findByRole('button', { name: /Повторить/ })).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
