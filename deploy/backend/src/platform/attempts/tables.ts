import type { Generated } from 'kysely';

/** Counted attempts, for limits across processes. */
interface AttemptsTable {
  id: Generated<number>;
  kind: string;
  subject: string;
  happened_at: Date;
}

declare module '../database/tables' {
  interface Tables {
    attempts: AttemptsTable;
  }
}
