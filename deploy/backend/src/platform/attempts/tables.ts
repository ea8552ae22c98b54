import type { Generated } from 'kysely';

/** Counted attempts, for limits across processes (SHELL-053, SHELL-118, SHELL-225). */
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
