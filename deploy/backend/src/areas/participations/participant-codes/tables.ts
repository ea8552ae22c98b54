import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { ColumnType, Generated } from 'kysely';

/** Codes by which a person joins a participation, once each. */
interface ParticipantCodesTable {
  id: Generated<number>;
  /** Null if the participation no longer exists. */
  participation_id: number | null;
  role: Role;
  /** The person the code is for, in lower case; null: anybody who has it. */
  email: string | null;
  /** The code is derived from it with the key of this installation. */
  nonce: string;
  code_hash: string;
  created_at: Date;
  used_at: Date | null;
  used_by: number | null;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    participant_codes: ParticipantCodesTable;
  }
}
