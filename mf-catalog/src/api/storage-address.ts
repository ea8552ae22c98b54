/**
 * Address of a picture of a template: the storage base with its path (CAT-216).
 * @param apiBase of the runtime configuration, absolute or relative to the page
 */
export const storageAddress = (apiBase: string, path: string): string =>
  new URL(`/storage/${path}`, new URL(apiBase, window.location.origin)).href;
