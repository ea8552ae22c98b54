import type { Notification, SubjectKind, Target } from '@fairfront/shared-kit/platform';
import { buildNotification } from '@fairfront/shared-kit/testing';
import { declaredNotifications, declaredRemotes } from '../testing/declared-remotes';
import { createNotificationPlaces } from './notification-places';

type Subject = NonNullable<Notification['data']['subject']>;

const { placeOf, iconOf } = createNotificationPlaces((kind) => declaredNotifications[kind] ?? null);
const about = (subject?: Subject, type = 'order') =>
  buildNotification({ type, data: { message_rus: 'а', message_eng: 'a', participant_id: 101, subject } });
const hub: Target = { route: 'participant', params: { id: 101 }, query: {} };

const passType = [
  ['certificate', 'event-modal-participant-passes'],
  ['visa', 'event-modal-participant-passes'],
  ['installation', 'event-modal-montage-passes'],
] as const;
it.each(passType)('a notification about a %s leads to that pass, with %s behind it [ACC-203]', (type, from) => {
  expect(placeOf(about({ kind: 'personal-pass', id: 17, type }))).toEqual({
    ...hub,
    query: { modal: 'event-modal-detail-pass', pass: '17', from },
  });
});

const places: Record<SubjectKind, [icon: string, place: { route?: string; query?: Record<string, string> }]> = {
  // its type is unknown: nothing is behind it
  'personal-pass': ['badge', { query: { modal: 'event-modal-detail-pass', pass: '1042' } }],
  'car-pass': ['truck', { query: { modal: 'event-modal-auto-passes', pass: '1042' } }],
  catalogue: ['book', { query: { modal: 'event-modal-catalog' } }],
  announcement: ['megaphone', { query: { modal: 'event-modal-announcements', announcement: '1042' } }],
  document: ['documents', { query: { modal: 'event-modal-documents-issued-invoices' } }],
  order: ['list', { route: 'orders', query: { q: '1042' } }],
  chat: ['chat', { route: 'orders', query: { modal: 'event-modal-chat', order: '1042' } }],
  cart: ['cart', { route: 'cart' }],
  publication: ['megaphone', { route: 'publications' }],
};
const kinds = Object.keys(places) as SubjectKind[];

it.each(kinds)('a notification about a subject %s leads to the place that handles it [ACC-203] [SHELL-565]', (kind) => {
  const [icon, place] = places[kind];
  const notification = about({ kind, id: 1042 });
  expect([iconOf(notification), placeOf(notification)]).toEqual([icon, { ...hub, ...place }]);
});

it('every kind of subject has one owner, and leads to a place of that owner [SHELL-565]', () => {
  const owned = Object.values(declaredRemotes).flatMap(({ notifications = {}, screens = {}, modals = {} }) =>
    Object.entries(notifications).map(([kind, { route, modal }]) => {
      const isOwn = (!route || route in screens) && (!modal || modal in modals);
      return { kind, isOwn };
    }),
  );
  expect(owned.filter(({ isOwn }) => !isOwn)).toEqual([]);
  expect(owned.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
});

it.each(['deadline', 'extension'])(
  'a notification of type %s leads to the deadlines of the shell [ACC-203]',
  (type) => {
    const notification = about(undefined, type);
    expect([iconOf(notification), placeOf(notification)]).toEqual(['calendar', { ...hub, route: 'deadlines' }]);
  },
);

it('news and unknown subjects lead to the hub with a bell, and nowhere without an exhibition [SHELL-565]', () => {
  const alone = createNotificationPlaces(() => null);
  const order = about({ kind: 'order', id: 1042 });
  expect([iconOf(about()), placeOf(about())]).toEqual(['bell', hub]);
  expect([alone.iconOf(order), alone.placeOf(order)]).toEqual(['bell', hub]);
  expect(placeOf(buildNotification({ data: { message_rus: 'а', message_eng: 'a' } }))).toBeNull();
});
