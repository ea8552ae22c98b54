import type { Notification } from '../api/entities';
import type { ModalName } from './names';
import type { Target } from './tile';

type Subject = NonNullable<Notification['data']['subject']>;
type SubjectKind = Subject['kind'];

const listOf: Record<NonNullable<Subject['type']>, ModalName> = {
  certificate: 'event-modal-participant-passes',
  visa: 'event-modal-participant-passes',
  installation: 'event-modal-montage-passes',
};

/** The dialog of a subject, as the query of the event page; a pass is opened itself, closing it leads to its list. */
const dialogOf = ({ kind, id, type }: Subject): Record<string, string> => {
  const pass = String(id);
  switch (kind) {
    case 'personal-pass':
      return { modal: 'event-modal-detail-pass', pass, ...(type && { from: listOf[type] }) };
    case 'car-pass':
      return { modal: 'event-modal-auto-passes', pass };
    case 'catalogue':
      return { modal: 'event-modal-catalog' };
    case 'announcement':
      return { modal: 'event-modal-announcements', announcement: String(id) };
    case 'document':
      return { modal: 'event-modal-documents-issued-invoices' };
    default:
      return {};
  }
};

/** Where a notification leads: what it speaks of inside its participation (ACC-203); null when it speaks of none. */
export const notificationPlace = ({ type, data }: Notification): Target | null => {
  const { participant_id: id, subject } = data;
  if (id === undefined) return null;
  if (type === 'deadline' || type === 'extension') return { route: 'deadlines', params: { id } };
  if (subject?.kind === 'cart') return { route: 'cart', params: { id } };
  if (subject?.kind === 'publication') return { route: 'publications', params: { id } };
  // the list finds the order by its number
  if (subject?.kind === 'order') return { route: 'orders', params: { id }, query: { q: String(subject.id) } };
  if (subject?.kind === 'chat')
    return { route: 'orders', params: { id }, query: { modal: 'event-modal-chat', order: String(subject.id) } };
  return { route: 'participant', params: { id }, ...(subject && { query: dialogOf(subject) }) };
};

const icons: Record<SubjectKind, string> = {
  'personal-pass': 'badge',
  'car-pass': 'truck',
  order: 'list',
  chat: 'chat',
  cart: 'cart',
  catalogue: 'book',
  document: 'documents',
  publication: 'megaphone',
  announcement: 'megaphone',
};

/** The drawing of what a notification speaks of, a name of the kit's icon set. */
export const notificationIcon = ({ type, data }: Notification): string => {
  if (type === 'deadline' || type === 'extension') return 'calendar';
  return data.subject ? icons[data.subject.kind] : 'bell';
};
