import type { NavigateFunction, Location } from 'react-router-dom';

/** The current location of the portal. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

/**
 * The router for code outside React. One object for the life of the page; the router connects itself when it renders.
 * Until then the window's location applies.
 */
export interface Navigator {
  navigate: (address: string, options?: { replace?: boolean; state?: unknown }) => void;
  back: () => void;
  location: () => Place;
  connect: (navigate: NavigateFunction, place: Place) => void;
}

export const createNavigator = (): Navigator => {
  let router: NavigateFunction | null = null;
  let place: Place | null = null;
  return {
    navigate: (address, options = {}) => void router?.(address, options),
    back: () => void router?.(-1),
    location: () => {
      const { pathname, search, hash } = window.location;
      return place ?? { pathname, search, hash, state: null };
    },
    connect: (navigate, newPlace) => {
      router = navigate;
      place = newPlace;
    },
  };
};
