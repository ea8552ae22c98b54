import { isOwnRoute } from './routes.model';

const base = 'https://portal.invalid';

/**
 * The address to go to after sign-in: only a path of this site, everything else leads home (SHELL-043).
 * One `/` must be followed by neither `/` nor `\`, because browsers read both as another host; control characters are
 * refused, because browsers drop them before they parse. Neither of the pages that begin and end a session is led to: a
 * link that somebody made would sign the person out again.
 */
export const safeReturnAddress = (wanted: string | null | undefined): string => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /\p{Cc}/u.test(wanted)) return '/';
  try {
    const url = new URL(wanted, base);
    if (url.origin !== base) return '/';
    const address = url.pathname + url.search + url.hash;
    // `/.//host` resolves to the path `//host`, which is another host when it is followed
    const isForeign = /^\/[/\\]/.test(address);
    return isForeign || isOwnRoute(url.pathname, 'login', 'logout') ? '/' : address;
  } catch {
    return '/';
  }
};
