import type { Services } from '../../platform/services';
import { listAppSecrets, replaceAppSecret } from './code-apps.repository';

/** Context to which a user's app secret is encrypted. */
export const placeOfSecret = (userId: number): string => `code app of user ${userId}`;

const chunkSize = 500;

/**
 * Encrypts the app secrets with the current key: those stored before encryption, and after a key change those with the
 * previous key. Several processes may do it in parallel; a secret that changes meanwhile is left as written.
 * @throws Error if a key is missing, so that the process does not start and then reject every code
 */
export const closeAppSecrets = async ({
  database,
  secretBox,
}: Pick<Services, 'database' | 'secretBox'>): Promise<void> => {
  for (let after = 0; ;) {
    const rows = await listAppSecrets(database.read, { after, limit: chunkSize });
    for (const row of rows) {
      for (const column of ['secret', 'pending_secret'] as const) {
        const stored = row[column];
        if (stored === null || secretBox.isCurrent(stored)) continue;
        const place = placeOfSecret(row.user_id);
        const closed = secretBox.close(secretBox.open(stored, place), place);
        await replaceAppSecret(database.write, { userId: row.user_id, column, stored, closed });
      }
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.user_id;
  }
};
