import type { ColumnType, Generated } from 'kysely';

/** Passkeys of users: the data for signature checks. */
interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** From the authenticator, base64url; globally unique. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature count of its authenticator; 0 if it does not count. */
  counter: number;
  /** A JSON list of transports by which the browser can reach it. */
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Challenges that were issued and not answered yet. */
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
