import { mayHearQueues } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { ReadMembers } from '../../platform/realtime/listening';
import { lacksFactor, staffGrants, staffOf } from '../users/staff-rights.repository';

/** The members of staff who receive events of the queues of exhibitions; 0 means the whole portal. */
export const readStaffListeners: ReadMembers = async (db, exhibitionIds) => {
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id', staffGrants.as('grants'), lacksFactor.as('lacks_factor')])
    .where('u.access', '=', 'manager')
    .where('u.deactivated_at', 'is', null)
    .execute();
  const members = rows.flatMap((row) => {
    const staff = staffOf(row);
    return staff && !staff.lacksFactor ? [{ id: row.id, grants: staff.grants }] : [];
  });
  return new Map(
    exhibitionIds.map((exhibitionId) => {
      const hearing = members.filter(({ grants }) => mayHearQueues(grants, exhibitionId === 0 ? null : exhibitionId));
      return [exhibitionId, new Set(hearing.map(({ id }) => id))];
    }),
  );
};
