import { act, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import {
  storedToken,
  type ChecklistModule,
  type CommandModule,
  type ModalHeight,
  type ModalSize,
  type RuntimeConfig,
  type TileModule,
} from '@fairfront/shared-kit/platform';
import {
  releaseSchema,
  type CommandOffer,
  type MenuOffer,
  type PageRelease,
  type ScreenOffer,
} from '@fairfront/shared-kit/platform/release';
import {
  buildCart,
  buildNotifications,
  buildPage,
  buildParticipationListItem,
  buildUser,
  createFakeApi,
  newPerson,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import {
  declaredCarryOver,
  declaredGoKeys,
  declaredNotifications,
  declaredPlaces,
  declaredScreens,
  titleOf as title,
} from './declared-remotes';
import { openParticipation } from './open-participation';
import { App, createShell, type Shell } from '../app';
import { preloadRoute } from '../portal/own-screens';
import type { Federation } from '../boot';
import type { ConnectionOptions } from '../realtime/connection';

/** Parts of the one remote of the test, by name. */
export interface TestParts {
  tiles?: Record<
    string,
    {
      /** A promise if its code loads later than the rest. */
      module: TileModule | Promise<TileModule>;
      offer?: Partial<PageRelease['remotes'][string]['offers']['tiles'][string]>;
    }
  >;
  checklist?: Record<string, { module: ChecklistModule; order?: number; reads?: string[] }>;
  commands?: Record<string, { module: CommandModule; offer?: Partial<CommandOffer> }>;
  modals?: Record<
    string,
    { part: ComponentType<never>; mirrored?: boolean; size?: ModalSize; height?: ModalHeight; ahead?: boolean }
  >;
  screens?: Record<string, ComponentType>;
  /** Entries of the account menu. */
  menu?: Record<string, Pick<MenuOffer, 'route'> & Partial<MenuOffer>>;
}

export interface TestShellOptions {
  /** Path and query that the browser opens. Default `/`. */
  address?: string;
  /** Stored before the start; null for a visitor. Default `test-token`. */
  token?: string | null;
  config?: Partial<RuntimeConfig>;
  parts?: TestParts;
  /** Replaces the loading of the remote, to test failures. */
  loadDefinition?: Federation['loadDefinition'];
}

/** The real shell in jsdom: only the network, the federation and the socket are doubles. */
export interface TestShell extends Shell {
  fake: FakeApi;
  /** The main client first, then those of tokens offered in the address. */
  fakes: FakeApi[];
  person: UserEvent;
  /** Path and query of the browser. */
  address: () => string;
  /** Sockets that were requested, newest last. */
  sockets: ConnectionOptions[];
  /** The state of each socket: the participation whose channel it follows, and whether it was closed. */
  connections: { participation: number | null; isClosed: boolean }[];
  /** Replaces reloading the page. */
  reload: jest.Mock;
  unmount: () => void;
}

const config: RuntimeConfig = {
  apiBase: '/api',
  realtime: { key: 'test', host: 'portal.test', port: 80, tls: false },
  contacts: {
    copyright: { ru: '© Дирекция', en: '© Directorate' },
    policyUrl: { ru: '/policy/ru.pdf', en: '/policy/en.pdf' },
    phone: '8 800 000-00-00',
    hours: { ru: 'Пн–Пт', en: 'Mon–Fri' },
    email: 'help@fairfront.example',
  },
  tokenSignIn: true,
  sessionReplay: null,
};

const offeredScreens = (screens: NonNullable<TestParts['screens']>): Record<string, ScreenOffer> =>
  Object.fromEntries(Object.keys(screens).map((name) => [name, declaredScreens[name] ?? { path: `/${name}` }]));

const releaseOf = ({
  tiles = {},
  checklist = {},
  commands = {},
  modals = {},
  screens = {},
  menu = {},
}: TestParts): PageRelease => ({
  schema: releaseSchema,
  revision: 1,
  shell: '1.0.0',
  remotes: {
    'mf-test': {
      version: '1.0.0',
      container: 'test_container',
      entry: '/r/mf-test/1.0.0/remote.js',
      integrity: '',
      previous: null,
      offers: {
        tiles: Object.fromEntries(
          Object.entries(tiles).map(([id, { offer }]) => [
            id,
            {
              title: title(id),
              group: 'company' as const,
              order: 10,
              width: 2 as const,
              icon: 'building',
              height: 200,
              ...offer,
            },
          ]),
        ),
        checklist: Object.fromEntries(
          Object.entries(checklist).map(([id, { order = 10, reads }]) => [
            id,
            { order, icon: 'building', ...(reads && { reads }) },
          ]),
        ),
        commands: Object.fromEntries(
          Object.entries(commands).map(([id, { offer }]) => [
            id,
            { group: 'actions' as const, order: 10, icon: 'plus', ...offer },
          ]),
        ),
        modals: Object.fromEntries(
          Object.entries(modals).map(([name, { mirrored = true, size = 'md', height, ahead }]) => [
            name,
            { title: title(name), size, height, mirrored, ...(ahead && { ahead }) },
          ]),
        ),
        // the real remotes have addresses although nothing loads them
        screens: { ...declaredScreens, ...offeredScreens(screens) },
        realtime: [],
        notifications: declaredNotifications,
        places: declaredPlaces,
        goKeys: declaredGoKeys,
        carryOver: declaredCarryOver,
        menu: Object.fromEntries(
          Object.entries(menu).map(([id, offer]) => [id, { title: title(id), icon: 'staff', order: 10, ...offer }]),
        ),
      },
    },
  },
});

const definitionOf = ({ tiles = {}, checklist = {}, commands = {}, modals = {}, screens = {} }: TestParts) => ({
  tiles: Object.fromEntries(
    Object.entries(tiles).map(([id, { module }]) => [id, { load: async () => ({ default: await module }) }]),
  ),
  checklist: Object.fromEntries(
    Object.entries(checklist).map(([id, { module }]) => [id, { load: () => Promise.resolve({ default: module }) }]),
  ),
  commands: Object.fromEntries(
    Object.entries(commands).map(([id, { module }]) => [id, { load: () => Promise.resolve({ default: module }) }]),
  ),
  modals: Object.fromEntries(
    Object.entries(modals).map(([name, { part }]) => [name, { load: () => Promise.resolve({ default: part }) }]),
  ),
  screens: Object.fromEntries(
    Object.entries(screens).map(([name, part]) => [name, { load: () => Promise.resolve({ default: part }) }]),
  ),
  locales: {
    ru: () => Promise.resolve({ default: { word: 'слово' } }),
    en: () => Promise.resolve({ default: { word: 'word' } }),
  },
});

/** Stubs the calls of every signed-in page. */
const stubBasics = (fake: FakeApi): FakeApi => {
  const notifications = buildNotifications(5);
  return (
    fake
      .on('get', '/auth/user', () => ({ data: buildUser({ locale: 'ru' }) }))
      .on('get', '/participants', () => buildPage([buildParticipationListItem()]))
      .on('get', '/invitations', () => ({ data: [] }))
      .on('get', '/participants/{id}', ({ params }) => ({ data: openParticipation({ id: Number(params['id']) }) }))
      .on('get', '/preparations', ({ query }) => ({
        data: query.getAll('ids').map((id) => ({ participation_id: Number(id), done: 1, total: 2, deadlines: [] })),
      }))
      // parts that need data request it themselves
      .on('get', '/participants/{id}/reads', () => ({ data: [] }))
      .on('get', '/participants/{id}/deadlines', () => ({ data: [] }))
      .on('get', '/auth/embed-tokens', () => ({ data: [] }))
      .on('get', '/calendar-feed', () => ({ data: null }))
      .on('get', '/deadline-reminders', { data: { days: [7, 1], mail: true } })
      .on('get', '/participants/{id}/cart', () => ({ data: buildCart() }))
      .on('get', '/notifications', () => {
        const page = buildPage(notifications);
        const unread_count = notifications.filter((item) => !item.read_at).length;
        return { ...page, meta: { ...page.meta, unread_count, snoozed_count: 0, shown_count: notifications.length } };
      })
  );
};

/** Starts the shell as in the browser. `stub` may replace responses before any call is made. */
export const startShell = async (
  options: TestShellOptions = {},
  stub: (fake: FakeApi) => void = () => {},
): Promise<TestShell> => {
  const { address = '/', token = 'test-token', parts = {} } = options;
  window.history.replaceState(null, '', address);
  storedToken.write(token);
  const fakes: FakeApi[] = [];
  const sockets: ConnectionOptions[] = [];
  const connections: TestShell['connections'] = [];
  const reload = jest.fn();
  const shell = createShell(
    { release: releaseOf(parts), config: { ...config, ...options.config } },
    {
      federation: {
        loadDefinition: options.loadDefinition ?? (() => Promise.resolve(definitionOf(parts))),
        cancel: () => {},
        evict: () => {},
      },
      createApi: ({ getToken, getLocale, onUnauthorized }) => {
        const made = stubBasics(createFakeApi({ token: getToken, locale: getLocale, onUnauthorized }));
        stub(made);
        fakes.push(made);
        return made.client;
      },
      reload,
      loadConnect: () =>
        Promise.resolve((socket) => {
          const connection: TestShell['connections'][number] = { participation: null, isClosed: false };
          sockets.push(socket);
          connections.push(connection);
          return {
            followParticipation: (id) => (connection.participation = id),
            joinChannel: () => () => {},
            close: () => (connection.isClosed = true),
          };
        }),
    },
  );
  const [fake] = fakes;
  if (!fake) throw new Error('The shell has not created an API client');
  const { language, routes, texts } = shell.services;
  await language.start();
  // like the page, whose head lists the files of its frame
  const start = routes.match(address.split('?')[0] ?? '').route;
  if (token === null && start) await preloadRoute(start, texts);
  const { unmount } = render(<App shell={shell} />);
  return {
    ...shell,
    fake,
    fakes,
    person: newPerson(),
    address: () => window.location.pathname + window.location.search,
    sockets,
    connections,
    reload,
    unmount,
  };
};

/** Waits until the list of exhibitions is shown. */
export const homeStands = () => screen.findByRole('article');

/** Waits for everything pending. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

// jsdom has no layout to scroll
window.scrollTo = () => {};

export { act, screen, waitFor };
