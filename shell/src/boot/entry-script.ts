import { loadTimeout } from './load-state.model';

/** A script or one of its files did not come, was refused or did not answer in time. */
export class EntryLoadError extends Error {
  constructor(
    readonly url: string,
    readonly timedOut: boolean,
  ) {
    super(`${url} ${timedOut ? 'did not answer' : 'could not be loaded'}`);
    this.name = 'EntryLoadError';
  }
}

/** What Trusted Types need of the browser; not every browser has them. */
interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

/** Name of the policy in the header of the edge. */
export const entryPolicyName = 'fairfront-entries';

const isReleased = (url: string): boolean => {
  const { origin, pathname } = new URL(url, location.href);
  // a developer's remote comes from his own machine (README of the presets, "One remote locally")
  return (
    (origin === location.origin && pathname.startsWith('/r/')) || /^http:\/\/(localhost|127\.0\.0\.1):/.test(origin)
  );
};

const createPolicy = (): ScriptUrlPolicy => {
  const rules: ScriptUrlPolicy = {
    createScriptURL: (url) => {
      if (!isReleased(url)) throw new TypeError(`${url} is no released script`);
      return url;
    },
  };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };
  };
  return trustedTypes?.createPolicy(entryPolicyName, rules) ?? rules;
};

let policy: ScriptUrlPolicy | undefined;

export interface EntryRequest {
  url: string;
  /** Empty for a script without a known hash (a developer's remote). */
  integrity: string;
  /** Counts the requests for this script; a later one gets an address of its own, past anything a cache may hold. */
  request: number;
}

/**
 * Loads a script by an element of its own; the element is gone afterwards, so that the next request starts afresh.
 * @throws EntryLoadError
 */
export const loadEntryScript = ({ url, integrity, request }: EntryRequest): Promise<void> => {
  policy ??= createPolicy();
  const script = document.createElement('script');
  const address = request > 1 ? `${url}?retry=${request - 1}` : url;
  script.async = true;
  if (integrity) script.integrity = integrity;
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  script.src = policy.createScriptURL(address);
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => end(new EntryLoadError(url, true)), loadTimeout);
    const end = (error?: EntryLoadError): void => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    script.onload = () => end();
    script.onerror = () => end(new EntryLoadError(url, false));
    document.head.append(script);
  });
};

/**
 * Gives up on files under an address that have not come yet: their elements report an error, whoever waits for them
 * (webpack's runtime, the function above) forgets them and may ask again.
 */
export const cancelPending = (prefix: string): void => {
  const start = new URL(prefix, location.href).href;
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel=stylesheet]',
  )) {
    const url = element instanceof HTMLLinkElement ? element.href : element.src;
    const finished = element.onerror === null;
    if (url.startsWith(start) && !finished) element.dispatchEvent(new Event('error'));
  }
};
