import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { Generated } from 'kysely';

/** Codes by which a person joins a participation, once each. */
interface ParticipantCodesTable {
  id: Generated<number>;
  /** Null when the participation does not exist any more. */
  participation_id: number | null;
  role: Role;
  /** Whose code it is; null: of whoever has it. In small letters. */
  email: string | null;
  /** The code is made of it with the key of this installation. */
  nonce: string;
  code_hash: string;
  created_at: Date;
  used_at: Date | null;
  used_by: number | null;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    participant_codes: ParticipantCodesTable;
  }
}
