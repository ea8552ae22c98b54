import { later } from '../layout/later';

/** The feedback form comes with its first opening. */
export const FeedbackModal = later<{ isCallback: boolean }>(() => import('./feedback-modal'), 'feedback');
