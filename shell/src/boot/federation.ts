import * as React from 'react';
import * as ReactDom from 'react-dom';
import type { PageRemoteVersion } from '@fairfront/shared-kit/platform/release';
import { loadEntryScript } from './entry-script';
import { kitParts } from './kit-parts';
import { sharedVersions } from './shared-versions';

/** npm packages that remotes share with the shell: React is loaded with the page, the others with their first use. */
const sharedPackages: Record<string, () => Promise<unknown>> = {
  react: () => Promise.resolve(React),
  'react-dom': () => Promise.resolve(ReactDom),
  formik: () => import('formik'),
  yup: () => import('yup'),
};

/** What remotes may take from the shell, as webpack's containers read it: name, version, loader of a factory. */
type ShareScope = Record<
  string,
  Record<string, { from: string; eager: boolean; get: () => Promise<() => unknown>; loaded?: 1 }>
>;

/** The container of a remote, as webpack builds it. */
interface RemoteContainer {
  init: (scope: ShareScope) => void | Promise<void>;
  get: (module: string) => Promise<() => unknown>;
}

const versionOf = (name: string): string => {
  const version = sharedVersions[name] ?? sharedVersions[''];
  if (!version) throw new Error(`The build has no version of ${name}`);
  return version;
};

const createScope = (): ShareScope =>
  Object.fromEntries(
    Object.entries({ ...sharedPackages, ...kitParts }).map(([name, load]) => {
      const get = async () => {
        const module = await load();
        return () => module;
      };
      return [name, { [versionOf(name)]: { from: 'fairfront_shell', eager: false, get } }];
    }),
  );

/** Loads versions of remotes. Parts and retries are the business of `PartLoader`. */
export interface Federation {
  /** The default export of `remote.ts` of this version, not validated. A call after a failure requests the files again. */
  loadDefinition: (remote: PageRemoteVersion) => Promise<unknown>;
  /** Abandons pending requests for files of this version. */
  cancel: (remote: PageRemoteVersion) => void;
  /** Makes the next load run the entry again. Parts in use keep the modules they have. */
  evict: (remote: PageRemoteVersion) => void;
}

/**
 * Starts the federation: puts the shell's own modules into the share scope, from which remotes take everything shared.
 * No runtime library is needed: webpack's containers check the shared versions themselves.
 */
export const startFederation = (): Omit<Federation, 'cancel'> => {
  const scope = createScope();
  const containers = new Map<string, Promise<RemoteContainer>>();
  const requests = new Map<string, number>();

  const requestContainer = async ({ container: name, entry, integrity }: PageRemoteVersion) => {
    const request = (requests.get(name) ?? 0) + 1;
    requests.set(name, request);
    await loadEntryScript({ url: entry, integrity, request });
    const container = (window as unknown as Record<string, RemoteContainer | undefined>)[name];
    if (!container) throw new TypeError(`${entry} defines no container ${name}`);
    await container.init(scope);
    return container;
  };

  const containerOf = (remote: PageRemoteVersion): Promise<RemoteContainer> => {
    const known = containers.get(remote.container);
    if (known) return known;
    const loading = requestContainer(remote);
    containers.set(remote.container, loading);
    loading.catch(() => {
      if (containers.get(remote.container) === loading) containers.delete(remote.container);
    });
    return loading;
  };

  return {
    loadDefinition: async (remote) => {
      const container = await containerOf(remote);
      const factory = await container.get('./remote');
      return (factory() as { default?: unknown } | undefined)?.default;
    },
    evict: ({ container }) => {
      containers.delete(container);
      Reflect.deleteProperty(window, container);
    },
  };
};
