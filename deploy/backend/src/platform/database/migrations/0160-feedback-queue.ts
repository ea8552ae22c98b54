import { sql, type Migration } from 'kysely';
import { comparable } from '../comparable';

/**
 * Who of the staff has set the state of a message, and when: a colleague who comes second is told. The search key is what
 * messages are found by, in the form in which texts are compared.
 */
export const feedbackQueue: Migration = {
  up: async (database) => {
    const texts = sql<string>`name || ' ' || coalesce(email, '') || ' ' || message`;
    await sql`alter table feedbacks
      add column state_by bigint references users on delete set null,
      add column state_at timestamptz,
      add column search_key text not null generated always as (${comparable(texts)}) stored`.execute(database);
  },
};
