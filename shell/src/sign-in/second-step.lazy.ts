import { lazy } from '../layout/lazy';

/** Loads the second step of a sign-in when an account requires it. */
export const SecondStepForm = lazy(() => import(/* webpackChunkName: "recovery" */ './second-step'), 'ownAccess');
