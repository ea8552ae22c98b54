import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { ColumnType, Generated } from 'kysely';

/** Index: (exhibition_id, published_at). */
interface AnnouncementsTable extends Localized<'title' | 'body'> {
  id: Generated<number>;
  /** The id in another system, null without one. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  exhibition_id: number;
  audience: ColumnType<EventType[], string, string>;
  is_compulsory: boolean;
  /** YYYY-MM-DD in the zone of the exhibition. */
  read_until: string | null;
  created_by: number | null;
  published_at: Date;
  /** Exhibitors no longer see it. */
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The PDF of an announcement; its id is from the sequence of `document_files`. */
interface AnnouncementFilesTable {
  id: Generated<number>;
  announcement_id: number;
  stored_name: string;
  original_name: string;
  /** Bytes. */
  size: number;
}

/** Who has marked an announcement as read, for one participation. */
interface AnnouncementReadsTable {
  announcement_id: number;
  participation_id: number;
  user_id: number;
  read_at: Date;
  /** Whether the mark completes the step of the participation. */
  is_counted: boolean;
}

/** When a member of a participation last reminded the others. */
interface AnnouncementRemindersTable {
  announcement_id: number;
  participation_id: number;
  sent_at: Date;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    announcement_files: AnnouncementFilesTable;
    announcement_reads: AnnouncementReadsTable;
    announcement_reminders: AnnouncementRemindersTable;
    announcements: AnnouncementsTable;
  }
}
