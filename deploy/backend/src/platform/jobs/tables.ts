import type { Generated } from 'kysely';

/** Repeated work of the installation: one process at a time takes a turn. */
interface SchedulesTable {
  name: string;
  /** When the next turn is due; during a turn, until when it is taken. */
  next_at: Date;
  /** The number of the current or last turn. */
  turn: Generated<number>;
  started_at: Date;
  /** When the last turn ended; earlier than `started_at` during a turn. */
  ended_at: Generated<Date | null>;
  /** Why the last turn failed. */
  last_error: Generated<string | null>;
}

declare module '../database/tables' {
  interface Tables {
    schedules: SchedulesTable;
  }
}
