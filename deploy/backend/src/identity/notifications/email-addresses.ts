import type { NotificationKind } from '@fairfront/shared-kit/domain/identity/notifications';
import type { Email } from '../../platform/mail/mailer';
import type { EmailRow } from './emails.repository';
import type { NotificationSubject } from './tables';

const placeOfSubject = ({ kind, id }: NotificationSubject): string => {
  const places: Record<NotificationSubject['kind'], string> = {
    'personal-pass': `?modal=event-modal-detail-pass&pass=${id}`,
    'car-pass': `?modal=event-modal-auto-passes&pass=${id}`,
    order: `/orders?q=${id}`,
    chat: `/orders?modal=event-modal-chat&order=${id}`,
    cart: '/cart',
    catalogue: '?modal=event-modal-catalog',
    document: '?modal=event-modal-documents-issued-invoices',
    publication: '/publications',
    announcement: `?modal=event-modal-announcements&announcement=${id}`,
  };
  return places[kind];
};

/** The target path of an e-mail: the subject of the notification, as in the bell. */
export const placeOf = ({ type, participation_id, subject }: EmailRow): string => {
  if (participation_id === null) return '/notifications';
  const isDeadline = type === 'deadline' || type === 'extension';
  const place = isDeadline ? '/deadlines' : subject === null ? '' : placeOfSubject(subject);
  return `/participant/${participation_id}${place}`;
};

/**
 * Link to the setting of a kind, which requires sign-in: it contains no token, so it can be forwarded safely and
 * changes nothing by itself.
 */
export const settingAddress = (publicUrl: string, kind?: NotificationKind, exhibitionId?: number | null): string => {
  const query = new URLSearchParams();
  if (kind !== undefined) query.set('kind', kind);
  if (exhibitionId) query.set('exhibition', String(exhibitionId));
  const text = query.toString();
  return `${publicUrl}/profile/notifications${text && `?${text}`}`;
};

/** The header by which mail clients offer to unsubscribe, pointing to the settings page (RFC 2369). */
export const unsubscribing = (url: string): Pick<Email, 'list'> => ({ list: { unsubscribe: url } });
