import { lazy } from '../layout/lazy';

/** The feedback form comes with its first opening. */
export const FeedbackModal = lazy<{ isCallback: boolean }>(
  () => import(/* webpackChunkName: "screen-help" */ './feedback-modal'),
  'feedback',
);
