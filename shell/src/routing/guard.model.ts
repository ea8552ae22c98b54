import type { ScreenLayout } from '@fairfront/shared-kit/platform';
import { safeReturnAddress } from './return-address.model';
import { ownAddress, type RouteMatch, type RouteTable } from './routes.model';

/** One thing to do on a navigation, in the order of the specification (SHELL-034 to SHELL-042). */
export type GuardStep =
  | { step: 'set-layout'; layout: ScreenLayout }
  | { step: 'take-token'; token: string; address: string }
  | { step: 'load-participation'; id: number }
  | { step: 'load-cart'; id: number }
  | { step: 'close-modals' }
  | { step: 'redirect'; to: string };

/** What a navigation leads to and what must be done for it. */
export interface GuardPlan extends RouteMatch {
  steps: GuardStep[];
}

export interface GuardInput {
  routes: Pick<RouteTable, 'match'>;
  /** Path and query of the wanted address. */
  path: string;
  search: string;
  /** Path before this navigation; null at the start. */
  from: string | null;
  hasToken: boolean;
  /** An offered token is being checked: it decides whether there is a session. */
  isChecking?: boolean;
  /** False switches off sign-in by the address (SHELL-036). */
  tokenSignIn: boolean;
}

/** The address without its token, for the history and for the reload (SHELL-036). */
const withoutToken = (path: string, search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('token');
  const rest = query.toString();
  return path + (rest && `?${rest}`);
};

const redirectOf = (route: RouteMatch['route'], { path, search, hasToken }: GuardInput): string | null => {
  // a token that nobody takes leaves the address all the same (SHELL-036)
  if (route?.name === 'home' && new URLSearchParams(search).has('token')) return withoutToken(path, search);
  if (route && route.auth !== false && !hasToken) {
    // who opens the portal without a session needs no way back to where he would land anyway
    const wanted = path + search;
    const isPlain = wanted === '/' || route.name === 'logout';
    return ownAddress('login', {}, isPlain ? {} : { return: wanted });
  }
  // SHELL-046: a signed-in user has nothing to do on the sign-in page
  if (route?.name === 'login' && hasToken) return safeReturnAddress(new URLSearchParams(search).get('return'));
  return null;
};

/**
 * The guard: a pure decision, carried out by the router in this order. Without a token nothing is loaded and the redirect
 * comes at once (SHELL-207); the cart is asked for only where services are shown, which the executor learns from the
 * loaded participation (SHELL-039).
 */
export const planNavigation = (input: GuardInput): GuardPlan => {
  const { routes, path, search, from, hasToken, isChecking = false, tokenSignIn } = input;
  const match = routes.match(path);
  const { route, params } = match;
  const steps: GuardStep[] = [{ step: 'set-layout', layout: layoutOf(route) }];

  const token = route?.name === 'home' && tokenSignIn ? new URLSearchParams(search).get('token') : null;
  if (token) steps.push({ step: 'take-token', token, address: withoutToken(path, search) });

  const id = Number(params['id']);
  if (hasToken && (route?.event || route?.badge)) steps.push({ step: 'load-participation', id });
  if (hasToken && (route?.cart || route?.badge)) steps.push({ step: 'load-cart', id });

  // a change of the query alone closes nothing (SHELL-211)
  if (from !== null && from !== path) steps.push({ step: 'close-modals' });

  const to = token || isChecking ? null : redirectOf(route, input);
  if (to !== null) steps.push({ step: 'redirect', to });
  return { ...match, steps };
};

/** The frame of a route; the 404 page stands in an empty one (SHELL-033). */
export const layoutOf = (route: RouteMatch['route']): ScreenLayout => (route ? (route.layout ?? 'default') : 'empty');

/** The step of a kind in a plan. */
export const stepOf = <Kind extends GuardStep['step']>(
  { steps }: GuardPlan,
  kind: Kind,
): Extract<GuardStep, { step: Kind }> | undefined =>
  steps.find((step): step is Extract<GuardStep, { step: Kind }> => step.step === kind);
