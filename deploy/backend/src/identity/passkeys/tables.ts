import type { ColumnType, Generated } from 'kysely';

/** The passkeys of people: what a signature is checked by (SHELL-454). */
interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** As the authenticator names it, base64url; unique among all people. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often its authenticator says to have signed; 0 where it does not count. */
  counter: number;
  /** A JSON list of how the browser may reach it. */
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Challenges that were handed out and not answered yet (SHELL-455). */
interface PasskeyChallengesTable {
  /** The session or the sign-in that may answer it. */
  holder: string;
  user_id: number;
  /** base64url */
  challenge: string;
  expires_at: Date;
}

declare module '../../platform/database/tables' {
  interface Tables {
    passkey_challenges: PasskeyChallengesTable;
    passkeys: PasskeysTable;
  }
}
