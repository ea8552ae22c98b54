import type { ReactNode } from 'react';
import type { ScreenLayout } from '@fairfront/shared-kit/platform';
import { AccessLayout } from '../layout/access-layout';
import { lazy, type Preload } from '../layout/lazy';

/**
 * The frame of a signed-in user and home travel in one file, which the sign-in page does without: one request and one
 * round trip for both (budgets in deploy/e2e/budgets.json).
 */
const DefaultLayout = lazy<{ children: ReactNode }>(
  () => import(/* webpackChunkName: "signed-in" */ './default-layout'),
);
const HelpLayout = lazy<{ children: ReactNode }>(() => import('../layout/help-layout'), 'pages');
const CardLayout = lazy<{ children: ReactNode }>(() => import('../layout/card-layout'));
const EmptyLayout = lazy<{ children: ReactNode }>(() => import('../layout/empty-layout'));

const frames = {
  default: DefaultLayout,
  'not-auth': AccessLayout,
  'help-form': HelpLayout,
  card: CardLayout,
  empty: EmptyLayout,
};

/** Fetches the frame of a layout ahead. */
export const preloadFrame: Record<ScreenLayout, Preload> = {
  default: DefaultLayout.preload,
  'not-auth': () => undefined,
  'help-form': HelpLayout.preload,
  card: CardLayout.preload,
  empty: EmptyLayout.preload,
};

/** The one root view: the frame that the route asks for (SHELL-032 to SHELL-034). */
export const LayoutFrame = ({ layout, children }: { layout: ScreenLayout; children: ReactNode }) => {
  const Frame = frames[layout];
  return <Frame>{children}</Frame>;
};
