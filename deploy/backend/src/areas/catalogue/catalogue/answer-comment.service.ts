import { textLength } from '@fairfront/shared-kit/domain/common';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import type { CatalogueCaller } from './catalogue-access';
import { publishOrderSaved } from './order-events';
import { putCommentAnswer } from './orders.repository';
import { beginOrderChange, readWritten } from './save-order.service';

/** Maximum length of an answer. */
const longestResponse = 2000;

/**
 * Stores the answer to a comment of the last return; an empty answer removes it. The version is unchanged, because no
 * field of the draft has changed and nothing needs merging.
 * @throws HttpError 403, 404, 422 `order_not_draft`, `deadline_reached` or by field
 */
export const answerComment = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox' | 'templates'>,
  caller: CatalogueCaller,
  { orderId, commentId, answer }: { orderId: number; commentId: number; answer: string },
): Promise<CatalogueOrder> => {
  const { userId, participationId } = caller;
  const at = services.clock.now();
  const { access, row } = await beginOrderChange(trx, services, caller, orderId);
  if (!row.comments.some(({ id }) => id === commentId)) throw notFound();
  const text = answer.trim();
  if (textLength(text) > longestResponse) {
    throw areaFieldErrors('catalog', { answer: { code: 'text_too_long', params: { count: longestResponse } } });
  }
  await putCommentAnswer(trx, commentId, text === '' ? null : { text, userId, at });
  const subject = `order ${orderId}, comment ${commentId}`;
  await writeAudit(trx, { userId, participationId, action: 'catalog-order.comment-answered', subject, at });
  await publishOrderSaved(trx, services, { participationId, orderId, version: row.version });
  return readWritten(trx, access, orderId);
};
