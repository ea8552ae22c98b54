import type { Notification, PlatformServices, Target } from '@fairfront/shared-kit/platform';
import type { NotificationOffer } from '@fairfront/shared-kit/platform/release';
import { ownNotifications } from './own-places';

type Subject = Notification['data']['subject'];

const valuesOf = (values: NotificationOffer['params'] = {}, subject: Subject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, declared]) => {
      const value = typeof declared === 'string' ? declared : declared[subject?.type ?? ''];
      return value === undefined ? [] : [[name, value === ':id' ? String(subject?.id) : value]];
    }),
  );

/**
 * Targets and icons of notifications.
 * @param ofSubject declarations of the owner of a kind of subject
 */
export const createNotificationPlaces = (
  ofSubject: (kind: string) => NotificationOffer | null,
): PlatformServices['notifications'] => {
  const offerOf = ({ type, data: { subject } }: Notification) =>
    Object.hasOwn(ownNotifications, type) ? ownNotifications[type] : subject && ofSubject(subject.kind);
  return {
    placeOf: (notification) => {
      const { participant_id: id, subject } = notification.data;
      if (id === undefined) return null;
      const { route = 'participant', modal, params, query } = offerOf(notification) ?? {};
      const values = { ...(modal && { modal }), ...valuesOf(params, subject), ...valuesOf(query, subject) };
      // the names come from the release document, whose validation checks their owners
      return { route, params: { id }, query: values } as Target;
    },
    iconOf: (notification) => offerOf(notification)?.icon ?? 'bell',
  };
};
