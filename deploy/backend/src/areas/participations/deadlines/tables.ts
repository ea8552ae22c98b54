import type { ColumnType } from 'kysely';

/** The address of a user's personal calendar, one per user. */
interface CalendarFeedsTable {
  user_id: number;
  /** The token is derived from it with the key of this installation, so that the address can be shown again. */
  nonce: string;
  token_hash: string;
  created_at: Date;
}

/** Reminders that were sent; every row can be inserted only once, by one process. */
interface DeadlineRemindersTable {
  user_id: number;
  participation_id: number;
  kind: string;
  /** If the organiser moves a deadline, it counts as a new one. */
  deadline_at: Date;
  days_before: number;
  created_at: Date;
}

/** The days on which a user wants to be reminded; without a row all of them. */
interface ReminderSettingsTable {
  user_id: number;
  days: ColumnType<number[], string, string>;
}

/** When the reminders of a participation are due next; null: never. */
interface ReminderTurnsTable {
  participation_id: number;
  due_at: Date | null;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
    deadline_reminders: DeadlineRemindersTable;
    reminder_settings: ReminderSettingsTable;
    reminder_turns: ReminderTurnsTable;
  }
}
