import * as React from 'react';
import * as ReactDom from 'react-dom';
import type { PageRemoteVersion } from '@fairfront/shared-kit/platform/release';
import { loadEntryScript } from './entry-script';
import { kitParts } from './kit-parts';
import { sharedVersions } from './shared-versions';

/** A package whose code is part of the shell's first file anyway, or that comes with its first use. */
const sharedPackages: Record<string, () => Promise<unknown>> = {
  react: () => Promise.resolve(React),
  'react-dom': () => Promise.resolve(ReactDom),
  formik: () => import('formik'),
  yup: () => import('yup'),
};

const versionOf = (name: string): string => {
  const version = sharedVersions[name] ?? sharedVersions['@fairfront/shared-kit/'];
  if (!version) throw new Error(`The build has no version of ${name}`);
  return version;
};

/**
 * What remotes take shared modules from, in the shape that webpack's containers read: name, version, and how to get the
 * module. One version each, so that there is nothing to choose; a range that does not hold it is refused by the container.
 */
type ShareScope = Record<string, Record<string, { from: string; eager: false; get: () => Promise<() => unknown> }>>;

const createShareScope = (): ShareScope =>
  Object.fromEntries(
    Object.entries({ ...sharedPackages, ...kitParts }).map(([name, load]) => {
      const get = async () => {
        const module = await load();
        return () => module;
      };
      return [name, { [versionOf(name)]: { from: 'fairfront_shell', eager: false, get } }];
    }),
  );

/** What the entry of a remote leaves at `window`: a container of webpack's Module Federation. */
interface RemoteContainer {
  init: (scope: ShareScope) => unknown;
  get: (name: './remote') => Promise<() => { default?: unknown } | undefined>;
}

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
 * Starts the federation: the shell offers its own modules in one share scope, remotes take everything shared from there and
 * carry no copy. The containers bring what they need of a runtime, so the shell has none.
 */
export const startFederation = (): Omit<Federation, 'abandon'> => {
  const scope = createShareScope();
  const globals = window as unknown as Record<string, RemoteContainer | undefined>;
  const containers = new Map<string, Promise<RemoteContainer>>();
  const requests = new Map<string, number>();

  const loadContainer = async ({ container: name, entry, integrity }: PageRemoteVersion): Promise<RemoteContainer> => {
    const request = (requests.get(name) ?? 0) + 1;
    requests.set(name, request);
    await loadEntryScript({ url: entry, integrity, request });
    const container = globals[name];
    if (!container) throw new TypeError(`${entry} defines no container ${name}`);
    await container.init(scope);
    return container;
  };

  return {
    loadDefinition: async (remote) => {
      const { container: name } = remote;
      const loading = containers.get(name) ?? loadContainer(remote);
      containers.set(name, loading);
      try {
        const make = await (await loading).get('./remote');
        return make()?.default;
      } catch (error) {
        if (containers.get(name) === loading) containers.delete(name);
        throw error;
      }
    },
    forget: ({ container: name }) => {
      containers.delete(name);
      Reflect.deleteProperty(globals, name);
    },
  };
};
