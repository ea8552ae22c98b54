import type { Services } from '../../platform/services';
import { listAppSecrets, replaceAppSecret } from './code-apps.repository';

/** What the secret of a person's app is closed for. */
export const placeOfSecret = (userId: number): string => `code app of user ${userId}`;

const chunkSize = 500;

/**
 * Closes the secrets of apps by the key in use: those of before SHELL-453, and after a change of keys those of the former
 * one. Several processes may do it at once; a secret that changes meanwhile stays as it was written.
 * @throws Error where a key is missing, so that the process does not start and refuse every code later
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
