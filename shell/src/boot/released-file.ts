import { releasedScriptUrl } from './script-policy';

type FileElement = HTMLScriptElement | HTMLLinkElement;

const addressOf = (element: FileElement): string => (element instanceof HTMLLinkElement ? element.href : element.src);

/** A chunk or its styles: the name holds the SHA-256 of the content (`shared-kit/tooling/webpack/content-names.mjs`). */
const integrityOf = (address: string): string => {
  const hash = /\.([\w-]{43})\.(?:js|css)$/.exec(address)?.[1];
  return hash ? `sha256-${hash.replace(/-/g, '+').replace(/_/g, '/')}=` : '';
};

const requests = new Map<string, number>();

/**
 * Prepares an element that loads a released file before it is inserted. The browser rejects content that differs from
 * the release. Every further request gets a new address, because the faulty first response may be cached or may never
 * end.
 * @param integrity of a file whose name does not contain its hash
 */
export const prepareReleasedFile = (element: FileElement, integrity?: string): void => {
  const address = addressOf(element);
  element.integrity = integrity ?? integrityOf(address);
  const earlier = requests.get(address) ?? 0;
  requests.set(address, earlier + 1);
  if (earlier === 0) return;
  const again = `${address}?retry=${earlier}`;
  if (element instanceof HTMLLinkElement) element.href = again;
  else element.src = releasedScriptUrl(again);
};

/** Prepares everything that the runtimes of the shell and the remotes load from now on: chunks and their styles. */
export const prepareChunks = (): void => {
  Object.assign(window, { fairfrontReleasedFile: prepareReleasedFile });
};

/**
 * Cancels pending files below an address: fires `error` on their elements, so that waiting callers fail now and can
 * request them again.
 */
export const cancelPending = (prefix: string): void => {
  const start = new URL(prefix, location.href).href;
  for (const element of document.querySelectorAll<FileElement>('script[src], link[rel=stylesheet]')) {
    const isFinished = element.onerror === null;
    if (addressOf(element).startsWith(start) && !isFinished) element.dispatchEvent(new Event('error'));
  }
};
