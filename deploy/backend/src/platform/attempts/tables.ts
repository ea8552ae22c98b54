import type { Generated } from 'kysely';

/** Counted tries, for limits that hold across processes (SHELL-053, SHELL-118, SHELL-225). */
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
