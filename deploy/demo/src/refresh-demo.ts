import { daysBetween } from '@fairfront/shared-kit/domain/common';
import { sql, type Transaction } from 'kysely';
import { openAudit } from '@fairfront/backend/platform/database/audit';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { exhibitionDeadlines, exhibitionDays } from '@fairfront/shared-kit/domain/participations/api';
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

/** The days of entries, which are objects with a `date`, moved and in their order. */
const movedEntries = (list: ReturnType<typeof sql>, days: number) => sql`(
  select coalesce(jsonb_agg(entry || jsonb_build_object(
    'date', to_char((entry->>'date')::date + ${days}::int, 'YYYY-MM-DD')) order by place), '[]')
  from jsonb_array_elements(${list}) with ordinality as list(entry, place))`;

const movedEntriesOf = (column: string, days: number) =>
  sql`${sql.ref(column)} = ${movedEntries(sql`${sql.ref(column)}`, days)}`;

/** All three lists of days that a line has. */
const movedLine = (days: number) => [
  movedDays('dates', days),
  movedEntriesOf('quantity_by_dates', days),
  movedEntriesOf('time_range_by_dates', days),
];

/** The days of a line as it was placed; null for one that was added later stays null. */
const movedPlaced = (days: number) => sql`placed = placed || jsonb_build_object(
  'dates', (
    select coalesce(jsonb_agg(to_char(day::date + ${days}::int, 'YYYY-MM-DD') order by place), '[]')
    from jsonb_array_elements_text(placed->'dates') with ordinality as list(day, place)),
  'quantity_by_dates', ${movedEntries(sql`placed->'quantity_by_dates'`, days)},
  'time_range_by_dates', ${movedEntries(sql`placed->'time_range_by_dates'`, days)})`;

/** The last days of ordering and the price steps of the demo's services; their rows have no number of their own. */
const moveOffers = (trx: Transaction<Tables>, days: number) =>
  sql`
  update service_offers set order_until = order_until + ${days}::int, price_steps = (
    select coalesce(jsonb_agg(step || jsonb_build_object(
      'from', to_char((step->>'from')::date + ${days}::int, 'YYYY-MM-DD')) order by place), '[]')
    from jsonb_array_elements(price_steps) with ordinality as list(step, place))
  where service_id <= ${firstOwnId}`.execute(trx);

/**
 * The orders of the catalogue with their versions, which have no number of their own. What people saved in them since the demo
 * day keeps its time.
 */
const moveCatalogue = async (trx: Transaction<Tables>, { days, demoDay }: { days: number; demoDay: string }) => {
  const midnight = new Date(demoCalendar(new Date(`${demoDay}T12:00:00Z`)).instant(0, 0));
  const moved = (column: string) => sql`${sql.ref(column)} = case when ${sql.ref(column)} < ${midnight}
    then ${sql.ref(column)} + make_interval(days => ${days}::int) else ${sql.ref(column)} end`;
  await sql`
    update catalog_orders set ${sql.join(['created_at', 'updated_at', 'submitted_at'].map(moved))},
      ${movedInstant('editable_until', days)},
      template_snapshot = template_snapshot || jsonb_build_object('catalog_order_ended_at',
        to_char((template_snapshot->>'catalog_order_ended_at')::date + ${days}::int, 'YYYY-MM-DD'))
    where id <= ${firstOwnId}`.execute(trx);
  await sql`update catalog_order_versions set ${moved('saved_at')} where order_id <= ${firstOwnId}`.execute(trx);
  for (const table of ['catalog_order_files', 'catalog_order_comments']) {
    await sql`update ${sql.table(table)} set ${moved('created_at')} where id <= ${firstOwnId}`.execute(trx);
  }
};

/** The last days that the organiser allows and has granted, and the requests for them. */
const moveExtensions = async (trx: Transaction<Tables>, days: number) => {
  const moved = (day: ReturnType<typeof sql>) => sql`to_char(${day}::date + ${days}::int, 'YYYY-MM-DD')`;
  await sql`
    update exhibitions set extension_rules = (
      select coalesce(jsonb_object_agg(kind, case when rule->>'until' is null then rule
        else rule || jsonb_build_object('until', ${moved(sql`(rule->>'until')`)}) end), '{}')
      from jsonb_each(extension_rules) as rules(kind, rule))
    where id <= ${firstOwnId}`.execute(trx);
  await sql`
    update participations set extended_dates = (
      select coalesce(jsonb_object_agg(name, ${moved(sql`day`)}), '{}')
      from jsonb_each_text(extended_dates) as list(name, day))
    where id <= ${firstOwnId}`.execute(trx);
};

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
  await openAudit(trx);
  await move('audit_log', [movedInstant('created_at', days)]);
  await move('invitations', [movedInstant('created_at', days), movedInstant('expires_at', days)]);
  await move('notifications', [movedInstant('created_at', days), movedInstant('read_at', days)]);
  await move('publication_requests', [movedInstant('created_at', days), movedInstant('updated_at', days)]);
  await moveExtensions(trx, days);
  await move('extension_requests', [
    ...['former_at', 'created_at', 'decided_at'].map((column) => movedInstant(column, days)),
    ...['asked_until', 'granted_until'].map((column) => movedDate(column, days)),
  ]);
  await move('announcements', [movedInstant('published_at', days), movedDate('read_until', days)]);
  await sql`update announcement_reads set ${movedInstant('read_at', days)}
    where announcement_id <= ${firstOwnId}`.execute(trx);
  await move('cart_lines', [movedInstant('created_at', days), movedInstant('priced_at', days), ...movedLine(days)]);
  await move('additional_orders', [movedInstant('created_at', days), movedInstant('updated_at', days)]);
  await move('order_lines', [...movedLine(days), movedPlaced(days)]);
  for (const table of ['order_history', 'order_messages', 'order_files']) {
    await move(table, [movedInstant('created_at', days)]);
  }
  await sql`update order_reads set ${movedInstant('read_at', days)}
    where last_message_id <= ${firstOwnId}`.execute(trx);
  await moveOffers(trx, days);
  await moveCatalogue(trx, { days, demoDay: setting.value });
  await move('contracts', [movedDate('signed_at', days)]);
  await move('contract_documents', [movedDate('document_date', days)]);
  await settleReminders(trx, now);
  await trx.updateTable('settings').set({ value: today }).where('key', '=', 'demo_day').execute();
  return days;
};
