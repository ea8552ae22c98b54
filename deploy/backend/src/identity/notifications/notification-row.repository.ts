import { type Localized, localizedNames, locales, localizedName } from '@fairfront/shared-kit/domain/common';
import { sql } from 'kysely';
import type { PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import type { NotificationSubject } from './tables';

/** A notification with its subject data. */
export interface NotificationRow extends Localized<'message'>, Localized<'exhibition', string | null> {
  id: number;
  created_at: Date;
  read_at: Date | null;
  snoozed_until: Date | null;
  returned_at: Date | null;
  deadline_at: Date | null;
  in_portal: boolean;
  type: string;
  participation_id: number | null;
  /** The comment on a rejection or a return. */
  reason: string | null;
  subject: NotificationSubject | null;
  /** Type of the personal pass that it is about; determines the list of the pass. */
  pass_type: PersonalPassType | null;
}

/** Columns of a `NotificationRow` in its own table. */
export const notificationColumns = [
  'id',
  'created_at',
  'read_at',
  'snoozed_until',
  'returned_at',
  'deadline_at',
  'in_portal',
  'type',
  'participation_id',
  ...localizedNames('message'),
  'reason',
  'subject',
] as const;

/** The title of the exhibition of a notification, a column for each language. @param table the notifications, or their alias */
export const exhibitionTitles = (table: 'notifications' | 'n') =>
  locales.map((locale) =>
    sql<string | null>`(select ${sql.ref(localizedName('e.title', locale))}
      from participations p join exhibitions e on e.id = p.exhibition_id where p.id = ${sql.ref(`${table}.participation_id`)})`.as(
      localizedName('exhibition', locale),
    ),
  );

/** The list of the personal pass; the subject itself contains only kind and id. */
const passType = sql<PersonalPassType | null>`(select pass.type from personal_passes pass
  where notifications.subject->>'kind' = 'personal-pass' and pass.id = (notifications.subject->>'id')::bigint)`;

/** Related data of a notification: the title of its exhibition and the type of its pass. */
export const concerned = [...exhibitionTitles('notifications'), passType.as('pass_type')] as const;
