import type { RouteName, RouteParams, Target } from '@fairfront/shared-kit/platform';
import { definedParams, writeModal } from '../modals/modal-address';
import { addressOf } from './routes.model';

/** The address of a target, so that it is a real link; a modal opens on the page that is shown. */
export const targetAddress = (target: Target): string => {
  if ('modal' in target) {
    const { pathname, search } = window.location;
    return pathname + writeModal(search, { name: target.modal, params: definedParams(target.params) });
  }
  return addressOf<RouteName>(target.route, target.params as RouteParams[RouteName], target.query);
};
