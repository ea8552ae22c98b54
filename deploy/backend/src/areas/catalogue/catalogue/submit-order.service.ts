import {
  priceOrder,
  rubricNamesOf,
  sendBlockers,
  type CatalogueOrder,
  type SendBlockerCode,
} from '@fairfront/shared-kit/domain/catalogue';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { CodedIssues } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import type { CatalogueCaller } from './catalogue-access';
import { catalogOrderResponse } from './order.response';
import { notifyOrderStatus } from './order-events';
import { requireOffer, versionConflict } from './order-refusals';
import { keepVersion, updateCatalogOrder } from './orders.repository';
import { beginOrderChange, issuesOf, onWire, readWritten } from './save-order.service';

type Needs = Pick<Services, 'clock' | 'config' | 'outbox' | 'templates'>;

/** The response field of each blocker. */
const fieldOfBlocker: Record<SendBlockerCode, string> = {
  rubrics_missing: 'rubrics',
  full_address_missing: 'services',
  price_missing: 'totals',
  logo_missing: 'logo',
  ad_module_missing: 'presentation',
  graphics_missing: 'graphics',
  confirmation_missing: 'confirmation',
  comments_unanswered: 'return_comments',
};

/** The reasons why an order cannot be sent, by the fields of the response. */
const blockersOf = (...given: Parameters<typeof sendBlockers>): CodedIssues =>
  Object.fromEntries(
    sendBlockers(...given).map(({ code, ids }) => [fieldOfBlocker[code], { code, params: { count: ids.length } }]),
  );

/**
 * Sends the stored order to the organiser: validates all rules, freezes prices and names, and stores who accepted which terms when.
 * @throws HttpError 403, 404, 409 `version_conflict`, 422 `order_not_draft`, `deadline_reached` or by missing field
 */
export const submitOrder = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: CatalogueCaller,
  { orderId, version: since, locale }: { orderId: number; version: number | null; locale: Locale },
): Promise<CatalogueOrder> => {
  const { userId, participationId } = caller;
  const at = services.clock.now();
  const { access, row } = await beginOrderChange(trx, services, caller, orderId);
  if (since !== null && since !== row.version) throw versionConflict({ version: row.version, conflicts: [] });
  const offer = requireOffer(access);
  const { template } = offer;
  const issues = await issuesOf(trx, row.draft, offer);
  if (issues) throw areaFieldErrors('catalog', onWire(issues));
  const { vatRate, isNotResident } = access;
  const priced = priceOrder(template, row.draft, { vatRate, isNotResident });
  const blockers = blockersOf(row.draft, template, priced, catalogOrderResponse(row, access), row.comments);
  if (Object.keys(blockers).length > 0) throw areaFieldErrors('catalog', blockers);
  const version = row.version + 1;
  await updateCatalogOrder(trx, orderId, {
    status: 'sent',
    version,
    priced: JSON.stringify(priced),
    template_snapshot: JSON.stringify(template),
    rubric_names: JSON.stringify(rubricNamesOf(row.draft, offer.rubrics)),
    is_not_resident: isNotResident,
    vat_rate: vatRate,
    locale,
    terms_url: services.config.catalogueDocuments.terms[locale],
    submitted_at: at,
    submitted_by: userId,
    return_reason: null,
    updated_at: at,
  });
  const { draft, step_key: stepKey } = row;
  await keepVersion(trx, { orderId, version, draft, stepKey, status: 'sent', savedBy: userId, at });
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'catalog-order.submitted',
    subject: `order ${orderId}`,
    details: { version },
    at,
  });
  await notifyOrderStatus(trx, services, { participationId, orderId, status: 'sent', causedBy: userId });
  return readWritten(trx, access, orderId);
};
