import type { ParticipantEventName } from '@fairfront/shared-kit/platform';

/** Every event of the participation channel; a missing one does not compile. */
const names: Record<ParticipantEventName, true> = {
  'personal-pass.status-updated': true,
  'personal-pass.reissued': true,
  'car-pass.status-updated': true,
  'car-pass.barcode-updated': true,
  'pass-link.updated': true,
  'cart.updated': true,
  'additional-order.status-updated': true,
  'additional-order.message-created': true,
  'additional-order.messages-read': true,
  'catalog-order.status-updated': true,
  'catalog-order.updated': true,
  'catalog-order.editing': true,
  'publication-request.updated': true,
  'announcement.updated': true,
  'sub-participant.updated': true,
};

export const participantEventNames = Object.keys(names) as ParticipantEventName[];
