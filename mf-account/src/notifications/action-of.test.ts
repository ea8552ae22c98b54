import { buildNotification } from '@fairfront/shared-kit/testing';
import type { Notification } from '@fairfront/shared-kit/platform';
import { actionOf } from './action-of';

const of = (data: Partial<Notification['data']>, type = 'order') =>
  actionOf(buildNotification({ type, data: { message_rus: 'а', message_eng: 'a', participant_id: 101, ...data } }));

it.each([
  ['a rejected pass', { subject: { kind: 'personal-pass', id: 1 }, reason: 'Имя' }, 'fix'],
  ['an accepted pass', { subject: { kind: 'car-pass', id: 1 } }, 'pass'],
  ['an order', { subject: { kind: 'order', id: 1 } }, 'order'],
  ['a message', { subject: { kind: 'chat', id: 1 } }, 'chat'],
  ['a cart', { subject: { kind: 'cart', id: 1 } }, 'cart'],
  ['a catalogue order', { subject: { kind: 'catalogue', id: 1 } }, 'catalogue'],
  ['a document', { subject: { kind: 'document', id: 1 } }, 'document'],
  ['an announcement', { subject: { kind: 'announcement', id: 1 } }, 'announcement'],
  ['news of the organiser', {}, null],
] satisfies [string, Partial<Notification['data']>, string | null][])(
  'the action of %s [ACC-203]',
  (_name, data, action) => expect(of(data)).toBe(action),
);

it('the action of a deadline opens the deadline list [ACC-203]', () => expect(of({}, 'deadline')).toBe('deadlines'));
