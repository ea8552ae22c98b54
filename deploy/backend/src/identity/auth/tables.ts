import type { Locale, Role } from '@fairfront/shared-kit/model';
import type { ColumnType, Generated } from 'kysely';

interface UsersTable {
  id: Generated<number>;
  /** Trimmed and in small letters; unique. */
  email: string;
  /** argon2id; null until the invitation is accepted. */
  password_hash: string | null;
  name: string;
  lastname: string;
  middlename: string | null;
  /** Digits only; answered with a plus (SHELL-217). */
  phone: string | null;
  locale: Generated<Locale>;
  access: Generated<'participant' | 'manager'>;
  can_send_notifications: Generated<boolean>;
  email_confirmed_at: Date | null;
  /** Since when sign-in asks for a second factor, too (SHELL-444). */
  second_factor_at: Generated<Date | null>;
  /** Null until somebody signs in for the first time (SHELL-450). */
  first_sign_in_at: Generated<Date | null>;
  /** The participation last made primary (SHELL-138). */
  primary_participation_id: number | null;
  created_at: Generated<Date>;
}

/** Sign-in sessions: the token itself is never stored (SHELL-048). */
interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_at: Date;
  last_used_at: Date;
  /** Set for a token of the catalogue in a foreign page: all that it opens (CAT-259). */
  embed_participation_id: Generated<number | null>;
  /** The end of such a token, whether it is used or not. */
  expires_at: Generated<Date | null>;
  /** The session that asked for such a token; the token ends with it. Null for sessions of people and older tokens. */
  issued_by: Generated<number | null>;
  /** The site that last used such a token, as its browser names it; null where none has said so. */
  site: Generated<string | null>;
  /** Of the sign-in, at most 300 characters; empty where none was sent. */
  user_agent: Generated<string>;
  /** Where it was last used: an IPv4 address or the /64 of an IPv6 one (SHELL-440). */
  network: Generated<string | null>;
  device_id: Generated<number | null>;
  /** When its person last proved by password or code to be who signed in (SHELL-444). */
  proved_at: Generated<Date | null>;
}

/** Browsers from which a user has signed in: the key itself is never stored (SHELL-445, SHELL-448). */
interface DevicesTable {
  id: Generated<number>;
  user_id: number;
  key_hash: string;
  created_at: Date;
  last_used_at: Date;
  /** When the second factor was last asked for on it. */
  confirmed_at: Generated<Date | null>;
}

interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Invitations of users and sub-exhibitors; the link is signed with the key of this installation (ACC-176). */
interface InvitationsTable {
  id: Generated<number>;
  participation_id: number;
  user_id: number;
  role: Role;
  created_at: Date;
  expires_at: Date;
  /** When it was accepted; until then it gives no access (ACC-200). */
  activated_at: Date | null;
  /** The person may have a company already: whoever is to run the participation of a new one (ACC-185). */
  any_company: Generated<boolean>;
  /** Number of its row in the team: out of those of users, none of an account (ACC-200). */
  row_id: Generated<number>;
  /** Who has sent it; null where nobody is known any more. */
  invited_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** One-time codes of sign-in links (SHELL-328). */
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
