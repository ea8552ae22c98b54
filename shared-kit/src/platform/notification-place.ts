import type { Notification } from '../api/entities';
import type { Target } from './tile';

type SubjectKind = NonNullable<Notification['data']['subject']>['kind'];

const modals: Partial<Record<SubjectKind, string>> = {
  'personal-pass': 'event-modal-participant-passes',
  'car-pass': 'event-modal-auto-passes',
  catalogue: 'event-modal-catalog',
  document: 'event-modal-documents-issued-invoices',
};

/** Where a notification leads: the area it speaks of inside its participation; null when it speaks of none. */
export const notificationPlace = ({ type, data }: Notification): Target | null => {
  const { participant_id: id, subject } = data;
  if (id === undefined) return null;
  if (type === 'deadline') return { route: 'deadlines', params: { id } };
  if (subject?.kind === 'cart') return { route: 'cart', params: { id } };
  if (subject?.kind === 'order') return { route: 'orders', params: { id } };
  const modal = subject && modals[subject.kind];
  return { route: 'participant', params: { id }, ...(modal ? { query: { modal } } : {}) };
};

const icons: Record<SubjectKind, string> = {
  'personal-pass': 'badge',
  'car-pass': 'truck',
  order: 'list',
  cart: 'cart',
  catalogue: 'book',
  document: 'documents',
};

/** The drawing of what a notification speaks of, a name of the kit's icon set. */
export const notificationIcon = ({ type, data }: Notification): string => {
  if (type === 'deadline') return 'calendar';
  return data.subject ? icons[data.subject.kind] : 'bell';
};
