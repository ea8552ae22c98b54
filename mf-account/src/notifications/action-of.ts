import type { Notification } from '@fairfront/shared-kit/platform';

/** The action of a notification, as the key of its label. */
export type NotificationAction =
  | 'fix'
  | 'pass'
  | 'order'
  | 'chat'
  | 'cart'
  | 'catalogue'
  | 'document'
  | 'publication'
  | 'announcement'
  | 'deadlines';

/** The action that a notification offers, or null if it is only to be read; a rejected pass offers a fix. */
export const actionOf = ({ type, data }: Notification): NotificationAction | null => {
  const { participant_id, subject, reason } = data;
  if (participant_id === undefined) return null;
  if (type === 'deadline' || type === 'extension') return 'deadlines';
  if (subject === undefined) return null;
  if (subject.kind === 'personal-pass' || subject.kind === 'car-pass') return reason ? 'fix' : 'pass';
  return subject.kind;
};
