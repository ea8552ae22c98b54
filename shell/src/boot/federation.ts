import * as React from 'react';
import * as ReactDom from 'react-dom';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import {
  createInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { dayjs } from '@fairfront/shared-kit/platform';
import type { PageRemoteVersion } from '@fairfront/shared-kit/platform/release';
import { sharedEntries } from '@fairfront/shared-kit/shared-entries';
import { loadTimeout } from './load-state.model';
import { EntryLoadError } from './part-loader';
import { prepareReleasedFile } from './released-file';
import { releasedScriptUrl } from './script-policy';
import { sharedVersions } from './shared-versions';

/** Name of the shell in the federation and in the devtools. */
const shellName = 'fairfront_shell';

/** npm packages that remotes share with the shell: React and dayjs are loaded with the page, the others with their first use. */
const sharedPackages: Record<string, () => Promise<unknown>> = {
  react: () => Promise.resolve(React),
  'react-dom': () => Promise.resolve(ReactDom),
  dayjs: () => Promise.resolve(dayjs),
  formik: () => import(/* webpackChunkName: "share-formik" */ 'formik'),
  yup: () => import(/* webpackChunkName: "share-yup" */ 'yup'),
};

const versionOf = (name: string): string => {
  const version = sharedVersions[name];
  if (!version) throw new Error(`The build has no version of ${name}`);
  return version;
};

/** What the shell shares with remotes; it never takes a shared module from one. */
const sharedModules = () =>
  Object.fromEntries(
    Object.entries({ ...sharedPackages, ...sharedEntries }).map(([name, load]) => {
      const version = versionOf(name);
      const get = async () => {
        const module = await load();
        return () => module;
      };
      return [
        name,
        {
          version,
          get,
          strategy: 'loaded-first' as const,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
        },
      ];
    }),
  );

/** The runtime caches a shared module that failed to load; without this plugin no retry would request it again. */
const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'fairfront-failed-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};

/** Loads versions of remotes. Parts and retries are handled by `PartLoader`. */
export interface Federation {
  /** The default export of `remote.ts` of this version, not validated. A call after a failure requests the files again. */
  loadDefinition: (remote: PageRemoteVersion) => Promise<unknown>;
  /** Abandons pending requests for files of this version. */
  cancel: (remote: PageRemoteVersion) => void;
  /** Makes the next load run the entry again. Parts in use keep their modules. */
  evict: (remote: PageRemoteVersion) => void;
}

/**
 * Whether the runtime failed to load an entry or rejected its hash. The runtime uses the same code for an entry that
 * throws.
 */
const isEntryMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('RUNTIME-008') && !error.message.includes('ScriptExecutionError');

/**
 * Fills `moduleInfo`, from which the Module Federation devtools draw their graph; the runtime fills it from manifests
 * only.
 */
const showInDevtools = ({ container, version, entry }: PageRemoteVersion): void => {
  const { __FEDERATION__: page } = globalThis as unknown as {
    __FEDERATION__: { moduleInfo: Record<string, { version: string; remoteEntry: string; remotesInfo: object }> };
  };
  const shell = page.moduleInfo[shellName];
  const remotesInfo = { ...shell?.remotesInfo, [container]: { matchedVersion: version } };
  page.moduleInfo[shellName] = { version: '', remoteEntry: '', ...shell, remotesInfo };
  page.moduleInfo[`${container}:${version}`] = { version, remoteEntry: entry, remotesInfo: {} };
};

/**
 * Starts the runtime of Module Federation: shares the shell's own modules, provides the runtime itself to remotes that are
 * built with `externalRuntime`, and loads entries by their hash in the release document.
 */
export const startFederation = (): Omit<Federation, 'cancel'> => {
  const released = new Map<string, PageRemoteVersion>();

  const loadReleasedEntries: ModuleFederationRuntimePlugin = {
    name: 'fairfront-released-entries',
    createScript: ({ url, remoteInfo }) => {
      const script = document.createElement('script');
      script.async = true;
      script.src = releasedScriptUrl(url);
      if (!script.src.startsWith(location.origin)) script.crossOrigin = 'anonymous';
      prepareReleasedFile(script, released.get(remoteInfo?.name ?? '')?.integrity);
      return { script, timeout: loadTimeout };
    },
  };

  registerGlobalPlugins([forgetFailedShares]);
  const federation = createInstance({
    name: shellName,
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [provideRuntime(), loadReleasedEntries],
  });
  const register = (remote: PageRemoteVersion, force: boolean) => {
    released.set(remote.container, remote);
    federation.registerRemotes([{ name: remote.container, entry: remote.entry }], { force });
    // a forced registration also removes the previous one from `moduleInfo`
    showInDevtools(remote);
  };

  return {
    loadDefinition: async (remote) => {
      if (!released.has(remote.container)) register(remote, false);
      try {
        const module = await federation.loadRemote<{ default?: unknown }>(`${remote.container}/remote`);
        return module?.default;
      } catch (error) {
        throw isEntryMissing(error) ? new EntryLoadError(remote.entry) : error;
      }
    },
    evict: (remote) => {
      if (released.has(remote.container)) register(remote, true);
    },
  };
};
