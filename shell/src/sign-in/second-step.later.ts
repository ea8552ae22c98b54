import { later } from '../layout/later';

/** The second step of a sign-in comes when an account asks for it. */
export const SecondStepForm = later(() => import(/* webpackChunkName: "step" */ './second-step'), 'ownAccess');
