import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { decisionOutcome } from '@fairfront/shared-kit/domain/passes';
import type { DecisionOnPass, PassDecisionResult } from '@fairfront/shared-kit/domain/passes/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import { HttpError, notFound } from '../../../platform/http/http-error';
import { serverText } from '../../../platform/texts/server-texts';
import type { Services } from '../../../platform/services';
import { carPasses } from '../passes/car-pass-store';
import { decideCarPass, decidePersonalPass, reasonMissing } from '../passes/pass-status.service';
import { lockPass } from '../passes/pass-store.repository';
import { personalPasses } from '../passes/personal-pass-store';
import { decisionResponse } from './staff-pass.response';
import { readDecision } from './staff-passes.repository';

type Needs = Pick<Services, 'clock' | 'database' | 'outbox'>;

const decidedMeanwhile = () => new HttpError(409, serverText('passes.decidedMeanwhile'), { code: 'decided_meanwhile' });

/** The deciding user; `exhibitions` are those of the caller, 'all' for all. */
interface Decider {
  managerId: number;
  locale: Locale;
  exhibitions: StaffExhibitions;
}

/** The stored decision on a pass of the exhibitions of the caller: passes of others do not exist for them. */
const readOwnDecision = async (trx: Transaction<Tables>, { exhibitions }: Decider, { kind, id }: DecisionOnPass) => {
  const row = await readDecision(trx, kind === 'car' ? carPasses : personalPasses, id);
  return row && (exhibitions === 'all' || exhibitions.includes(row.exhibition_id)) ? row : undefined;
};

/** @returns whether the pass has changed @throws HttpError if the decision is refused */
const decide = async (
  trx: Transaction<Tables>,
  services: Needs,
  decider: Decider,
  wanted: DecisionOnPass,
): Promise<boolean> => {
  const { managerId } = decider;
  const { kind, id, status, comment, seen_status: seen = 'consideration' } = wanted;
  const store = kind === 'car' ? carPasses : personalPasses;
  await lockPass(trx, store, id);
  const stored = await readOwnDecision(trx, decider, wanted);
  if (!stored) throw notFound();
  const outcome = decisionOutcome(stored, { status, comment }, seen);
  if (outcome === 'decided_meanwhile') throw decidedMeanwhile();
  if (outcome === 'reason_missing') throw reasonMissing();
  if (outcome === 'stored_already') return false;
  // without a comment of the call none is left of an earlier rejection
  const decision = { status, comment: comment ?? null };
  if (kind === 'car') await decideCarPass(trx, services, managerId, id, decision);
  else await decidePersonalPass(trx, services, managerId, id, decision);
  return true;
};

/** Decides many passes, each by itself; every result shows the decision that is stored now. */
export const decidePasses = (
  services: Needs,
  decider: Decider,
  decisions: readonly DecisionOnPass[],
): Promise<PassDecisionResult[]> =>
  runBatch(
    services.database,
    decisions,
    ({ kind, id }) => `${kind} ${String(id).padStart(16, '0')}`,
    async (trx, decision) => {
      const { kind, id } = decision;
      let result: Pick<PassDecisionResult, 'ok' | 'is_changed' | 'error'>;
      try {
        result = { ok: true, is_changed: await decide(trx, services, decider, decision), error: null };
      } catch (error) {
        result = { ok: false, is_changed: false, error: batchErrorOf(error, decider.locale) };
      }
      const stored = await readOwnDecision(trx, decider, decision);
      return { kind, id, ...result, decision: stored ? decisionResponse(stored) : null };
    },
  );
