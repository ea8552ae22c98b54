import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from '../secret-keys';
import type { Signer } from './signer';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Of the key that the database itself holds: for the demo world and development only. */
const ownKeyId = 'own';

/**
 * Closes secrets that the server must read again, so that a copy of the database gives none of them away (SHELL-453).
 * Stored as `<key id>.<iv>.<sealed and tag>`, which no base32 text is: rows of before are told by it.
 */
export class SecretBox {
  private readonly keys: readonly [SecretKey, ...SecretKey[]];

  /**
   * @param keys of the environment, the first one closes
   * @param signer gives the key where there is none, and opens what was closed by it before there was one
   */
  constructor(keys: readonly SecretKey[], signer: Signer) {
    const own = { id: ownKeyId, key: Buffer.from(signer.sign('secret-box'), 'hex') };
    const [first, ...others] = keys;
    this.keys = first ? [first, ...others, own] : [own];
  }

  /** @param place what the secret belongs to: a copy in another row does not open */
  close(secret: string, place: string): string {
    const [{ id, key }] = this.keys;
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [id, iv.toString('base64url'), sealed.toString('base64url')].join('.');
  }

  /**
   * @returns the secret; a text of before this rule as it is
   * @throws Error for a key that is not known, and for a text that was changed or moved
   */
  open(stored: string, place: string): string {
    const [id = '', iv, sealed] = stored.split('.');
    if (iv === undefined || sealed === undefined) return stored;
    const known = this.keys.find((one) => one.id === id);
    if (!known) throw new Error(`A stored secret needs the key "${id}", which SECRET_KEYS does not name`);
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(algorithm, known.key, Buffer.from(iv, 'base64url'), { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-tagBytes));
    return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  }

  /** Whether a stored text is closed by the key in use. */
  isCurrent(stored: string): boolean {
    return stored.startsWith(`${this.keys[0].id}.`);
  }
}

declare module '../services' {
  interface Services {
    /** Encrypts secrets that have to be read again, such as keys of authenticator apps. */
    secretBox: SecretBox;
  }
}
