import { lazy, type Preload } from '../layout/lazy';
import { preloadFrame } from '../frame/layout-frame';

/** Home is in one file with its frame (`frame/layout-frame.tsx`). */
export const HomeScreen = lazy(() => import(/* webpackChunkName: "signed-in" */ './home.screen'));

/** Prefetches home and its frame while a sign-in is in progress. */
export const preloadHome: Preload = (texts) => Promise.all([preloadFrame.default(texts), HomeScreen.preload(texts)]);
