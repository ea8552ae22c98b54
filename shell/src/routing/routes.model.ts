import { generatePath, matchPath } from 'react-router-dom';
import type { RouteName, RouteParams } from '@fairfront/shared-kit/platform';
import { fitsRouteParam, routePaths } from '@fairfront/shared-kit/platform/release';

/** The frame around a screen (DESIGN §4). */
export type Layout = 'default' | 'not-auth' | 'help-form' | 'card' | 'empty';

/** Whose code draws the screen. */
export type RouteOwner = 'shell' | 'mf-services' | 'mf-account' | 'mf-passes';

/** One row of the route table (SHELL §2). */
export interface Route {
  name: RouteName;
  /** Pattern with `:param` parts. */
  path: string;
  layout: Layout;
  owner: RouteOwner;
  /** A visitor without a token is sent to sign in (SHELL-042). */
  auth: boolean;
  /** The participation of the address is loaded before the screen is used (SHELL-037). */
  event: boolean;
  /** The cart is loaded, and its icon stands in the header, where services are shown (SHELL-039, SHELL-071). */
  cart: boolean;
  /** The cart icon without the flag: the participation page loads the cart by itself (SHELL-040). */
  badge: boolean;
}

type Facts = Partial<Omit<Route, 'name' | 'path'>>;

const open = (layout: Layout): Facts => ({ layout, auth: false });
const ofEvent: Facts = { event: true };
const ofServices: Facts = { event: true, owner: 'mf-services' };
const withCart: Facts = { ...ofServices, cart: true };
const ofAccount: Facts = { owner: 'mf-account' };

const flags: Record<RouteName, Facts> = {
  home: {},
  participant: { badge: true },
  categories: withCart,
  category: withCart,
  'popular-services': withCart,
  search: withCart,
  cart: ofServices,
  ordering: withCart,
  orders: withCart,
  calendar: ofEvent,
  deadlines: { ...ofEvent, cart: true },
  publications: { ...ofEvent, ...ofAccount },
  'building-types': { ...ofEvent, ...ofAccount },
  'general-terms': { ...ofEvent, ...ofAccount },
  profile: ofAccount,
  'own-access': {},
  'second-factor': {},
  'notification-settings': {},
  support: ofAccount,
  notifications: { ...ofAccount, auth: false },
  archive: ofAccount,
  'add-exhibition': ofAccount,
  'manager-requests': ofAccount,
  login: open('not-auth'),
  logout: { layout: 'not-auth' },
  recovery: open('not-auth'),
  'recovery-reset': open('not-auth'),
  'confirm-registration': open('not-auth'),
  welcome: open('not-auth'),
  help: open('help-form'),
  'pass-link': { ...open('card'), owner: 'mf-passes' },
};

const standard = { layout: 'default', owner: 'shell', auth: true, event: false, cart: false, badge: false } as const;

/** All named routes with their flags. */
export const routes = (Object.keys(flags) as RouteName[]).map((name): Route => ({
  ...standard,
  ...flags[name],
  name,
  path: routePaths[name],
}));

/** Where an address leads; the 404 page has no route. */
export interface RouteMatch {
  route: Route | null;
  params: Record<string, string>;
}

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** The route of a path; a slash at the end makes no difference. */
export const matchRoute = (path: string): RouteMatch => {
  for (const route of routes) {
    const found = matchPath({ path: route.path, caseSensitive: true }, path)?.params;
    if (!found) continue;
    const params = Object.entries(found).map(([name, value]): [string, string] => [name, decode(value ?? '')]);
    if (params.every(([name, value]) => fitsRouteParam(name, value))) {
      return { route, params: Object.fromEntries(params) };
    }
  }
  return { route: null, params: {} };
};

/** Query of an address from a record: undefined and empty values are left out. */
export const queryString = (query: Record<string, string | undefined> = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value);
  const text = search.toString();
  return text && `?${text}`;
};

/** The address of a named route (SHELL-030, SHELL-210). */
export const addressOf = <Name extends RouteName>(
  name: Name,
  params: RouteParams[Name],
  query?: Record<string, string | undefined>,
): string => {
  const values = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return generatePath<string>(routePaths[name], values) + queryString(query);
};
