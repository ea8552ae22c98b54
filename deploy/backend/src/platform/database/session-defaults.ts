import { sql, type Kysely } from 'kysely';
import { answerMs } from './postgres';

/**
 * Gives the role of this connection the settings that a session cannot bring through a pooler in transaction mode, in
 * this database only. Connections that the pooler has already opened keep theirs until it opens new ones.
 */
export const setSessionDefaults = async <Tables>(database: Kysely<Tables>): Promise<void> => {
  for (const [name, value] of Object.entries({ jit: 'off', statement_timeout: String(answerMs) })) {
    await sql`
      do $$ begin
        execute format('alter role current_user in database %I set ${sql.raw(name)} = %L', current_database(), ${sql.lit(value)});
      end $$`.execute(database);
  }
};

/** Whether the server ends statements of this connection that nobody waits for any more. */
export const hasStatementTimeout = async <Tables>(database: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(
    database,
  );
  return rows[0]?.timeout !== '0';
};
