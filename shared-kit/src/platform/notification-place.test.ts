import { buildNotification } from '../testing';
import type { Notification } from '../api/entities';
import { notificationPlace } from './notification-place';

type Subject = NonNullable<Notification['data']['subject']>;

const placeOf = (subject?: Subject, type = 'order') =>
  notificationPlace(
    buildNotification({ type, data: { message_rus: 'а', message_eng: 'a', participant_id: 101, subject } }),
  );

it.each([
  ['a certificate', { kind: 'personal-pass', id: 17, type: 'certificate' }, 'event-modal-participant-passes'],
  ['a visa', { kind: 'personal-pass', id: 17, type: 'visa' }, 'event-modal-participant-passes'],
  ['an installation pass', { kind: 'personal-pass', id: 17, type: 'installation' }, 'event-modal-montage-passes'],
] satisfies [string, Subject, string][])('of %s is that pass, and its list behind it [ACC-203]', (_, subject, from) => {
  expect(placeOf(subject)).toEqual({
    route: 'participant',
    params: { id: 101 },
    query: { modal: 'event-modal-detail-pass', pass: '17', from },
  });
});

it('of a pass whose type is not known is the pass alone [ACC-203]', () => {
  expect(placeOf({ kind: 'personal-pass', id: 17 })).toMatchObject({
    query: { modal: 'event-modal-detail-pass', pass: '17' },
  });
});

it.each([
  ['a car pass', { kind: 'car-pass', id: 4 }, { query: { modal: 'event-modal-auto-passes', pass: '4' } }],
  ['a catalogue order', { kind: 'catalogue', id: 101 }, { query: { modal: 'event-modal-catalog' } }],
  [
    'an announcement',
    { kind: 'announcement', id: 5 },
    { route: 'participant', query: { modal: 'event-modal-announcements', announcement: '5' } },
  ],
  ['a document', { kind: 'document', id: 1 }, { query: { modal: 'event-modal-documents-issued-invoices' } }],
  ['an order', { kind: 'order', id: 1042 }, { route: 'orders', query: { q: '1042' } }],
  ['a chat', { kind: 'chat', id: 1042 }, { route: 'orders', query: { modal: 'event-modal-chat', order: '1042' } }],
  ['a cart', { kind: 'cart', id: 1 }, { route: 'cart' }],
  ['a publication', { kind: 'publication', id: 1 }, { route: 'publications' }],
] satisfies [string, Subject, object][])('of %s is where it is dealt with [ACC-203]', (_, subject, place) => {
  expect(placeOf(subject)).toMatchObject({ params: { id: 101 }, ...place });
});

it('of a deadline is the list of deadlines, of news the event page, of neither exhibition nor subject nothing', () => {
  expect(placeOf(undefined, 'deadline')).toEqual({ route: 'deadlines', params: { id: 101 } });
  expect(placeOf()).toEqual({ route: 'participant', params: { id: 101 } });
  expect(notificationPlace(buildNotification({ data: { message_rus: 'а', message_eng: 'a' } }))).toBeNull();
});
