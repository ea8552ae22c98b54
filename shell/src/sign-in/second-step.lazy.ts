import { lazy } from '../layout/lazy';

/** The second step of a sign-in comes when an account asks for it. */
export const SecondStepForm = lazy(() => import(/* webpackChunkName: "recovery" */ './second-step'), 'ownAccess');
