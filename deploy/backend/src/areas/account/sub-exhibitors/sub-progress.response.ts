import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { getsEmails, openAreas, nextDeadline, invoiceState } from '@fairfront/shared-kit/domain/account';
import {
  deadlineFactsOf,
  deadlinesOf,
  type PassFacts,
  passQuotaOf,
  personalPassCounts,
  stepsByArea,
  userResponse,
} from '../../participations';
import type { SubProgressRow } from './sub-progress.repository';
import type { SubProgress } from '@fairfront/shared-kit/domain/account/api';
import { canAccept } from '@fairfront/shared-kit/domain/services';
import { preparationOf } from '@fairfront/shared-kit/domain/participations';

const passesOf = (facts: PassFacts, kind: 'participant' | 'installation') => {
  const { count, total } = passQuotaOf(facts, kind);
  const { byStatus } = personalPassCounts(facts, kind === 'participant' ? 'certificate' : 'installation');
  return { count, total, accepted: byStatus.accepted, waiting: byStatus.consideration, rejected: byStatus.rejected };
};

/** The number of members who get e-mails of the organiser: those who prepare the participation. */
const addressesOf = ({ users }: SubProgressRow): number => users.filter(({ role }) => getsEmails(role)).length;

const catalogueOf = ({ catalog_order_status, catalog_template_id }: SubProgressRow): SubProgress['catalogue'] =>
  catalog_order_status ?? (catalog_template_id === null ? 'off' : 'none');

/** The pending invitation of the company's supervisor; other invitations belong to its own team. */
const resendFromOf = ({ team }: SubProgressRow): string | null =>
  team.map(userResponse).find(({ role, invite }) => role === 'supervisor' && invite === 'pending')?.resend_from ?? null;

/**
 * The preparation progress of a sub-exhibitor, by the rules of the checklist and of the deadline centre.
 * @param userId the user whose steps are read
 * @param now ms since the epoch by the server's clock
 */
export const subProgressResponse = (row: SubProgressRow, userId: number, now: number): SubProgress => {
  const steps = stepsByArea(row, userId);
  const deadline = nextDeadline(deadlinesOf(deadlineFactsOf(row), now), now);
  return {
    id: row.id,
    company: { id: row.company_id, ...localizedOf(row, 'name') },
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
