import type { ReactNode } from 'react';
import type { ScreenLayout } from '@fairfront/shared-kit/platform';
import { lazy, type Preload } from '../layout/lazy';

/**
 * The frame of visitors and the sign-in are one file, that of a signed-in user and home another: neither contains the
 * code of the other, and each loads with one request (budgets in deploy/e2e/budgets.json).
 */
const AccessLayout = lazy<{ children: ReactNode }>(
  () => import(/* webpackChunkName: "visitor" */ '../layout/access-layout'),
);
const DefaultLayout = lazy<{ children: ReactNode }>(
  () => import(/* webpackChunkName: "signed-in" */ './default-layout'),
);
const WideLayout = lazy<{ children: ReactNode }>(() => import(/* webpackChunkName: "signed-in" */ './wide-layout'));
// small and rarely used: one file, because every file adds its name and hash to the first screen
const HelpLayout = lazy<{ children: ReactNode }>(
  () => import(/* webpackChunkName: "rare-frames" */ '../layout/help-layout'),
  'pages',
);
const CardLayout = lazy<{ children: ReactNode }>(
  () => import(/* webpackChunkName: "rare-frames" */ '../layout/card-layout'),
);
const EmptyLayout = lazy<{ children: ReactNode }>(
  () => import(/* webpackChunkName: "rare-frames" */ '../layout/empty-layout'),
);

const frames = {
  default: DefaultLayout,
  wide: WideLayout,
  'not-auth': AccessLayout,
  'help-form': HelpLayout,
  card: CardLayout,
  empty: EmptyLayout,
};

/** Prefetches the frame of a layout. */
export const preloadFrame: Record<ScreenLayout, Preload> = {
  default: DefaultLayout.preload,
  wide: WideLayout.preload,
  'not-auth': AccessLayout.preload,
  'help-form': HelpLayout.preload,
  card: CardLayout.preload,
  empty: EmptyLayout.preload,
};

/** The only root view: the frame that the route requires. */
export const LayoutFrame = ({ layout, children }: { layout: ScreenLayout; children: ReactNode }) => {
  const Frame = frames[layout];
  return <Frame>{children}</Frame>;
};
