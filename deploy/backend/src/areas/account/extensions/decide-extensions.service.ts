import type { DecisionOnExtension } from '@fairfront/shared-kit/domain/account/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { QueueDecision, QueueDecisionResult, StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { decideExtension } from './decide-extension.service';
import { organizerExtensionResponse } from './extension.response';
import { findExtensionOfAll, type ExtensionOfAllRow } from './extensions.repository';

/** The deciding user; `exhibitions` are those of the caller, 'all' for all. */
interface Decider {
  userId: number;
  locale: Locale;
  exhibitions: StaffExhibitions;
}

const decisionOf = (row: ExtensionOfAllRow): QueueDecision => {
  const { status, comment, decided_at, decided_by } = organizerExtensionResponse(row);
  return { status, comment, decided_at, decided_by };
};

/** Decides many requests, each by itself; every result shows the decision that is stored now. */
export const decideExtensions = (
  services: Services,
  { userId, locale, exhibitions }: Decider,
  decisions: readonly DecisionOnExtension[],
): Promise<QueueDecisionResult[]> => {
  // requests of other exhibitions do not exist for the caller
  const findOwn = async (trx: Transaction<Tables>, id: number) => {
    const row = await findExtensionOfAll(trx, id);
    return row && (exhibitions === 'all' || exhibitions.includes(row.exhibition_id)) ? row : undefined;
  };
  return runBatch(
    services.database,
    decisions,
    ({ id }) => String(id).padStart(16, '0'),
    async (trx, { id, decision, until, comment }) => {
      const before = await findOwn(trx, id);
      let result: Pick<QueueDecisionResult, 'ok' | 'is_changed' | 'error'>;
      try {
        if (!before) throw notFound();
        const day = decision === 'refuse' ? null : (until ?? before.asked_until);
        await decideExtension(trx, services, { id, userId, until: day, comment }, locale);
        result = { ok: true, is_changed: before.status === 'pending', error: null };
      } catch (error) {
        result = { ok: false, is_changed: false, error: batchErrorOf(error, locale) };
      }
      const stored = before && (await findOwn(trx, id));
      return { id, ...result, decision: stored ? decisionOf(stored) : null };
    },
  );
};
