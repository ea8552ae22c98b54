import type { NoParams } from '@fairfront/shared-kit/platform';

/** The routes of this remote with their params. What a screen shows is in its query. */
export interface Routes {
  desk: NoParams;
  'desk-passes': NoParams;
}

/** What the definition in `remote.ts` must declare. */
export interface Names {
  routes: Routes;
  modals: NoParams;
}

// checks the parameters of callers in other packages
declare module '@fairfront/shared-kit/platform' {
  interface RouteParams extends Routes {}
}
