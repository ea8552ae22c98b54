import { loadTimeout } from './load-state.model';

/** The entry of a remote did not load: no answer in time, a network failure or a wrong hash. */
export class EntryLoadError extends Error {
  constructor(
    readonly url: string,
    readonly timedOut: boolean,
  ) {
    super(`${url} ${timedOut ? 'did not answer' : 'could not be loaded'}`);
    this.name = 'EntryLoadError';
  }
}

/** The part of Trusted Types that is used here. Some browsers lack them. */
interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

/** The Trusted Types policy that the CSP header of the edge allows. */
export const entryPolicyName = 'fairfront-entries';

const isReleased = (url: string): boolean => {
  const { origin, pathname } = new URL(url, location.href);
  // `npm run dev -- <remote>` serves a remote from the developer's machine
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

/** Which entry to load. */
export interface EntryRequest {
  url: string;
  /** Empty where the hash is unknown: a remote under development. */
  integrity: string;
  /** Number of the request for this script, from 1; repeats get an address of their own, so that no cache answers. */
  request: number;
}

/**
 * Loads a script by its own element and removes the element, so that the next request starts anew.
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
 * Abandons pending files below an address: fires `error` on their elements, so that webpack's runtime and `loadEntryScript`
 * fail now and can request them again.
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
