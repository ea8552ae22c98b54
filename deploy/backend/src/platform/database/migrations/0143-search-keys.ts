import { sql, type Migration } from 'kysely';
import { comparable } from '../comparable';

/** The texts by which a row is found. */
const found = {
  companies: ['name_rus', 'name_eng', 'inn'],
  users: ['email', 'lastname', 'name'],
  personal_passes: ['lastname', 'name', 'company_name'],
  car_passes: ['car_number'],
};

/**
 * What rows are found by, in the form in which texts are compared: to make it for 20,000 rows at every search takes
 * seconds.
 */
export const searchKeys: Migration = {
  up: async (database) => {
    for (const [table, names] of Object.entries(found)) {
      const texts = sql.join(
        names.map((name) => sql`coalesce(${sql.ref(name)}, '')`),
        sql` || ' ' || `,
      );
      await sql`alter table ${sql.table(table)}
        add column search_key text not null generated always as (${comparable(sql<string>`${texts}`)}) stored`.execute(
        database,
      );
    }
  },
};
