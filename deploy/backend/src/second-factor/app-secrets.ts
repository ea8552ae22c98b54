import type { Services } from '../services';

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
    const rows = await database.read
      .selectFrom('code_apps')
      .select(['user_id', 'secret', 'pending_secret'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(chunkSize)
      .execute();
    for (const row of rows) {
      for (const column of ['secret', 'pending_secret'] as const) {
        const stored = row[column];
        if (stored === null || secretBox.isCurrent(stored)) continue;
        const place = placeOfSecret(row.user_id);
        await database.write
          .updateTable('code_apps')
          .set({ [column]: secretBox.close(secretBox.open(stored, place), place) })
          .where('user_id', '=', row.user_id)
          .where(column, '=', stored)
          .execute();
      }
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.user_id;
  }
};
