/** Why a page has provided no token. */
export type TokenProblem = 'token_missing' | 'token_failed' | 'token_empty';

/** The outcome of a failed token request. */
export interface TokenFailure {
  code: TokenProblem;
  /** The error thrown by the page; for its developer, not for the visitor. */
  cause: unknown;
}

/** How the element gets the token of its page. */
export interface TokenSource {
  /** The current token; null before the first one and without any. */
  current: () => string | null;
  /** Requests a new token from the page; null if it has none. Concurrent callers share one request. */
  renew: () => Promise<string | null>;
  /** Why the last request failed; null if it succeeded. */
  failure: () => TokenFailure | null;
}

/** The token source of the page: a function, or a fixed token. */
export interface TokenGiver {
  getToken?: (() => string | Promise<string>) | undefined;
  token?: string | undefined;
}

/** Keeps the token in memory only: not in an attribute, address or storage. */
export const createTokenSource = (giver: TokenGiver): TokenSource => {
  let token: string | null = null;
  let failure: TokenFailure | null = null;
  let asking: Promise<string | null> | null = null;
  const ask = async (): Promise<string | null> => {
    failure = null;
    try {
      const { getToken } = giver;
      const given: unknown = await (getToken ? giver.getToken?.() : giver.token);
      if (typeof given === 'string' && given !== '') return given;
      failure = { code: getToken ? 'token_empty' : 'token_missing', cause: given };
    } catch (cause) {
      failure = { code: 'token_failed', cause };
    }
    return null;
  };
  return {
    current: () => token,
    failure: () => failure,
    renew: () => {
      asking ??= ask()
        .then((given) => (token = given))
        .finally(() => (asking = null));
      return asking;
    },
  };
};

/**
 * Sends API requests with the page's token and without cookies. A 401 requests a new token and repeats the call once; if
 * that fails too, it calls `onRefused` and returns the 401.
 */
export const createTokenFetch =
  (
    tokens: TokenSource,
    onRefused: () => void,
    fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
  ) =>
  async (request: Request): Promise<Response> => {
    const send = (from: Request, token: string | null) => {
      const prepared = new Request(from, { credentials: 'omit' });
      if (token === null) prepared.headers.delete('Authorization');
      else prepared.headers.set('Authorization', `Bearer ${token}`);
      return fetch(prepared);
    };
    const again = request.clone();
    const used = tokens.current();
    const first = await send(request, used);
    if (first.status !== 401) return first;
    // another request may have received a new token meanwhile
    const token = tokens.current() === used ? await tokens.renew() : tokens.current();
    const second = token === null ? first : await send(again, token);
    if (second.status === 401) onRefused();
    return second;
  };
