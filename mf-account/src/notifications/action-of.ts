import type { Notification } from '@fairfront/shared-kit/platform';

/** What can be done about a notification, the name of its text. */
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

/** The action that a notification offers, null where there is only something to read; a rejected pass is to be fixed (ACC-203). */
export const actionOf = ({ type, data }: Notification): NotificationAction | null => {
  const { participant_id, subject, reason } = data;
  if (participant_id === undefined) return null;
  if (type === 'deadline' || type === 'extension') return 'deadlines';
  if (subject === undefined) return null;
  if (subject.kind === 'personal-pass' || subject.kind === 'car-pass') return reason ? 'fix' : 'pass';
  return subject.kind;
};
