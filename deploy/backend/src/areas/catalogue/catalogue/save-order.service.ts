import {
  draftIssues,
  draftOfBody,
  mergeDrafts,
  priceOrder,
  stepKeyOf,
  wireFieldOf,
  type OrderBodyInput,
  type OrderDraft,
} from '@fairfront/shared-kit/domain/catalogue';
import type { CodedIssues } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, notFound } from '../../../platform/http/http-error';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText } from '../../../platform/texts/area-texts';
import { requireCatalogue, type CatalogueAccess, type CatalogueCaller, type CatalogueOffer } from './catalogue-access';
import { catalogOrderResponse } from './order.response';
import { publishOrderSaved, publishOrderStatus } from './order-events';
import { refusedBy, requireOffer, requirePeriod, versionConflict } from './order-refusals';
import type { CatalogOrderBody, CatalogSaveBody } from '@fairfront/shared-kit/domain/catalogue/api';
import {
  draftOfVersion,
  findCatalogOrder,
  insertCatalogOrder,
  keepVersion,
  lockCatalogOrder,
  orderIdOf,
  updateCatalogOrder,
  type OrderRow,
  readCountryNames,
} from './orders.repository';
import { thinVersions } from './thin-versions';

type Needs = Pick<Services, 'clock' | 'outbox' | 'templates'>;
type Body = Static<typeof CatalogOrderBody>;
type SaveBody = Static<typeof CatalogSaveBody>;

/** A complete body for the rules; entries of services may omit values that are null or 1. */
const inputOf = ({ services, ...body }: Body): OrderBodyInput => ({
  ...body,
  ...(services && {
    services: services.map(({ id, order_value = null, quantity = 1, rubric_id = null }) => ({
      id,
      order_value,
      quantity,
      rubric_id,
    })),
  }),
});

/** Issues by the field names of the request. */
export const onWire = (issues: CodedIssues): CodedIssues =>
  Object.fromEntries(Object.entries(issues).map(([field, issue]) => [wireFieldOf(field), issue]));

/** The draft of a body. @throws HttpError 422 by field for unknown entries */
const draftOf = (body: Body, { template }: CatalogueOffer): OrderDraft => {
  const { draft, errors } = draftOfBody(inputOf(body), template);
  if (draft === undefined) throw areaFieldErrors('catalog', errors);
  return draft;
};

/** The errors of a draft by the rules of the form; null if there are none. */
export const issuesOf = async (
  trx: Transaction<Tables>,
  draft: OrderDraft,
  { template, rubrics }: CatalogueOffer,
): Promise<CodedIssues | null> => {
  return draftIssues(draft, template, rubrics, await readCountryNames(trx));
};

const priceIn = ({ vatRate, isNotResident }: CatalogueAccess, { template }: CatalogueOffer, draft: OrderDraft) =>
  priceOrder(template, draft, { vatRate, isNotResident });

/** @throws HttpError 422 `order_exists` with the id of the existing order */
const requireNone = async (trx: Transaction<Tables>, participationId: number): Promise<void> => {
  const id = await orderIdOf(trx, participationId);
  if (id === undefined) return;
  throw new HttpError(422, areaText('catalog', 'errors.order_exists'), { code: 'order_exists', data: { id } });
};

/** Reads an order that was just written. @throws Error if it does not exist */
export const readWritten = async (
  trx: Transaction<Tables>,
  access: CatalogueAccess,
  orderId: number,
): Promise<ReturnType<typeof catalogOrderResponse>> => {
  const row = await findCatalogOrder(trx, { participationId: access.id, orderId });
  if (!row) throw new Error('The order that was written cannot be read');
  return catalogOrderResponse(row, access);
};

/**
 * Creates the order of a participation as a draft.
 * @throws HttpError 403, 404, 422 `order_exists`, `deadline_reached`, `catalogue_not_offered` or by field
 */
