import type { ExtensionKind, ExtensionState } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { ColumnType, Generated } from 'kysely';

/** Indexes: (participation_id, id), one pending row of a kind. */
export interface ExtensionRequestsTable {
  id: Generated<number>;
  participation_id: number;
  kind: ExtensionKind;
  status: Generated<ExtensionState>;
  /** The deadline when the extension was requested. */
  former_at: Date;
  /** YYYY-MM-DD */
  asked_until: string;
  granted_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** Only the organiser sees it. */
  reason: string;
  /** The organiser's comment on the decision. */
  comment: ColumnType<string | null, string | null | undefined, string | null>;
  created_by: number | null;
  created_at: Date;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** Also set on a withdrawal. */
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The file of a request, at most one. */
interface ExtensionFilesTable {
  request_id: number;
  stored_name: string;
  original_name: string;
  /** Bytes. */
  size: number;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    extension_files: ExtensionFilesTable;
    extension_requests: ExtensionRequestsTable;
  }
}
