import { cancelPending } from './entry-script';
import type { Federation } from './federation';

/** Where webpack loads the chunks of the shell from. */
declare const __webpack_public_path__: string;

const importFederation = () => import(/* webpackChunkName: "federation" */ './federation');

/** Fetches the share scope and the common parts of the kit before anybody needs them; a failure is that of the part that needs it later. */
export const fetchFederation = (): void => {
  importFederation().catch(() => undefined);
};

/**
 * What remotes share comes in a file with the common parts of the kit, and the first screen needs no remote: it comes with the first part
 * that somebody wants, or while somebody reads home. The edge preloads it on pages whose screen belongs to a remote.
 * @param loadPartTexts texts of the parts of the kit that remotes draw
 */
export const lazyFederation = (loadPartTexts: () => Promise<void>): Federation => {
  let federation: Omit<Federation, 'cancel'> | null = null;
  return {
    loadDefinition: async (remote) => {
      const [{ startFederation }] = await Promise.all([importFederation(), loadPartTexts()]);
      federation ??= startFederation();
      return federation.loadDefinition(remote);
    },
    evict: (remote) => federation?.evict(remote),
    cancel: ({ entry }) => {
      cancelPending(entry.slice(0, entry.lastIndexOf('/') + 1));
      // a part of the kit that the remote waits for comes from the shell
      cancelPending(__webpack_public_path__);
    },
  };
};
