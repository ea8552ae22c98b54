import type { OpenArea } from '@fairfront/shared-kit/domain/account';
import type { Generated } from 'kysely';
import type { Day, Json } from '../../../platform/database/columns';

/** Reminders of staff; a company has one for each day of the exhibition at most. */
interface ReadinessRemindersTable {
  id: Generated<number>;
  exhibition_id: number;
  company_id: number;
  participation_id: number;
  day: Day;
  /** What was open when it was sent. */
  open: Json<OpenArea[]>;
  sent_by: number | null;
  sent_at: Date;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    readiness_reminders: ReadinessRemindersTable;
  }
}
