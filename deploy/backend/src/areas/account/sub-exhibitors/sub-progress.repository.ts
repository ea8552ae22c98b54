import { getsEmails, invoiceState, nextDeadline, openAreas } from '@fairfront/shared-kit/domain/account';
import { canAccept, type OrderStatus } from '@fairfront/shared-kit/domain/services';
import { preparationOf } from '@fairfront/shared-kit/model';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { deadlineFactsOf, deadlineRows } from '../../participations/deadlines/deadline-facts.repository';
import { deadlinesOf } from '../../participations/deadlines/deadlines.service';
import { accessColumns } from '../../participations/access/participation-access.repository';
import { userResponse } from '../../participations/access/participation-parts.repository';
import { jsonRows } from '../../../platform/database/json-rows';
import { passQuotaOf, personalPassCounts } from '../../participations/quota/pass-facts';
import type { PassFacts } from '../../participations/quota/pass-facts.repository';
import { preparationColumns } from '../../participations/preparation/preparation.repository';
import { stepsByArea } from '../../participations/preparation/preparation.service';
import type { SubProgress } from '@fairfront/shared-kit/domain/account/api';

const invoiceRows = () =>
  jsonRows(sql<{ amount: number; amount_paid: number }>`
    select d.amount, d.amount_paid from contract_documents d join contracts c on c.id = d.contract_id
    where c.participation_id = p.id and d.type = 'invoice'`);

const orderCounts = () =>
  jsonRows(sql<{ status: OrderStatus; count: number }>`
    select ao.status, count(*) as count from additional_orders ao
    where ao.participation_id = p.id and ao.status <> 'canceled' group by ao.status`);

const lastEmail = () => sql<Date | null>`(
  select max(l.sent_at) from sub_letter_recipients r join sub_letters l on l.id = r.letter_id
  where r.participation_id = p.id and l.participation_id = p.parent_id)`;

/** Everything that the table tells of the sub-exhibitors of an organiser, in one statement however many there are. */
const progressRows = (db: Kysely<Tables>, parentId: number, now: number) =>
  deadlineRows(db, now)
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(accessColumns())
    .select(preparationColumns())
    .select(['c.id as company_id', 'c.name_rus', 'c.name_eng'])
    .select([invoiceRows().as('invoices'), orderCounts().as('orders'), lastEmail().as('letter_at')])
    .where('p.parent_id', '=', parentId)
    .where('p.deleted_at', 'is', null);
type Row = Awaited<ReturnType<ReturnType<typeof progressRows>['executeTakeFirstOrThrow']>>;

const passesOf = (facts: PassFacts, kind: 'participant' | 'installation') => {
  const { count, total } = passQuotaOf(facts, kind);
  const { byStatus } = personalPassCounts(facts, kind === 'participant' ? 'certificate' : 'installation');
  return { count, total, accepted: byStatus.accepted, waiting: byStatus.consideration, rejected: byStatus.rejected };
};

/** Who of the company gets e-mails of its organiser: those who prepare it and have come (ACC-268). */
const addressesOf = ({ users }: Row): number => users.filter(({ role }) => getsEmails(role)).length;

const catalogueOf = ({ catalog_order_status, catalog_template_id }: Row): SubProgress['catalogue'] =>
  catalog_order_status ?? (catalog_template_id === null ? 'off' : 'none');

/** The waiting invitation of the person who is to run the company (ACC-180); others are the business of its own team. */
const resendFromOf = ({ team }: Row): string | null =>
  team.map(userResponse).find(({ role, invite }) => role === 'supervisor' && invite === 'pending')?.resend_from ?? null;

const progressOf = (row: Row, userId: number, now: number): SubProgress => {
  const steps = stepsByArea(row, userId);
  const deadline = nextDeadline(deadlinesOf(deadlineFactsOf(row), now), now);
  return {
    id: row.id,
    company: { id: row.company_id, name_rus: row.name_rus, name_eng: row.name_eng },
    stands: row.stands.map(({ title }) => title),
    is_edit: row.is_edit,
    steps: preparationOf(Object.values(steps).flat()),
    open: openAreas(steps),
    participants: passesOf(row, 'participant'),
    installation: passesOf(row, 'installation'),
    catalogue: catalogueOf(row),
    documents: invoiceState(row.invoices),
    services: {
      orders: row.orders.reduce((sum, { count }) => sum + count, 0),
      waiting: row.orders.reduce((sum, { status, count }) => sum + (canAccept(status) ? count : 0), 0),
    },
    deadline: deadline && { kind: deadline.kind, at: new Date(deadline.at).toISOString() },
    addresses: addressesOf(row),
    resend_from: resendFromOf(row),
    letter_at: row.letter_at?.toISOString() ?? null,
  };
};

/**
 * How far the sub-exhibitors of an organiser are, in the order of their numbers, by the rules of the checklist and of the
 * deadline centre of each (ACC-260, ACC-261).
 * @param userId as whom the steps are read
 * @param now ms since the epoch by the server's clock
 */
export const listSubProgress = async (
  db: Kysely<Tables>,
  { parentId, userId, now }: { parentId: number; userId: number; now: number },
): Promise<SubProgress[]> =>
  (await progressRows(db, parentId, now).orderBy('p.id').execute()).map((row) => progressOf(row, userId, now));
