import type { ModalParams, PlatformServices, RouteName, RouteParams, Target } from '@fairfront/shared-kit/platform';
import { pathWith } from '@fairfront/shared-kit/platform/release';
import type { Navigator } from './navigator';
import { queryString, type RouteTable } from './routes.model';

// the shell leads to every place
declare module '@fairfront/shared-kit/platform' {
  interface OpenedPlaces {
    shell: { routes: keyof RouteParams; modals: keyof ModalParams };
  }
}

export interface NavigationOptions {
  navigator: Navigator;
  routes: RouteTable;
  openModal: PlatformServices['modals']['open'];
  /** Reports that a route is unavailable: no live remote has it, or a path param is missing. */
  onUnknown: (route: string) => void;
}

/** Navigation by name, for shell and remotes. An unknown route keeps the page. */
export const createNavigation = ({
  navigator,
  routes,
  openModal,
  onUnknown,
}: NavigationOptions): PlatformServices['navigation'] => {
  const addressOf = (name: string, params: object, query?: Record<string, string | undefined>): string | null => {
    const route = routes.find(name);
    const path = route && pathWith(route.path, params);
    return path && path + queryString(query);
  };
  const navigate: PlatformServices['navigation']['navigate'] = (name, params, { query, replace } = {}) => {
    const address = addressOf(name, params, query);
    if (address === null) onUnknown(name);
    else navigator.navigate(address, { replace });
  };
  return {
    navigate,
    href: (name, params, query) => addressOf(name, params, query) ?? window.location.pathname + window.location.search,
    go: (target: Target) => {
      if ('modal' in target) openModal(target.modal, target.params);
      else navigate<RouteName>(target.route, target.params as RouteParams[RouteName], { query: target.query });
    },
  };
};
