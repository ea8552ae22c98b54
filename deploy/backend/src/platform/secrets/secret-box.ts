import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from '../secret-keys';
import type { Signer } from './signer';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Id of the key in the database itself: only for the demo and development. */
const ownKeyId = 'own';

/**
 * Encrypts secrets that the server must read again, so that a copy of the database reveals none of them.
 * Stored as `<key id>.<iv>.<sealed and tag>`, which no base32 text matches: this distinguishes older rows.
 */
export class SecretBox {
  private readonly keys: readonly [SecretKey, ...SecretKey[]];

  /**
   * @param keys from the environment, the first one encrypts
   * @param signer provides the key if there is none, and decrypts what was encrypted with it before one was configured
   */
  constructor(keys: readonly SecretKey[], signer: Signer) {
    const own = { id: ownKeyId, key: Buffer.from(signer.sign('secret-box'), 'hex') };
    const [first, ...others] = keys;
    this.keys = first ? [first, ...others, own] : [own];
  }

  /** @param place the owner of the secret: a copy in another row cannot be decrypted */
  close(secret: string, place: string): string {
    const [{ id, key }] = this.keys;
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [id, iv.toString('base64url'), sealed.toString('base64url')].join('.');
  }

  /**
   * @returns the secret; a text from before this rule unchanged
   * @throws Error if the key is unknown, or if the text was changed or moved
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

  /** Whether a stored text is encrypted with the current key. */
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
