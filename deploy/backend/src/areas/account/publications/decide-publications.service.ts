import { openPublicationStatuses } from '@fairfront/shared-kit/domain/account';
import type { DecisionOnPublication } from '@fairfront/shared-kit/domain/account/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { QueueDecisionResult, StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import { HttpError, notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import { publicationDecision } from './publication.response';
import { findPublicationOfAll, lockPublication, readPublicationChange } from './publications.repository';
import { changePublication } from './publications.service';

/** The deciding user; `exhibitions` are those of the caller, 'all' for all. */
interface Decider {
  userId: number;
  locale: Locale;
  exhibitions: StaffExhibitions;
}

/** @returns whether the request has changed @throws HttpError 409 if a colleague has finished it otherwise */
const decide = async (
  trx: Transaction<Tables>,
  services: Services,
  userId: number,
  { id, status, comment }: DecisionOnPublication,
): Promise<boolean> => {
  const stored = await lockPublication(trx, id);
  if (!stored) throw notFound();
  if (!openPublicationStatuses.includes(stored.status) && stored.status !== status)
    throw new HttpError(409, areaText('account', 'publications.decidedMeanwhile'), { code: 'decided_meanwhile' });
  return changePublication(trx, services, userId, id, { status, ...(comment !== undefined && { comment }) });
};

/** Sets the status of many requests, each by itself; every result shows what is stored now. */
export const decidePublications = (
  services: Services,
  { userId, locale, exhibitions }: Decider,
  decisions: readonly DecisionOnPublication[],
): Promise<QueueDecisionResult[]> =>
  runBatch(
    services.database,
    decisions,
    ({ id }) => String(id).padStart(16, '0'),
    async (trx, decision) => {
      const { id } = decision;
      const row = await findPublicationOfAll(trx, id);
      // requests of other exhibitions do not exist for the caller
      const isOwn = row !== undefined && (exhibitions === 'all' || exhibitions.includes(row.exhibition_id));
      let result: Pick<QueueDecisionResult, 'ok' | 'is_changed' | 'error'>;
      try {
        if (!isOwn) throw notFound();
        result = { ok: true, is_changed: await decide(trx, services, userId, decision), error: null };
      } catch (error) {
        result = { ok: false, is_changed: false, error: batchErrorOf(error, locale) };
      }
      const stored = isOwn ? await findPublicationOfAll(trx, id) : undefined;
      const change = stored && (await readPublicationChange(trx, id));
      return { id, ...result, decision: stored ? publicationDecision(stored, change) : null };
    },
  );
