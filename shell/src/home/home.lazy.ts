import { lazy, type Preload } from '../layout/lazy';
import { preloadFrame } from '../frame/layout-frame';

/** Home comes in one file with the frame around it (`frame/layout-frame.tsx`). */
export const HomeScreen = lazy(() => import(/* webpackChunkName: "signed-in" */ './home.screen'));

/** Fetches home and its frame ahead: called while a sign-in is under way. */
export const preloadHome: Preload = (texts) => Promise.all([preloadFrame.default(texts), HomeScreen.preload(texts)]);
