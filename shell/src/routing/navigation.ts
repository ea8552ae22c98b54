import type { PlatformServices, RouteName, RouteParams, Target } from '@fairfront/shared-kit/platform';
import type { Navigator } from './navigator';
import { addressOf } from './routes.model';

/** Navigation by name, for shell and remotes alike (SHELL-030). */
export const createNavigation = (
  navigator: Navigator,
  openModal: PlatformServices['modals']['open'],
): PlatformServices['navigation'] => {
  const navigate: PlatformServices['navigation']['navigate'] = (name, params, { query, replace } = {}) =>
    navigator.navigate(addressOf(name, params, query), { replace });
  return {
    navigate,
    href: addressOf,
    go: (target: Target) => {
      if ('modal' in target) openModal(target.modal, target.params);
      else navigate<RouteName>(target.route, target.params as RouteParams[RouteName], { query: target.query });
    },
  };
};
