import type { ColumnType } from 'kysely';

/** The address of a user's personal calendar: one at a time. */
interface CalendarFeedsTable {
  user_id: number;
  /** The token is made of it with the key of this installation, so that the address can be shown again. */
  nonce: string;
  token_hash: string;
  created_at: Date;
}

/** Reminders that were sent: each row once, whichever process is first. */
interface DeadlineRemindersTable {
  user_id: number;
  participation_id: number;
  kind: string;
  /** A deadline that the organiser has moved is a new one. */
  deadline_at: Date;
  days_before: number;
  created_at: Date;
}

/** Days on which a user wants to be reminded; without a row all of them. */
interface ReminderSettingsTable {
  user_id: number;
  days: ColumnType<number[], string, string>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
    deadline_reminders: DeadlineRemindersTable;
    reminder_settings: ReminderSettingsTable;
  }
}
