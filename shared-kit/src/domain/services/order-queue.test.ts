import { acceptedStatus } from './order-queue';
import type { OrderStatus } from './order-status';

const complete = { hasMissingAmount: false, isAcceptNeeded: false };

it.each<[OrderStatus, Partial<typeof complete>, OrderStatus | null]>([
  ['new', {}, 'confirmed'],
  ['processing', {}, 'confirmed'],
  ['new', { isAcceptNeeded: true }, 'waiting_confirmation'],
  ['processing', { isAcceptNeeded: true }, 'waiting_confirmation'],
  ['new', { hasMissingAmount: true, isAcceptNeeded: true }, 'processing'],
  ['processing', { hasMissingAmount: true, isAcceptNeeded: true }, null],
  ['waiting_confirmation', {}, null],
  ['confirmed', {}, null],
  ['executed', {}, null],
  ['canceled', {}, null],
])('accepting an order that is %s with %j leads to %s [ORG-371]', (from, amounts, to) => {
  expect(acceptedStatus(from, { ...complete, ...amounts })).toBe(to);
});
