import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { StaffMessage } from '../api/support';
import { deskApi, testNow } from './queue';

/** A message, or with `kind: 'callback'` a callback request. */
export const buildMessage = (changes: Partial<StaffMessage> = {}): StaffMessage => ({
  id: 5,
  kind: 'message',
  state: 'new',
  message: 'Где стенд?',
  created_at: '2026-04-20T11:50:00.000Z',
  answer: null,
  answered_at: null,
  name: 'Анна',
  email: 'anna@company.example',
  phone: null,
  locale: 'ru',
  call_until: null,
  answered_by: null,
  state_at: null,
  state_by: null,
  ...changes,
});

/** A callback request of 11:50; the promise ends at 12:05. */
export const buildCallback = (changes: Partial<StaffMessage> = {}): StaffMessage =>
  buildMessage({
    ...{ id: 6, kind: 'callback', name: 'Пётр', email: null, phone: '+79991234567', message: 'Перезвоните' },
    call_until: '2026-04-20T12:05:00.000Z',
    ...changes,
  });

/** An API of the desk with messages, in which every decision is stored. */
export const supportApi = (rows: readonly StaffMessage[], exhibition: number | null = null): FakeApi => {
  const page = buildPage([...rows]);
  const callbacks = rows.filter(({ kind }) => kind === 'callback').length;
  return deskApi([], [{ role: 'support', exhibition_id: exhibition }])
    .on('get', '/organizer/feedback-queue', {
      ...page,
      meta: { ...page.meta, counts: { all: rows.length, messages: rows.length - callbacks, callbacks } },
    })
    .on('get', '/organizer/feedbacks/{feedbackId}', ({ params }) => ({
      data: rows.find(({ id }) => id === Number(params['feedbackId'])) ?? buildMessage(),
    }))
    .on('post', '/organizer/feedback-decisions', ({ body }) => ({
      data: body.items.map(({ id, state, text = null }) => ({
        ...{ id, ok: true, is_changed: true, error: null },
        feedback: buildMessage({ id, state, answer: text, state_at: testNow }),
      })),
    }));
};
