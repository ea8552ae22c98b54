import type { ReactNode } from 'react';
import type { Layout } from '../routing/routes.model';
import { AccessLayout } from './access-layout';
import { later, type Preload } from './later';

/**
 * The frame of a signed-in user and home travel in one file, which the sign-in page does without: one request and one
 * round trip for both (budgets in deploy/e2e/budgets.json).
 */
const DefaultLayout = later<{ children: ReactNode }>(
  () => import(/* webpackChunkName: "signed-in" */ './default-layout'),
);
const HelpLayout = later<{ children: ReactNode }>(() => import('./help-layout'), 'pages');
const CardLayout = later<{ children: ReactNode }>(() => import('./card-layout'));
const EmptyLayout = later<{ children: ReactNode }>(() => import('./empty-layout'));

const frames = {
  default: DefaultLayout,
  'not-auth': AccessLayout,
  'help-form': HelpLayout,
  card: CardLayout,
  empty: EmptyLayout,
};

/** Fetches the frame of a layout ahead. */
export const preloadFrame: Record<Layout, Preload> = {
  default: DefaultLayout.preload,
  'not-auth': () => undefined,
  'help-form': HelpLayout.preload,
  card: CardLayout.preload,
  empty: EmptyLayout.preload,
};

/** The one root view: the frame that the route asks for (SHELL-032 to SHELL-034). */
export const LayoutFrame = ({ layout, children }: { layout: Layout; children: ReactNode }) => {
  const Frame = frames[layout];
  return <Frame>{children}</Frame>;
};
