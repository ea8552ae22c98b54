import type { PublicationStatus, PublicationType } from '@fairfront/shared-kit/domain/account';
import type { Generated } from 'kysely';

/** Indexes: (participation_id, id), (status, id). */
interface PublicationRequestsTable {
  id: Generated<number>;
  participation_id: number;
  type: PublicationType;
  title: string;
  text: string;
  status: Generated<PublicationStatus>;
  /** The organiser's comment on the current status. */
  comment: string | null;
  created_by: number | null;
  created_at: Date;
  updated_at: Date;
}

/** The file of a request, at most one. */
interface PublicationFilesTable {
  request_id: number;
  stored_name: string;
  original_name: string;
  extension: string;
  /** Bytes. */
  size: number;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    publication_files: PublicationFilesTable;
    publication_requests: PublicationRequestsTable;
  }
}
