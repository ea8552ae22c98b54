import type { DecisionOnDeletion } from '@fairfront/shared-kit/domain/identity/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { QueueDecisionResult } from '@fairfront/shared-kit/domain/http';
import { batchErrorOf, runBatch } from '../../platform/http/batch';
import type { Services } from '../../platform/services';
import { listDeletions } from './deletion.repository';
import { deletionResponse } from './deletion.response';
import { decideDeletion } from './deletion.service';

/** Decides many requests, each by itself; every result shows the decision that is stored now. */
export const decideDeletions = (
  services: Pick<Services, 'clock' | 'database' | 'outbox'>,
  { actorId, locale }: { actorId: number; locale: Locale },
  decisions: readonly DecisionOnDeletion[],
): Promise<QueueDecisionResult[]> =>
  runBatch(
    services.database,
    decisions,
    ({ id }) => String(id).padStart(16, '0'),
    async (trx, { id, decision, comment }) => {
      const read = async () =>
        (await listDeletions(trx, services.clock.now(), { id }, { page: 1, perPage: 1 })).rows.map(deletionResponse)[0];
      const before = await read();
      let result: Pick<QueueDecisionResult, 'ok' | 'is_changed' | 'error'>;
      try {
        await decideDeletion(trx, services, { id, actorId, decision, comment });
        result = { ok: true, is_changed: before?.status === 'waiting', error: null };
      } catch (error) {
        result = { ok: false, is_changed: false, error: batchErrorOf(error, locale) };
      }
      const stored = await read();
      if (!stored) return { id, ...result, decision: null };
      const { status, comment: said, decided_at, decided_by } = stored;
      return { id, ...result, decision: { status, comment: said, decided_at, decided_by } };
    },
  );
