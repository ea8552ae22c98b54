import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { carHints, personHints, type PassEvent } from '@fairfront/shared-kit/domain/passes';
import type { QueuedPass } from '@fairfront/shared-kit/domain/passes/api';
import { passEventOf } from '../passes/pass-context';
import type { QueuedRow } from './pass-queue.repository';

const hintsOf = (event: PassEvent, row: QueuedRow): QueuedPass['hints'] => {
  const created_at = row.created_at.getTime();
  if (row.type === null) return carHints(event, { created_at }, row.taken_by);
  return personHints(event, { ...row, type: row.type, created_at }, { passes: row.others, team: row.team });
};

const titleOf = ({ kind, lastname, name, middlename, car_number, trailer_number }: QueuedRow): string =>
  kind === 'car'
    ? [car_number, trailer_number].filter(Boolean).join(', ')
    : [lastname, name, middlename].filter(Boolean).join(' ');

/** A waiting pass, with what rules have noticed about it. */
export const queuedPassResponse = (row: QueuedRow): QueuedPass => ({
  kind: row.kind,
  id: row.id,
  type: row.type,
  is_simple_visa: row.is_simple_visa,
  title: titleOf(row),
  load_capacity: row.load_capacity,
  participation_id: row.participation_id,
  ...localizedOf(row, 'company'),
  stands: row.stands.map(({ title }) => title),
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  hints: hintsOf(passEventOf({ ...row, type: row.event_type }), row),
});
