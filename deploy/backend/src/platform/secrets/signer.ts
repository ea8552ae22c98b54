import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { readOrMakeSetting } from './settings.repository';

/** Signs links with the key of this installation, which is stored in its database and so shared by all processes. */
export class Signer {
  constructor(private readonly key: string) {}

  /** Reads the key, or creates it at the first start. */
  static async of(db: Kysely<Tables>): Promise<Signer> {
    return new Signer(await readOrMakeSetting(db, 'signing_key', randomBytes(32).toString('base64url')));
  }

  /** @param purpose separates signatures of different kinds, so that none can be used as another */
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

declare module '../services' {
  interface Services {
    signer: Signer;
  }
}
