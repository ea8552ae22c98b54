import type { Federation } from './federation';
import { cancelPending } from './released-file';

/** Where webpack loads the chunks of the shell from. */
declare const __webpack_public_path__: string;

const importFederation = () => import(/* webpackChunkName: "federation" */ './federation');

/** Prefetches the share scope and the common parts of the kit. Ignores failures: the first load reports them. */
export const fetchFederation = (): void => {
  importFederation().catch(() => undefined);
};

/**
 * The federation in a chunk of its own, because the first screen needs no remote. It loads with the first part of a remote or
 * while home is idle; the edge preloads it on pages whose screen belongs to a remote.
 * @param loadPartTexts loads the texts of the kit's components that only remotes use
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
      // the remote may be waiting for a chunk of the kit, which the shell serves
      cancelPending(__webpack_public_path__);
    },
  };
};
