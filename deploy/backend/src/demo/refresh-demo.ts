import { daysBetween } from '@fairfront/shared-kit/model';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { exhibitionDays, exhibitionDeadlines } from '../exhibitions/exhibition-dates.model';
import { demoCalendar } from './demo-calendar';
import { settleReminders } from './demo-reminders';
import { firstOwnId } from './seed-demo';

/** A day stays a day; an instant moves by whole days, which keeps its time in a zone without summer time. */
const movedText = (column: string, days: number) => sql`${sql.ref(column)} = case
  when ${sql.ref(column)} ~ '^\\d{4}-\\d{2}-\\d{2}$'
    then to_char(${sql.ref(column)}::date + ${days}::int, 'YYYY-MM-DD')
  else to_char((${sql.ref(column)}::timestamptz + make_interval(days => ${days}::int)) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
end`;

const movedDate = (column: string, days: number) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${days}::int`;
const movedInstant = (column: string, days: number) =>
  sql`${sql.ref(column)} = ${sql.ref(column)} + make_interval(days => ${days}::int)`;

/** The days of a plain list, moved and in their order. */
const movedDays = (column: string, days: number) => sql`${sql.ref(column)} = (
  select coalesce(jsonb_agg(to_char(day::date + ${days}::int, 'YYYY-MM-DD') order by place), '[]')
  from jsonb_array_elements_text(${sql.ref(column)}) with ordinality as list(day, place))`;

/**
 * Moves everything of the demo world to the day of `now`; rows that people added keep their times.
 * @returns by how many days, null without demo data
 */
export const refreshDemo = async (trx: Transaction<Tables>, now: Date): Promise<number | null> => {
  const setting = await trx.selectFrom('settings').select('value').where('key', '=', 'demo_day').executeTakeFirst();
  if (!setting) return null;
  const today = demoCalendar(now).day(0);
  const days = daysBetween(setting.value, today);
  if (days === 0) return 0;
  const move = (table: string, changes: ReturnType<typeof sql>[]) =>
    sql`update ${sql.table(table)} set ${sql.join(changes)} where id <= ${firstOwnId}`.execute(trx);

  await move('exhibitions', [
    ...exhibitionDays.map((column) => movedDate(column, days)),
    ...exhibitionDeadlines.map((column) => movedText(column, days)),
  ]);
  await move('personal_passes', [movedInstant('created_at', days), movedInstant('updated_at', days)]);
  await move('car_passes', [
    movedInstant('created_at', days),
    movedInstant('updated_at', days),
    movedDate('entry_date', days),
    movedDate('departure_date', days),
  ]);
  await move('audit_log', [movedInstant('created_at', days)]);
  await move('invitations', [movedInstant('created_at', days), movedInstant('expires_at', days)]);
  await move('notifications', [movedInstant('created_at', days), movedInstant('read_at', days)]);
  await move('cart_lines', [movedInstant('created_at', days), movedDays('dates', days)]);
  await move('contracts', [movedDate('signed_at', days)]);
  await move('contract_documents', [movedDate('document_date', days)]);
  await settleReminders(trx, now);
  await trx.updateTable('settings').set({ value: today }).where('key', '=', 'demo_day').execute();
  return days;
};
