import type { RouteName, RouteParams } from '@fairfront/shared-kit/platform';
import { matchScreen, pathWith, type ScreenOffer } from '@fairfront/shared-kit/platform/release';
import { ownRoutes, type OwnRouteName } from './own-places';

/** One row of the route table (SHELL §2). */
export interface Route extends ScreenOffer {
  name: RouteName;
}

/** The target of an address; the 404 page has no route. */
export interface RouteMatch {
  route: Route | null;
  params: Record<string, string>;
}

/** The named routes of a page: those of the shell and of its remotes. */
export interface RouteTable {
  /** Null for an unknown name. */
  find: (name: string) => Route | null;
  /** The route of a path; a trailing slash makes no difference. */
  match: (path: string) => RouteMatch;
}

/** Builds a query string from a record; undefined and empty values are omitted. */
export const queryString = (query: Record<string, string | undefined> = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value);
  const text = search.toString();
  return text && `?${text}`;
};

/** The address of a route of the shell. */
export const ownAddress = <Name extends OwnRouteName>(
  name: Name,
  params: RouteParams[Name],
  query?: Record<string, string | undefined>,
): string => (pathWith(ownRoutes[name].path, params) ?? '/') + queryString(query);

/** Whether a path belongs to one of these routes of the shell. */
export const isOwnRoute = (path: string, ...names: OwnRouteName[]): boolean => {
  const name = matchScreen(ownRoutes, path)?.name;
  return name !== undefined && names.includes(name);
};

/**
 * Builds the route table of a page. A screen of the shell takes precedence over one of a remote; the registry rejects a
 * release in which both claim a path.
 * @param offered screens of the remotes, by route name
 */
export const createRoutes = (offered: Readonly<Record<string, ScreenOffer>>): RouteTable => {
  const screens: Record<string, ScreenOffer> = { ...offered, ...ownRoutes };
  const routes = new Map(
    Object.entries(screens).map(([name, screen]): [string, Route] => [name, { ...screen, name: name as RouteName }]),
  );
  const find: RouteTable['find'] = (name) => routes.get(name) ?? null;
  return {
    find,
    match: (path) => {
      const found = matchScreen(screens, path);
      return { route: found && find(found.name), params: found?.params ?? {} };
    },
  };
};
