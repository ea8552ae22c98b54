import { sql, type Migration } from 'kysely';

/** A plain SQL migration: statements end with a semicolon at the end of a line. There are no down migrations. */
export const sqlMigration = (script: string): Migration => ({
  up: async (database) => {
    for (const statement of script.split(/;\s*\n/)) {
      if (statement.trim()) await sql.raw(statement).execute(database);
    }
  },
});
