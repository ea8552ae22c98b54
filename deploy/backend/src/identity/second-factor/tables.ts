import type { ColumnType, Generated } from 'kysely';

/** The authenticator app of a user: the active one, and one that has not been checked yet. */
interface CodeAppsTable {
  user_id: number;
  /** In base32, encrypted with the key of the environment. */
  secret: string | null;
  confirmed_at: Date | null;
  /** The latest 30-second step since the epoch whose code was accepted: no code is accepted twice. */
  last_step: Generated<number>;
  pending_secret: string | null;
}

/** One set of codes at a time; the codes themselves are never stored. */
interface RecoveryCodesTable {
  user_id: number;
  code_hash: string;
  /** Shared by all codes of a set. */
  salt: string;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Sign-ins with the right password that wait for the second factor. */
interface SecondStepsTable {
  ticket_hash: string;
  user_id: number;
  /** The key by which the browser has identified itself. */
  device_key: string | null;
  created_at: Date;
  expires_at: Date;
}

declare module '../../platform/database/tables' {
  interface Tables {
    code_apps: CodeAppsTable;
    recovery_codes: RecoveryCodesTable;
    second_steps: SecondStepsTable;
  }
}
