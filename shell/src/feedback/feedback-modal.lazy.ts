import { lazy } from '../layout/lazy';

/** Loads the feedback form when it is first opened. */
export const FeedbackModal = lazy<{ isCallback: boolean }>(
  () => import(/* webpackChunkName: "screen-help" */ './feedback-modal'),
  'feedback',
);
