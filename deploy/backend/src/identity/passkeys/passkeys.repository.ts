import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** The passkeys of a user, oldest first. */
export const listPasskeys = (db: Kysely<Tables>, userId: number): Promise<OwnPasskey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

const bytesOf = (text: string): WebAuthnCredential['publicKey'] => new Uint8Array(Buffer.from(text, 'base64url'));

/** The data of a user's passkeys for the browser and the signature check. */
export const readCredentials = async (
  db: Kysely<Tables>,
  userId: number,
): Promise<(WebAuthnCredential & { passkeyId: number; transports: string[] })[]> => {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    passkeyId: row.id,
    id: row.credential_id,
    publicKey: bytesOf(row.public_key),
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
  }));
};

/** Whether a user has a passkey with that credential. */
export const hasCredential = async (db: Kysely<Tables>, userId: number, credentialId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Stores a new passkey; false if any user already has its credential. */
export const insertPasskey = async (
  trx: Transaction<Tables>,
  { userId, credential, name, now }: { userId: number; credential: WebAuthnCredential; name: string; now: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** A passkey that has signed for a sign-in. */
export interface UsedPasskey {
  passkeyId: number;
  /** Before and after, as counted by its authenticator. */
  counter: number;
  newCounter: number;
}

/** Records the use of a passkey; false if it was removed or used meanwhile. */
export const noteUse = async (
  trx: Transaction<Tables>,
  { passkeyId, counter, newCounter }: UsedPasskey,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', passkeyId)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Renames a passkey of a user; false for an unknown one. */
export const storePasskeyName = async (
  trx: Transaction<Tables>,
  { id, userId, name }: { id: number; userId: number; name: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Removes a passkey of a user and returns its name, or undefined for an unknown one. */
export const deletePasskey = (trx: Transaction<Tables>, { id, userId }: { id: number; userId: number }) =>
  trx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).returning('name').executeTakeFirst();
