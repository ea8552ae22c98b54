import { isApiError, newIdempotencyKey, queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { clearDrafts } from '@fairfront/shared-kit/forms/draft-store';
import {
  storedDevice,
  storedToken,
  type QueryClient,
  type SecondStep,
  type User,
} from '@fairfront/shared-kit/platform';
import { actingSession, type ActingSession } from './acting-session';
import { linkSession } from './link-session';

/** How the last session of this tab ended; the sign-in page explains an involuntary end. */
type SessionEnd = 'signed-out' | 'expired';

export interface SessionOptions {
  api: ApiClient;
  queryClient: QueryClient;
  /** The server failed to sign out. */
  onSignOutFailure: () => void;
  /** Called before the tab continues as the member of staff who has acted as an exhibitor. */
  onActingEnd: (how: SessionEnd, back: string) => void;
}

/**
 * The signed-in state is the stored token and nothing else, or that of the exhibitor whom this tab acts as. Whoever changes
 * it, this tab or another one, all cached data of the previous user is dropped at once.
 */
export interface Session {
  token: () => string | null;
  lastEnd: () => SessionEnd | null;
  /** True while an offered token is being checked: until then nobody is redirected to sign-in. */
  isChecking: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** @returns what the second step needs; null if there is none. Rejects with the `ApiError` of the response. */
  signIn: (credentials: { email: string; password: string }) => Promise<SecondStep | null>;
  /** Adopts a token whose user is known (sign-in by link). */
  adopt: (token: string, user: User) => void;
  /** Continues this tab in a session of staff who act as an exhibitor. @param back the address to return to */
  actAs: (token: string, user: User, back: string) => void;
  /** Waits for the check of an offered token. */
  checking: (check: Promise<void>) => Promise<void>;
  /**
   * Ends the session on the server and here, also when the server fails. A tab that acts as an exhibitor continues as the
   * member of staff.
   */
  signOut: () => Promise<void>;
  /** Ends the session here without a call or message: the server has ended it at the user's request. */
  evict: () => void;
  /** Ends the session here without a call: the server has rejected its token. */
  expire: () => void;
}

export const createSession = ({ api, queryClient, onSignOutFailure, onActingEnd }: SessionOptions): Session => {
  const listeners = new Set<() => void>();
  const ownToken = () => {
    const own = storedToken.read();
    // acting ends with the session that it belongs to
    const acting = actingSession.read();
    return acting !== null && acting.of === own ? acting.token : own;
  };
  let token = ownToken();
  let lastEnd: SessionEnd | null = null;
  let checks = 0;
  /** The token that is being signed out. */
  let leaving: string | null = null;
  const notify = () => listeners.forEach((listener) => listener());

  const follow = () => {
    const current = ownToken();
    if (current === token) return;
    if (token !== null && current === null) lastEnd ??= 'signed-out';
    if (current !== null) lastEnd = null;
    token = current;
    void queryClient.cancelQueries();
    queryClient.clear();
    notify();
  };
  storedToken.subscribe(follow);

  const endActing = ({ back }: ActingSession, how: SessionEnd) => {
    clearDrafts();
    actingSession.end();
    onActingEnd(how, back);
    follow();
  };

  const end = (how: SessionEnd) => {
    const acting = actingSession.read();
    if (acting?.token === token) return endActing(acting, how);
    lastEnd = how;
    linkSession.end();
    // unsent input survives an expired session but not a sign-out
    if (how === 'signed-out') clearDrafts();
    storedToken.write(null);
  };

  const adopt: Session['adopt'] = (newToken, user) => {
    storedToken.write(newToken);
    queryClient.setQueryData(queryKeys.user(), user);
  };

  return {
    token: () => token,
    lastEnd: () => lastEnd,
    isChecking: () => checks > 0,
    checking: async (check) => {
      checks += 1;
      notify();
      try {
        await check;
      } finally {
        checks -= 1;
        notify();
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: async (credentials) => {
      const device = storedDevice.read() ?? newIdempotencyKey();
      storedDevice.write(device);
      const { data } = await api.post('/auth/login', { body: { ...credentials, device } });
      if ('ticket' in data) return data;
      adopt(data.token, data.user);
      return null;
    },
    adopt,
    actAs: (actingToken, user, back) => {
      const of = storedToken.read();
      if (of === null) return;
      actingSession.begin({ token: actingToken, of, back });
      follow();
      queryClient.setQueryData(queryKeys.user(), user);
    },
    signOut: async () => {
      const left = token;
      leaving = left;
      try {
        await api.get('/auth/logout');
      } catch (error) {
        // a rejected token means that the session has already ended
        if (!isApiError(error) || error.status !== 401) onSignOutFailure();
      } finally {
        // a rejected call may have ended it already, and with acting another session is open since
        if (token === left) end('signed-out');
      }
    },
    evict: () => end('signed-out'),
    expire: () => end(token === leaving ? 'signed-out' : 'expired'),
  };
};
