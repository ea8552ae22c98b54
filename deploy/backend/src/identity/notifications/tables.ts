import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { KindChoices, EmailSchedule, NotificationKind } from '@fairfront/shared-kit/domain/identity/notifications';
import type { ColumnType, Generated } from 'kysely';

/** The subject of a notification. */
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

interface NotificationsTable extends Localized<'message'> {
  /** The comment on a rejection or a return. */
  reason: OrNull<string>;
  id: Generated<number>;
  user_id: number;
  type: string;
  /** The setting that applies to it. */
  kind: NotificationKind;
  participation_id: number | null;
  subject: ColumnType<NotificationSubject | null, string | null, string | null>;
  created_at: Date;
  read_at: Date | null;
  /** False for one that comes by e-mail only. */
  in_portal: Generated<boolean>;
  /** The deadline that it is about. */
  deadline_at: OrNull<Date>;
  /** Snoozed until then. */
  snoozed_until: OrNull<Date>;
  /** When it last returned from snoozing. */
  returned_at: OrNull<Date>;
  /** The pending e-mail: individual or daily; null if none is pending. */
  letter_in: OrNull<'own' | 'daily'>;
  letter_due_at: OrNull<Date>;
}

interface NotificationSettingsTable {
  user_id: number;
  /** Null until the user has saved a schedule. */
  schedule: ColumnType<EmailSchedule | null, string | null | undefined, string | null>;
  choices: ColumnType<KindChoices, string | undefined, string>;
}

interface ExhibitionNotificationSettingsTable {
  user_id: number;
  exhibition_id: number;
  choices: ColumnType<KindChoices, string, string>;
}

/** News for all users of exhibitors. */
interface BroadcastsTable extends Localized<'message'> {
  id: Generated<number>;
  created_at: Date;
}

/** The last broadcast that a user has a notification of. */
interface BroadcastPositionsTable {
  user_id: number;
  last_id: number;
}

declare module '../../platform/database/tables' {
  interface Tables {
    broadcast_positions: BroadcastPositionsTable;
    broadcasts: BroadcastsTable;
    exhibition_notification_settings: ExhibitionNotificationSettingsTable;
    notification_settings: NotificationSettingsTable;
    notifications: NotificationsTable;
  }
}
