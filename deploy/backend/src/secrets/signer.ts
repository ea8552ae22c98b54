import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** Signs links with the key of this installation, which lies in its database and so is the same for all processes. */
export class Signer {
  constructor(private readonly key: string) {}

  /** Reads the key, or makes it at the first start. */
  static async of(db: Kysely<Tables>): Promise<Signer> {
    await db
      .insertInto('settings')
      .values({ key: 'signing_key', value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'signing_key')
      .executeTakeFirstOrThrow();
    return new Signer(value);
  }

  /** @param purpose parts signatures of different kinds, so that one cannot stand for another */
  sign(purpose: string, ...parts: (string | number)[]): string {
    return createHmac('sha256', this.key)
      .update([purpose, ...parts].join('\n'))
      .digest('hex');
  }

  verify(signature: string, purpose: string, ...parts: (string | number)[]): boolean {
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.sign(purpose, ...parts))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
