/// <reference types="webpack/module" />

const nameOf = (folder: string, request: string): string =>
  `@fairfront/shared-kit/${folder}/${request.replace(/^\.\/|\/index\.ts$/g, '')}`;

const entriesOf = (folder: string, context: webpack.Context) =>
  context.keys().map((request) => [nameOf(folder, request), () => context(request) as Promise<unknown>] as const);

/**
 * Every entry of the kit that a host shares with its remotes, by import name, each behind a chunk of its own: what is drawn or
 * holds state must exist once on a page. The folders are read by the build, so a new component needs no line here.
 */
export const sharedEntries: Readonly<Record<string, () => Promise<unknown>>> = {
  '@fairfront/shared-kit/platform': () => import(/* webpackChunkName: "kit-platform" */ './platform'),
  '@fairfront/shared-kit/platform/trans': () => import(/* webpackChunkName: "kit-trans" */ './platform/trans'),
  '@fairfront/shared-kit/api': () => import(/* webpackChunkName: "kit-api" */ './api'),
  '@fairfront/shared-kit/api/actions': () => import(/* webpackChunkName: "kit-actions" */ './api/actions'),
  '@fairfront/shared-kit/forms': () => import(/* webpackChunkName: "kit-forms" */ './forms'),
  ...Object.fromEntries([
    ...entriesOf(
      'components',
      import.meta.webpackContext('./components', {
        regExp: /^\.\/[^/]+\/index\.ts$/,
        mode: 'lazy',
        chunkName: 'kit-[request]',
      }),
    ),
    ...entriesOf(
      'forms',
      import.meta.webpackContext('./forms', {
        regExp: /^\.\/[^/]+\/index\.ts$/,
        mode: 'lazy',
        chunkName: 'kit-forms-[request]',
      }),
    ),
  ]),
};
