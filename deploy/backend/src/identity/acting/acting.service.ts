import { localizedOf } from '@fairfront/shared-kit/domain/common';
import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/http/http-error';
import type { Session } from '../../platform/http/session';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import { publishParticipationChanged } from '../../platform/outbox/participation-changed';
import type { Services } from '../../platform/services';
import { requireProof } from '../second-factor/proof.service';
import { createActingSession, deleteActingSessions, findActedCompany } from './acting.repository';

/** How long staff act as an exhibitor before they have to prove again who they are. */
const actingMs = 30 * 60_000;

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** Ends what a member of staff acts as, for example before they act as another exhibitor. */
export const endActingOf = async (trx: Transaction<Tables>, services: Needs, userId: number): Promise<void> => {
  const ended = await deleteActingSessions(trx, userId);
  if (ended.length === 0) return;
  const at = services.clock.now();
  await writeAudit(trx, ...ended.map((id) => ({ userId, participationId: id, action: 'acting.ended' as const, at })));
  await publishAccessChanged(trx, services, userId);
  await publishParticipationChanged(trx, services, ended);
};

/**
 * Lets a member of staff act as an exhibitor; whatever they have acted as before ends.
 * @throws HttpError 403 `proof_required`, 404 for an archived participation
 */
export const startActing = async (
  trx: Transaction<Tables>,
  services: Needs,
  { session, participationId }: { session: Session; participationId: number },
): Promise<{ token: string; acting: NonNullable<Session['acting']> }> => {
  const { id: userId } = session.user;
  const now = services.clock.now();
  requireProof(session, now);
  if (!(await findActedCompany(trx, participationId))) throw notFound();
  await endActingOf(trx, services, userId);
  const until = new Date(now.getTime() + actingMs);
  const token = await createActingSession(trx, { userId, participationId, issuedBy: session.id }, { now, until });
  await writeAudit(trx, { userId, participationId, action: 'acting.started', at: now });
  await publishParticipationChanged(trx, services, [participationId]);
  return { token, acting: { participationId, until } };
};

/** What a session acts as, for its user. @throws HttpError 404 for an archived participation */
export const actingResponse = async (
  db: Kysely<Tables>,
  { participationId, until }: NonNullable<Session['acting']>,
) => {
  const company = await findActedCompany(db, participationId);
  if (!company) throw notFound();
  return { participation_id: participationId, ...localizedOf(company, 'name', 'company'), until: until.toISOString() };
};
