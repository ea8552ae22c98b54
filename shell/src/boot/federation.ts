import * as runtimeCore from '@module-federation/runtime-core';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import type { PageRemoteVersion } from '@fairfront/shared-kit/platform/release';
import { loadEntryScript } from './entry-script';
import { kitParts } from './kit-parts';
import { sharedVersions } from './shared-versions';

/** Our own share scope: the federation of a foreign page never negotiates with ours (shared-kit/tooling). */
const shareScope = 'fairfront';

/** A package whose code is part of the shell's first file anyway, or that comes with its first use. */
const sharedPackages: Record<string, () => Promise<unknown>> = {
  react: () => Promise.resolve(React),
  'react-dom': () => Promise.resolve(ReactDom),
  formik: () => import('formik'),
  yup: () => import('yup'),
};

type RemoteContainer = Record<string, unknown>;

const versionOf = (name: string): string => {
  const version = sharedVersions[name] ?? sharedVersions['@fairfront/shared-kit/'];
  if (!version) throw new Error(`The build has no version of ${name}`);
  return version;
};

/** Loads versions of remotes; knows nothing of parts, retries and screens. */
export interface Federation {
  /** The default export of `remote.ts` of this version, unchecked. A call after a failure asks for the files again. */
  loadDefinition: (remote: PageRemoteVersion) => Promise<unknown>;
  /** Gives up on files of this version that have not come yet. */
  abandon: (remote: PageRemoteVersion) => void;
  /** Makes the next load run the entry again instead of reusing what it has made; parts in use keep what they have. */
  forget: (remote: PageRemoteVersion) => void;
}

/**
 * Starts the federation runtime: the shell hands its own modules to the share scope, remotes take everything shared from
 * there and carry no copy (their entries take even the runtime from here).
 */
export const startFederation = (): Omit<Federation, 'abandon'> => {
  Object.assign(window, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const known = new Map<string, PageRemoteVersion>();
  const requests = new Map<string, number>();

  const instance = new runtimeCore.ModuleFederation({
    name: 'fairfront_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries({ ...sharedPackages, ...kitParts }).map(([name, load]) => {
        const version = versionOf(name);
        const get = async () => {
          try {
            const module = await load();
            return () => module as object;
          } catch (error) {
            // the runtime keeps a rejected load for ever; those who wait for it hold the promise themselves
            const shared = instance.shareScopeMap[shareScope]?.[name]?.[version];
            if (shared) shared.loading = null;
            throw error;
          }
        };
        const shareConfig = { singleton: true, requiredVersion: `^${version}`, strictVersion: true };
        return [name, { version, scope: shareScope, get, shareConfig }];
      }),
    ),
    plugins: [
      {
        name: 'fairfront-entries',
        loadEntry: async ({ remoteInfo: { name } }) => {
          const remote = known.get(name);
          if (!remote) return undefined;
          const request = (requests.get(name) ?? 0) + 1;
          requests.set(name, request);
          await loadEntryScript({ url: remote.entry, integrity: remote.integrity, request });
          const container = (window as unknown as RemoteContainer)[name];
          if (!container) throw new TypeError(`${remote.entry} defines no container ${name}`);
          return container as never;
        },
      },
    ],
  });

  return {
    loadDefinition: async (remote) => {
      const { container } = remote;
      const isNew = !known.has(container);
      // the newest: after a retry the hash of the same version may be another one
      known.set(container, remote);
      if (isNew) {
        instance.registerRemotes([{ name: container, entry: remote.entry, entryGlobalName: container, shareScope }]);
      }
      const module = await instance.loadRemote<{ default?: unknown }>(`${container}/remote`);
      return module?.default;
    },
    forget: ({ container }) => {
      instance.moduleCache.delete(container);
      Reflect.deleteProperty(window, container);
      // the runtime remembers the promise of every entry by name and address
      const { __GLOBAL_LOADING_REMOTE_ENTRY__: entries } = runtimeCore.CurrentGlobal;
      for (const key of Object.keys(entries)) if (key.startsWith(`${container}:`)) Reflect.deleteProperty(entries, key);
    },
  };
};
