import { isOwnRoute } from './routes.model';

const base = 'https://portal.invalid';

/**
 * The address to open after sign-in: only a path of this site, otherwise home. The first `/` must not be
 * followed by `/` or `\`, because browsers treat both as another host; control characters are rejected, because
 * browsers remove them before parsing. The sign-in and sign-out pages are rejected, because a forged link would sign
 * the user out again.
 */
export const safeReturnAddress = (wanted: string | null | undefined): string => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /\p{Cc}/u.test(wanted)) return '/';
  try {
    const url = new URL(wanted, base);
    if (url.origin !== base) return '/';
    const address = url.pathname + url.search + url.hash;
    // `/.//host` resolves to the path `//host`, which leads to another host
    const isForeign = /^\/[/\\]/.test(address);
    return isForeign || isOwnRoute(url.pathname, 'login', 'logout') ? '/' : address;
  } catch {
    return '/';
  }
};
