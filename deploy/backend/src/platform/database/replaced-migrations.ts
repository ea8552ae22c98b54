import { sql, type Kysely } from 'kysely';

/** The migration that stands for all before it, and the last of those that it replaces. */
const replacement = '0100-first';
const lastReplaced = '0098-embed-token-sites';

/**
 * Tells a database that has had all of the replaced migrations that it has had the one that stands for them: its tables are the
 * same, so nothing else is done. It is one statement: of several processes that start at once, one does it.
 * @throws for a database that has had only some of them, which is left as it is
 */
export const recordReplacement = async <Tables>(database: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there
  `.execute(database);
  if (!rows[0]?.is_there) return;
  await sql`
    with replaced as (
      delete from kysely_migration
      where name < ${replacement} and exists (select from kysely_migration where name = ${lastReplaced})
      returning timestamp
    )
    insert into kysely_migration (name, timestamp)
    select ${replacement}, max(timestamp) from replaced having count(*) > 0
  `.execute(database);
  const { rows: earlier } = await sql<{ name: string }>`
    select name from kysely_migration where name < ${replacement} order by name desc limit 1
  `.execute(database);
  if (!earlier[0]) return;
  throw new Error(
    `The database is at migration ${earlier[0].name}. This revision upgrades from ${lastReplaced} on: ` +
      `start a revision that still has it first, then this one. Nothing was changed.`,
  );
};
