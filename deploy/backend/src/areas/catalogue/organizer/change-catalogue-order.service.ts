import { textLength } from '@fairfront/shared-kit/domain/common';
import { draftFieldOf, isReturnTooLate, orderMove } from '@fairfront/shared-kit/domain/catalogue';
import type { CodedIssue, CodedIssues } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { readCatalogue, type CatalogueContext } from '../catalogue/catalogue-access';
import { pricedOf } from '../catalogue/order.response';
import { notifyOrderStatus, publishOrderSaved } from '../catalogue/order-events';
import { periodDates, refusedBy } from '../catalogue/order-refusals';
import { findCatalogOrder, keepVersion, updateCatalogOrder, type OrderRow } from '../catalogue/orders.repository';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { closeOrderComments, insertOrderComments } from './catalogue-changes.repository';
import { lockPlaceOfCatalogOrder } from './catalogue.repository';
import type { CatalogOrderChangeBody } from '@fairfront/shared-kit/domain/catalogue/api';

type Needs = Pick<Services, 'clock' | 'outbox' | 'templates'>;

/** Maximum length of a reason and of a comment. */
const longestText = 2000;

const issue = (code: string, params: CodedIssue['params'] = {}): CodedIssue => ({ code, params });

const textIssue = (text: string): CodedIssue | null => {
  if (text.trim() === '') return issue('text_required');
  return textLength(text.trim()) > longestText ? issue('text_too_long', { count: longestText }) : null;
};

/** The errors of a return: it needs a reason, its comments must be on existing fields, and the order must be able to be sent again. */
const returnIssues = (
  { reason = '', comments = [], editable_until }: CatalogOrderChangeBody,
  row: OrderRow,
  context: CatalogueContext,
  now: Date,
): CodedIssues => {
  const issues: Record<string, CodedIssue> = {};
  const ofReason = reason.trim() === '' ? issue('return_reason_required') : textIssue(reason);
  if (ofReason) issues['reason'] = ofReason;
  comments.forEach(({ field, text }, index) => {
    const ofText = textIssue(text);
    if (ofText) issues[`comments.${index}.text`] = ofText;
    if (field != null && draftFieldOf(field) === null) issues[`comments.${index}.field`] = issue('field_unknown');
  });
  const until = editable_until ?? null;
  const dates = periodDates(context, row.editable_until);
  if (isReturnTooLate(dates, until, now.getTime())) issues['editable_until'] = issue('editable_until_required');
  return issues;
};

/** Fields that only a return has. */
const ofReturns = ['reason', 'step_key', 'comments'] as const;

/** The errors of a change, by field. @throws HttpError 422 for a move that is not allowed */
const issuesOf = (body: CatalogOrderChangeBody, row: OrderRow, context: CatalogueContext, now: Date): CodedIssues => {
  const { status, editable_until: until } = body;
  const isReturn = status === 'draft';
  if (status !== undefined && !orderMove(row.status, status, 'organizer')) throw refusedBy('move_not_allowed');
  const misplaced = isReturn ? [] : ofReturns.filter((name) => body[name] !== undefined);
  const issues: Record<string, CodedIssue> = {
    ...Object.fromEntries(misplaced.map((name) => [name, issue('only_with_return')])),
    ...(isReturn ? returnIssues(body, row, context, now) : {}),
  };
  if (until === undefined) return issues;
  if (!isReturn && (status !== undefined || row.status !== 'draft')) {
    issues['editable_until'] = issue('extension_of_draft_only');
  } else if (until !== null && Date.parse(until) <= now.getTime()) {
    issues['editable_until'] = issue('editable_until_past');
  }
  return issues;
};

/** The columns of a return: prices, names and terms are reset until the next submit. */
const returnedColumns = ({ reason, step_key }: CatalogOrderChangeBody, row: OrderRow, context: CatalogueContext) => {
  const thawed = { ...row, status: 'draft' as const, template_snapshot: null, vat_rate: null, is_not_resident: null };
  return {
    return_reason: reason?.trim() ?? null,
    step_key: step_key ?? row.step_key,
    template_snapshot: null,
    rubric_names: null,
    vat_rate: null,
    is_not_resident: null,
    priced: JSON.stringify(pricedOf(thawed, context)),
  };
};

/** The comments of a return replace those of the previous one. */
const replaceComments = async (
  trx: Transaction<Tables>,
  { orderId, userId, at }: { orderId: number; userId: number; at: Date },
  comments: NonNullable<CatalogOrderChangeBody['comments']>,
): Promise<void> => {
  await closeOrderComments(trx, orderId, at);
  if (comments.length === 0) return;
  await insertOrderComments(
    trx,
    comments.map(({ step_key, field = null, text }) => ({
      order_id: orderId,
      step_key,
      field,
      text: text.trim(),
      created_by: userId,
      created_at: at,
    })),
  );
};

/**
 * Changes the status of an order, returns it with a reason and comments, or extends the period of one participation.
 * @param options `isSilent`: the exhibitor is told nothing, because another change of the order follows at once
 * @throws HttpError 404, 422 `move_not_allowed` or by field
 */
export const changeCatalogOrder = async (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  orderId: number,
  body: CatalogOrderChangeBody,
  { isSilent = false }: { isSilent?: boolean } = {},
): Promise<void> => {
  const participationId = await lockPlaceOfCatalogOrder(trx, orderId);
  const row = participationId === null ? null : await findCatalogOrder(trx, { participationId, orderId });
  if (participationId === null || row === null) throw notFound();
  const at = services.clock.now();
  const context = await readCatalogue(trx, services.templates, participationId);
  const issues = issuesOf(body, row, context, at);
  if (Object.keys(issues).length > 0) throw areaFieldErrors('catalog', issues);
  const { status, editable_until: until, comments = [] } = body;
  if (status === undefined && until === undefined) return;
  const isReturn = status === 'draft';
  const version = status === undefined ? row.version : row.version + 1;
  await updateCatalogOrder(trx, orderId, {
    ...(status === undefined ? {} : { status, version }),
    ...(isReturn ? returnedColumns(body, row, context) : {}),
    ...(until === undefined ? {} : { editable_until: until === null ? null : new Date(until) }),
    updated_at: at,
  });
  if (isReturn) await replaceComments(trx, { orderId, userId, at }, comments);
  const subject = `order ${orderId}`;
  const details = {
    ...(status === undefined ? {} : { from: row.status, to: status }),
    ...(until === undefined ? {} : { until }),
  };
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'catalog-order.changed-by-organizer',
    subject,
    details,
    at,
  });
  if (status === undefined) {
    await publishOrderSaved(trx, services, { participationId, orderId, version });
    return;
  }
  const stepKey = isReturn ? (body.step_key ?? row.step_key) : row.step_key;
  await keepVersion(trx, { orderId, version, draft: row.draft, stepKey, status, savedBy: userId, byStaff: true, at });
  if (isSilent) return;
  const reason = isReturn ? (body.reason?.trim() ?? null) : null;
  await notifyOrderStatus(trx, services, { participationId, orderId, status, causedBy: userId, reason });
};
