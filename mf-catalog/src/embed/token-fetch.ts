/** Why a page has given no token. */
export type TokenProblem = 'token_missing' | 'token_failed' | 'token_empty';

/** What the element knows of a question for a token that came to nothing. */
export interface TokenFailure {
  code: TokenProblem;
  /** What the page has thrown; for its developer, not for the visitor. */
  cause: unknown;
}

/** How the element gets the token of its page (CAT-257). */
export interface TokenSource {
  /** The token in use; null before the first one and without any. */
  current: () => string | null;
  /** Asks the page once more; null when it has none. Calls at the same time share one question. */
  renew: () => Promise<string | null>;
  /** Why the last question came to nothing; null when it did not. */
  failure: () => TokenFailure | null;
}

/** What the page gives: a function, or a token that does not change. */
export interface TokenGiver {
  getToken?: (() => string | Promise<string>) | undefined;
  token?: string | undefined;
}

/** Keeps the token in memory only: no attribute, no address, no storage (CAT-257). */
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
 * Calls the API with the token of the page, without cookies. A 401 asks the page for another token and repeats the call once;
 * when that fails, too, `onRefused` is called and the answer stays a 401 (CAT-258).
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
    // another call may have got a new token meanwhile
    const token = tokens.current() === used ? await tokens.renew() : tokens.current();
    const second = token === null ? first : await send(again, token);
    if (second.status === 401) onRefused();
    return second;
  };
