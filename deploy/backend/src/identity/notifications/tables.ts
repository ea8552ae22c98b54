import type { KindChoices, EmailSchedule, NotificationKind } from '@fairfront/shared-kit/model/notifications';
import type { ColumnType, Generated } from 'kysely';

/** What a notification speaks of. */
export interface NotificationSubject {
  /** A chat has the id of its order. */
  kind:
    | 'personal-pass'
    | 'car-pass'
    | 'order'
    | 'chat'
    | 'cart'
    | 'catalogue'
    | 'document'
    | 'publication'
    | 'announcement';
  id: number;
}

type OrNull<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface NotificationsTable {
  /** The comment of a rejection or of a return. */
  reason: OrNull<string>;
  id: Generated<number>;
  user_id: number;
  type: string;
  /** Which setting it follows. */
  kind: NotificationKind;
  participation_id: number | null;
  message_rus: string;
  message_eng: string;
  subject: ColumnType<NotificationSubject | null, string | null, string | null>;
  created_at: Date;
  read_at: Date | null;
  /** False for one that comes by e-mail only. */
  in_portal: Generated<boolean>;
  /** The deadline that it speaks of. */
  deadline_at: OrNull<Date>;
  /** Put off until then. */
  snoozed_until: OrNull<Date>;
  /** When it came back the last time. */
  returned_at: OrNull<Date>;
  /** The e-mail that waits for its time: of its own or the daily one; null where none waits. */
  letter_in: OrNull<'own' | 'daily'>;
  letter_due_at: OrNull<Date>;
}

interface NotificationSettingsTable {
  user_id: number;
  /** Null until something of it is chosen. */
  schedule: ColumnType<EmailSchedule | null, string | null | undefined, string | null>;
  choices: ColumnType<KindChoices, string | undefined, string>;
}

interface ExhibitionNotificationSettingsTable {
  user_id: number;
  exhibition_id: number;
  choices: ColumnType<KindChoices, string, string>;
}

declare module '../../platform/database/tables' {
  interface Tables {
    exhibition_notification_settings: ExhibitionNotificationSettingsTable;
    notification_settings: NotificationSettingsTable;
    notifications: NotificationsTable;
  }
}
