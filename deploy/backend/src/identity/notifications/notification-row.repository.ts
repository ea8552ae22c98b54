import { sql } from 'kysely';
import type { PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import type { NotificationSubject } from './tables';

/** A notification with its subject data. */
export interface NotificationRow {
  id: number;
  created_at: Date;
  read_at: Date | null;
  snoozed_until: Date | null;
  returned_at: Date | null;
  deadline_at: Date | null;
  in_portal: boolean;
  type: string;
  participation_id: number | null;
  message_rus: string;
  message_eng: string;
  /** The comment on a rejection or a return. */
  reason: string | null;
  exhibition_rus: string | null;
  exhibition_eng: string | null;
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
  'message_rus',
  'message_eng',
  'reason',
  'subject',
] as const;

const exhibitionTitle = (language: 'rus' | 'eng') => sql<string | null>`(select e.${sql.ref(`title_${language}`)}
  from participations p join exhibitions e on e.id = p.exhibition_id where p.id = notifications.participation_id)`;

/** The list of the personal pass; the subject itself contains only kind and id. */
const passType = sql<PersonalPassType | null>`(select pass.type from personal_passes pass
  where notifications.subject->>'kind' = 'personal-pass' and pass.id = (notifications.subject->>'id')::bigint)`;

/** Related data of a notification: the title of its exhibition and the type of its pass. */
export const concerned = [
  exhibitionTitle('rus').as('exhibition_rus'),
  exhibitionTitle('eng').as('exhibition_eng'),
  passType.as('pass_type'),
] as const;
