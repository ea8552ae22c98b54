import type { PlatformServices, Target } from '@fairfront/shared-kit/platform';
import { definedParams, type ModalAddress } from './modal-address';

/** The address of a target, so that it can be a real link; a modal opens on the current page. */
export type TargetAddress = (target: Target) => string;

/** @param href the address of a route */
export const createTargetAddress =
  (href: PlatformServices['navigation']['href'], modals: ModalAddress): TargetAddress =>
  (target) => {
    if (!('modal' in target)) return href(target.route, target.params as never, target.query);
    const { pathname, search } = window.location;
    return pathname + modals.write(search, { name: target.modal, params: definedParams(target.params) });
  };
