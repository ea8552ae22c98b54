/** A key for secrets that are stored so that they can be read again. */
export interface SecretKey {
  /** Stands before each secret that it has closed. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

const keyBytes = 32;

/**
 * Reads SECRET_KEYS: `id:key` by comma, a key being 32 bytes in base64. The first one closes, every one opens: a new key is
 * put before the former one, which may go once a process has started with both (SHELL-453).
 * @throws Error that names the id, never the key
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