export const createOrder = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: CatalogueCaller,
  body: Body,
): Promise<ReturnType<typeof catalogOrderResponse>> => {
  const { userId, participationId } = caller;
  const at = services.clock.now();
  const access = await requireCatalogue(trx, services.templates, caller, 'write');
  await lockParticipation(trx, participationId);
  await requireNone(trx, participationId);
  const offer = requireOffer(access);
  requirePeriod(access, null, at);
  const draft = draftOf(body, offer);
  const issues = await issuesOf(trx, draft, offer);
  if (issues) throw areaFieldErrors('catalog', onWire(issues));
  const stepKey = stepKeyOf(body) ?? 'alphabet';
  const id = await insertCatalogOrder(trx, {
    participation_id: participationId,
    status: 'draft',
    step_key: stepKey,
    draft: JSON.stringify(draft),
    priced: JSON.stringify(priceIn(access, offer, draft)),
    created_at: at,
    updated_at: at,
  });
  await keepVersion(trx, { orderId: id, version: 1, draft, stepKey, status: 'draft', savedBy: userId, at });
  await writeAudit(trx, { userId, participationId, action: 'catalog-order.created', subject: `order ${id}`, at });
  await publishOrderStatus(trx, services, { participationId, orderId: id, status: 'draft' });
  return readWritten(trx, access, id);
};

/** The order of a participation, if it is a draft that may be changed now. @throws HttpError 404, 422 `order_not_draft`, `deadline_reached` */
export const beginOrderChange = async (
  trx: Transaction<Tables>,
  { clock, templates }: Pick<Needs, 'clock' | 'templates'>,
  caller: CatalogueCaller,
  orderId: number,
): Promise<{ access: CatalogueAccess; row: OrderRow }> => {
  const access = await requireCatalogue(trx, templates, caller, 'write');
  const row = await lockCatalogOrder(trx, { participationId: caller.participationId, orderId });
  if (!row) throw notFound();
  if (row.status !== 'draft') throw refusedBy('order_not_draft');
  requirePeriod(access, row.editable_until, clock.now());
  return { access, row };
};

const headsOf = (issues: CodedIssues): string[] => [
  ...new Set(Object.keys(issues).map((field) => field.split('.')[0] ?? field)),
];

/**
 * Merges a draft with one that somebody else has saved since: fields that only one has changed are taken from them, and the
 * result is validated.
 * @throws HttpError 409 `version_conflict` with the fields that both have changed and their values
 */
const merged = async (
  trx: Transaction<Tables>,
  row: OrderRow,
  mine: OrderDraft,
  since: number,
  offer: CatalogueOffer,
): Promise<OrderDraft> => {
  const base = await draftOfVersion(trx, row.id, since);
  const { merged: draft, conflicts } = mergeDrafts(base, mine, row.draft);
  if (conflicts.length > 0) throw versionConflict({ version: row.version, conflicts });
  const issues = await issuesOf(trx, draft, offer);
  if (!issues) return draft;
  const own = await issuesOf(trx, mine, offer);
  if (own) throw areaFieldErrors('catalog', onWire(own));
  // each is valid, but not the merged draft, for example packages that exclude each other
  const fields = headsOf(issues) as (keyof OrderDraft)[];
  throw versionConflict({
    version: row.version,
    conflicts: fields.map((field) => ({ field, mine: mine[field], theirs: row.draft[field] })),
  });
};

/**
 * Saves a draft; if it is based on an older version, it is merged with that of a colleague.
 * @throws HttpError 403, 404, 409 `version_conflict`, 422 `order_not_draft`, `deadline_reached` or by field
 */
export const updateOrder = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: CatalogueCaller,
  { orderId, body }: { orderId: number; body: SaveBody },
): Promise<ReturnType<typeof catalogOrderResponse>> => {
  const { userId, participationId } = caller;
  const at = services.clock.now();
  const { access, row } = await beginOrderChange(trx, services, caller, orderId);
  const offer = requireOffer(access);
  const mine = draftOf(body, offer);
  const isLatest = body.version === row.version;
  const issues = isLatest ? await issuesOf(trx, mine, offer) : null;
  if (issues) throw areaFieldErrors('catalog', onWire(issues));
  const draft = isLatest ? mine : await merged(trx, row, mine, body.version, offer);
  const stepKey = stepKeyOf(body) ?? row.step_key;
  const version = row.version + 1;
  await updateCatalogOrder(trx, orderId, {
    version,
    step_key: stepKey,
    draft: JSON.stringify(draft),
    priced: JSON.stringify(priceIn(access, offer, draft)),
    updated_at: at,
  });
  await keepVersion(trx, { orderId, version, draft, stepKey, status: 'draft', savedBy: userId, at });
  await thinVersions(trx, orderId, at);
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'catalog-order.saved',
    subject: `order ${orderId}`,
    details: { version },
    at,
  });
  await publishOrderSaved(trx, services, { participationId, orderId, version });
  return readWritten(trx, access, orderId);
};
