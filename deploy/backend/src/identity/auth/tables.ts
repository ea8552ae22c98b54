import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { ColumnType, Generated } from 'kysely';

interface UsersTable {
  id: Generated<number>;
  /** Trimmed and lower-case; unique. */
  email: string;
  /** argon2id; null until the invitation is accepted. */
  password_hash: string | null;
  name: string;
  lastname: string;
  middlename: string | null;
  /** Digits only; returned with a plus. */
  phone: string | null;
  locale: Generated<Locale>;
  access: Generated<'participant' | 'manager'>;
  can_send_notifications: Generated<boolean>;
  email_confirmed_at: Date | null;
  /** Since when sign-in also requires a second factor. */
  second_factor_at: Generated<Date | null>;
  /** Null until the first sign-in. */
  first_sign_in_at: Generated<Date | null>;
  /** The participation last made primary. */
  primary_participation_id: number | null;
  /** When the row was last written, kept by a trigger. */
  changed_at: Generated<Date>;
  /** When a member of staff was last sent an invitation. */
  staff_invited_at: Generated<Date | null>;
  /** Since when a member of staff may not sign in. */
  deactivated_at: Generated<Date | null>;
  /** Its texts as they are compared, made by the database. */
  search_key: ColumnType<string, never, never>;
  created_at: Generated<Date>;
}

/** Sign-in sessions: the token itself is never stored. */
interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_at: Date;
  last_used_at: Date;
  /** Set for an embed token: the only participation that it opens. */
  embed_participation_id: Generated<number | null>;
  /** Set for staff who act as an exhibitor: the only participation that it opens. */
  acting_participation_id: Generated<number | null>;
  /** Expiry of an embed token or of acting, whether it is used or not. */
  expires_at: Generated<Date | null>;
  /** The session that requested such a token; the token ends with it. Null for sessions of people and older tokens. */
  issued_by: Generated<number | null>;
  /** The API key that requested such a token; the token ends with it. */
  issued_by_key: Generated<number | null>;
  /** The site that last used such a token, as reported by its browser; null if unknown. */
  site: Generated<string | null>;
  /** User agent at sign-in, at most 300 characters; empty if none was sent. */
  user_agent: Generated<string>;
  /** Where it was last used: an IPv4 address or the /64 of an IPv6 one. */
  network: Generated<string | null>;
  device_id: Generated<number | null>;
  /** When the user last proved their identity by password or code. */
  proved_at: Generated<Date | null>;
}

/** Browsers from which a user has signed in: the key itself is never stored. */
interface DevicesTable {
  id: Generated<number>;
  user_id: number;
  key_hash: string;
  created_at: Date;
  last_used_at: Date;
  /** When it last confirmed a second factor. */
  confirmed_at: Generated<Date | null>;
}

interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Invitations of users and sub-exhibitors; the link is signed with the key of this installation. */
interface InvitationsTable {
  id: Generated<number>;
  participation_id: number;
  user_id: number;
  role: Role;
  created_at: Date;
  expires_at: Date;
  /** When it was accepted; it gives no access before that. */
  activated_at: Date | null;
  /** The person may already have a company: used for the supervisor of a new participation. */
  any_company: Generated<boolean>;
  /** Number of its row in the team: from the number range of users, but not an account. */
  row_id: Generated<number>;
  /** The inviter; null if unknown. */
  invited_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** One-time codes of sign-in links. */
interface SignInCodesTable {
  code_hash: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
}

declare module '../../platform/database/tables' {
  interface Tables {
    users: UsersTable;
    sessions: SessionsTable;
    devices: DevicesTable;
    password_resets: PasswordResetsTable;
    invitations: InvitationsTable;
    sign_in_codes: SignInCodesTable;
  }
}
