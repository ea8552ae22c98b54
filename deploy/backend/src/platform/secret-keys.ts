/** A key for secrets that are stored reversibly. */
export interface SecretKey {
  /** Prefix of each secret encrypted with it. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

const keyBytes = 32;

/**
 * Parses SECRET_KEYS: comma-separated `id:key`, with keys of 32 bytes in base64. The first one encrypts, all of them
 * decrypt: a new key is put before the previous one, which can be removed after a process has started with both.
 * @throws Error that contains the id, never the key
 */
export const readSecretKeys = (text: string): SecretKey[] => {
  const keys = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [id = '', value = ''] = part.split(/:(.*)/s);
      const key = Buffer.from(value, 'base64');
      if (!/^[\w-]{1,32}$/.test(id)) throw new Error('SECRET_KEYS must be id:key, the id of letters, digits, - and _');
      if (key.length !== keyBytes)
        throw new Error(`SECRET_KEYS: the key "${id}" must be ${keyBytes} bytes in base64 (openssl rand -base64 32)`);
      return { id, key };
    });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('SECRET_KEYS names an id twice');
  return keys;
};
