import type { NoParams } from '@fairfront/shared-kit/platform';

/** The routes of this remote with their params. */
export interface Routes {
  desk: NoParams;
  'desk-passes': NoParams;
  'desk-orders': NoParams;
  'desk-order': { order: number };
  'desk-catalogue-orders': NoParams;
  'desk-support': NoParams;
  'desk-catalogue': NoParams;
  'desk-readiness': NoParams;
  'desk-figures': NoParams;
  'desk-services': NoParams;
  'desk-venue': NoParams;
  'desk-exhibition': NoParams;
  'desk-participants': NoParams;
  'desk-participant': { participation: number };
  'desk-extensions': NoParams;
  'desk-publications': NoParams;
  'desk-deletions': NoParams;
  'desk-import': NoParams;
  'desk-audit': NoParams;
}

/** The names that `remote.ts` must declare. */
export interface Names {
  routes: Routes;
  modals: NoParams;
}

// checks the parameters of callers in other packages
declare module '@fairfront/shared-kit/platform' {
  interface RouteParams extends Routes {}
}
