import { later, type Preload } from '../layout/later';
import { preloadFrame } from '../layout/layout-frame';

/** Home comes in one file with the frame around it (`layout/layout-frame.tsx`). */
export const HomeScreen = later(() => import(/* webpackChunkName: "signed-in" */ './home.screen'));

/** Fetches home and its frame ahead: called while a sign-in is under way. */
export const preloadHome: Preload = (texts) => {
  preloadFrame.default(texts);
  HomeScreen.preload(texts);
};
