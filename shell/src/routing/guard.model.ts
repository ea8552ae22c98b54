import type { ScreenLayout } from '@fairfront/shared-kit/platform';
import { safeReturnAddress } from './return-address.model';
import { ownAddress, type RouteMatch, type RouteTable } from './routes.model';

/** One step of a navigation, in the order of the specification. */
export type GuardStep =
  | { step: 'set-layout'; layout: ScreenLayout }
  | { step: 'take-token'; token: string; address: string }
  | { step: 'load-participation'; id: number }
  | { step: 'load-cart'; id: number }
  | { step: 'close-modals' }
  | { step: 'redirect'; to: string };

/** The target of a navigation and the steps it requires. */
export interface GuardPlan extends RouteMatch {
  steps: GuardStep[];
}

export interface GuardInput {
  routes: Pick<RouteTable, 'match'>;
  /** Path and query of the requested address. */
  path: string;
  search: string;
  /** Path before this navigation; null at the start. */
  from: string | null;
  hasToken: boolean;
  /** An offered token is being checked, which decides whether there is a session. */
  isChecking?: boolean;
  /** False disables sign-in by the address. */
  tokenSignIn: boolean;
}

/** The address without its token, for history and reload. */
const withoutToken = (path: string, search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('token');
  const rest = query.toString();
  return path + (rest && `?${rest}`);
};

const redirectOf = (route: RouteMatch['route'], { path, search, hasToken }: GuardInput): string | null => {
  // an unused token is removed from the address as well
  if (route?.name === 'home' && new URLSearchParams(search).has('token')) return withoutToken(path, search);
  if (route && route.auth !== false && !hasToken) {
    // a visitor who opens the start page needs no return address: sign-in leads there anyway
    const wanted = path + search;
    const isPlain = wanted === '/' || route.name === 'logout';
    return ownAddress('login', {}, isPlain ? {} : { return: wanted });
  }
  // a signed-in user is redirected from the sign-in page
  if (route?.name === 'login' && hasToken) return safeReturnAddress(new URLSearchParams(search).get('return'));
  return null;
};

/**
 * The guard: a pure decision that the router executes in this order. Without a token nothing is loaded and the redirect
 * is immediate. The cart is loaded only if services are shown, which the executor reads from the loaded
 * participation.
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

  // a query change alone closes nothing
  if (from !== null && from !== path) steps.push({ step: 'close-modals' });

  const to = token || isChecking ? null : redirectOf(route, input);
  if (to !== null) steps.push({ step: 'redirect', to });
  return { ...match, steps };
};

/** The frame of a route; the 404 page has an empty one. */
export const layoutOf = (route: RouteMatch['route']): ScreenLayout => (route ? (route.layout ?? 'default') : 'empty');

/** The step of a kind in a plan. */
export const stepOf = <Kind extends GuardStep['step']>(
  { steps }: GuardPlan,
  kind: Kind,
): Extract<GuardStep, { step: Kind }> | undefined =>
  steps.find((step): step is Extract<GuardStep, { step: Kind }> => step.step === kind);

/** Whether a frame is that of signed-in users, whose screens rely on the user. */
export const isOfUsers = (layout: ScreenLayout): boolean => layout === 'default' || layout === 'wide';
