import { sql, type Migration } from 'kysely';

/** A migration of plain SQL: statements end with a semicolon at the end of a line. Migrations only go forward. */
export const sqlMigration = (script: string): Migration => ({
  up: async (database) => {
    for (const statement of script.split(/;\s*\n/)) {
      if (statement.trim()) await sql.raw(statement).execute(database);
    }
  },
});
