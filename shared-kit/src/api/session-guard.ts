export interface SessionGuardOptions {
  /** The stored bearer token; null for a visitor. */
  getToken: () => string | null;
  /** Signs out locally, without another call. Called once per token. */
  onUnauthorized: () => void;
}

/** Calls whose 401 does not concern the session. */
const exceptions = ['/auth/login', '/broadcasting/auth'];

/**
 * Decides whether a 401 ends the session. Parallel responses to one token sign out once; a late response to a token
 * that is no longer stored (sign-out in another tab, new sign-in) has no effect.
 */
export const createSessionGuard = ({ getToken, onUnauthorized }: SessionGuardOptions) => {
  let ended: string | null = null;
  return (url: string, token: string | null): void => {
    const isException = exceptions.some((path) => new URL(url).pathname.endsWith(path));
    if (isException || token === null || token === ended || token !== getToken()) return;
    ended = token;
    onUnauthorized();
  };
};
