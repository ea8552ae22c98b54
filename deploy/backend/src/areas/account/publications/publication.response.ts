import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { publicationStatuses } from '@fairfront/shared-kit/domain/account';
import type {
  OrganizerPublicationRequest,
  PublicationCounts,
  PublicationRequest,
} from '@fairfront/shared-kit/domain/account/api';
import type { countPublications, PublicationOfAllRow, PublicationRow } from './publications.repository';
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
});

/** The number of requests in every status, those that none has included. */
export const publicationCounts = (rows: Awaited<ReturnType<typeof countPublications>>): PublicationCounts =>
  Object.fromEntries(
    publicationStatuses.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]),
  ) as PublicationCounts;
