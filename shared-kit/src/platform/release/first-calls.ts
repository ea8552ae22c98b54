import { listPageSize, notificationsPageSize } from '../../domain/common/paging';
import type { PageRelease } from './release-document';
import { matchScreen } from './routes';
import type { ScreenOffer } from './offers';

/**
 * The initial reads of a participation's hub in one call: addresses below the participation; those with a
 * leading slash are below the API. Cart and bell are needed by the header, the deadlines by the timeline, the rest is
 * declared by tiles and checklist entries.
 */
export const hubReads = ({ remotes }: Pick<PageRelease, 'remotes'>): string[] => {
  const offers = Object.values(remotes).flatMap(({ offers: { tiles, checklist } }) => [
    ...Object.values(tiles),
    ...Object.values(checklist),
  ]);
  const reads = new Set(offers.flatMap((offer) => offer.reads ?? []));
  return ['cart', 'deadlines', `/notifications?perPage=${notificationsPageSize}&page=1`, ...[...reads].sort()];
};

/**
 * The calls that the first screen of an address makes first, as addresses below the API. Only pages of signed-in users
 * have any, and only if the address alone determines them.
 * @param screens of the page, by route name
 */
export const firstCalls = (
  path: string,
  search: string,
  screens: Record<string, ScreenOffer>,
  release: Pick<PageRelease, 'remotes'>,
): string[] => {
  const found = matchScreen(screens, path);
  if (found?.name === 'home' && search === '') {
    return ['/auth/user', `/participants?archive=0&page=1&per_page=${listPageSize}`];
  }
  const screen = found && screens[found.name];
  if (!screen?.event && !screen?.badge) return [];
  const participation = `/participants/${found?.params['id']}`;
  const own = ['/auth/user', participation];
  if (found?.name !== 'participant') return own;
  const reads = hubReads(release).map((read) => `of=${encodeURIComponent(read)}`);
  return [...own, `${participation}/reads?${reads.join('&')}`];
};
