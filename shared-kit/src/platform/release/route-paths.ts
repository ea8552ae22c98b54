import type { RouteName } from '../names';

/**
 * The path of every named route (SHELL-008 to SHELL-031). The shell builds its route table on it, the edge finds by it
 * whose scripts a page will need.
 */
export const routePaths: Record<RouteName, string> = {
  home: '/',
  participant: '/participant/:id',
  categories: '/participant/:id/categories',
  category: '/participant/:id/categories/:category_id',
  'popular-services': '/participant/:id/popular-services',
  search: '/participant/:id/search',
  cart: '/participant/:id/cart',
  ordering: '/participant/:id/ordering',
  orders: '/participant/:id/orders',
  calendar: '/participant/:id/calendar',
  deadlines: '/participant/:id/deadlines',
  publications: '/participant/:id/publications',
  'building-types': '/participant/:id/building-types',
  'general-terms': '/participant/:id/general-terms',
  profile: '/profile',
  'own-access': '/profile/access',
  'second-factor': '/profile/access/second-factor',
  'notification-settings': '/profile/notifications',
  support: '/support',
  notifications: '/notifications',
  archive: '/archive',
  'add-exhibition': '/add-exhibition',
  'manager-requests': '/manager/requests',
  login: '/login',
  logout: '/logout',
  recovery: '/recovery',
  'recovery-reset': '/recovery/reset/:token',
  'confirm-registration': '/confirm-registration/:id/:token',
  welcome: '/api/welcome/:id',
  help: '/help',
  'pass-link': '/pass-link/:token',
};

const isId = (name: string): boolean => /(^|_)id$/.test(name);

/** Whether a value can stand for a parameter of a path: ids are numbers, so `/participant/abc` is no address of the portal. */
export const fitsRouteParam = (name: string, value: string): boolean => !isId(name) || /^[1-9]\d{0,9}$/.test(value);

/** The route of a path; null for a path that the portal does not know (SHELL-029). A slash at the end does not matter. */
export const routeOfPath = (path: string): RouteName | null => {
  const parts = path.split('/').filter(Boolean);
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split('/').filter(Boolean);
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => {
        const given = parts[index] ?? '';
        return part.startsWith(':') ? fitsRouteParam(part.slice(1), given) : part === given;
      })
    );
  };
  const names = Object.keys(routePaths) as RouteName[];
  return names.find((name) => fits(routePaths[name])) ?? null;
};

/** Routes of visitors without a session: they have other frames than the rest of the portal (SHELL-033). */
export const openRoutes: ReadonlySet<RouteName> = new Set([
  'login',
  'logout',
  'recovery',
  'recovery-reset',
  'confirm-registration',
  'welcome',
  'help',
  'pass-link',
]);

/** Routes whose address holds a token or signature: their pages send no referrer (SHELL-027). */
export const secretRoutes: ReadonlySet<RouteName> = new Set([
  'recovery-reset',
  'confirm-registration',
  'welcome',
  'pass-link',
]);
