import type { DeletionRow, OwnDeletionRow } from './deletion.repository';

type RequestRow = Pick<DeletionRow, 'id' | 'status' | 'reason' | 'comment' | 'created_at' | 'decided_at'>;

const requestResponse = ({ id, status, reason, comment, created_at, decided_at }: RequestRow) => ({
  ...{ id, status, reason, comment },
  created_at: created_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});

/** The latest request of a user, null if there is none, and what blocks a deletion. */
export const ownDeletionResponse = ({ blockers, ...row }: OwnDeletionRow) => ({
  request: row.id === null ? null : requestResponse(row as RequestRow),
  blockers,
});

/** A request as the staff reads it. */
export const deletionResponse = (row: DeletionRow) => ({
  ...requestResponse(row),
  user: { id: row.user_id, email: row.email, lastname: row.lastname, name: row.name },
  companies: row.companies,
  blockers: row.blockers,
  decided_by: row.decider_name === null ? null : { name: row.decider_name, lastname: row.decider_lastname ?? '' },
});
