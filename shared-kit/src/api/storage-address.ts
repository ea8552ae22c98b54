/**
 * Address of a stored image: the storage base and its path.
 * @param apiBase of the runtime configuration, absolute or relative to the page
 */
export const storageAddress = (apiBase: string, path: string): string =>
  new URL(`/storage/${path}`, new URL(apiBase, window.location.origin)).href;
