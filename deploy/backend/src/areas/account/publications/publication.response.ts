import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { publicationStatuses } from '@fairfront/shared-kit/domain/account';
import type {
  OrganizerPublicationRequest,
  PublicationCounts,
  PublicationRequest,
} from '@fairfront/shared-kit/domain/account/api';
import type { QueueDecision } from '@fairfront/shared-kit/domain/http';
import type {
  countPublications,
  PublicationOfAllRow,
  PublicationRow,
  readPublicationChange,
} from './publications.repository';
import { orderExhibitorOf } from '../../participations';

/** A publication request, as its company sees it. */
export const publicationResponse = ({
  id,
  type,
  title,
  text,
  status,
  comment,
  created_at,
  ...file
}: PublicationRow): PublicationRequest => {
  const { original_name, extension, size } = file;
  return {
    id,
    type,
    title,
    text,
    status,
    comment,
    created_at: created_at.toISOString(),
    file: original_name === null ? null : { original_name, extension: extension ?? '', size: size ?? 0 },
  };
};

/** The same with its company and exhibition, as the organiser sees it. */
export const organizerPublicationResponse = (row: PublicationOfAllRow): OrganizerPublicationRequest => ({
  ...publicationResponse(row),
  exhibitor: orderExhibitorOf({ ...row, type: row.participation_type }),
  exhibition: { id: row.exhibition_id, ...localizedOf(row, 'title') },
  updated_at: row.updated_at.toISOString(),
});

/** The last change of the status, and whose it is. */
export const publicationDecision = (
  { status, comment }: Pick<PublicationRow, 'status' | 'comment'>,
  change: Awaited<ReturnType<typeof readPublicationChange>>,
): QueueDecision => ({
  ...{ status, comment },
  decided_at: change?.created_at.toISOString() ?? null,
  decided_by: change && change.name !== null ? { name: change.name, lastname: change.lastname ?? '' } : null,
});

/** The number of requests in every status, those that none has included. */
export const publicationCounts = (rows: Awaited<ReturnType<typeof countPublications>>): PublicationCounts =>
  Object.fromEntries(
    publicationStatuses.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]),
  ) as PublicationCounts;
