import type { Deadline } from '@fairfront/shared-kit/platform';

/** A deadline of the demo data. */
export const buildDeadline = (changes: Partial<Deadline> = {}): Deadline => ({
  id: changes.kind ?? 'participant-passes',
  area: 'passes',
  kind: 'participant-passes',
  edge: 'until',
  at: '2026-06-09T20:59:59.000Z',
  extended_from: null,
  latest_at: null,
  state: 'need',
  is_passed: false,
  is_optional: false,
  detail: { code: 'free', count: 7 },
  services: null,
  progress: { total: 18, accepted: 9, waiting: 2, rejected: 0 },
  opens: { modal: 'event-modal-participant-passes' },
  ...changes,
});
