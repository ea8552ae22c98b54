import {
  commentOfDecision,
  isReasonMissing,
  type PassDecision,
  type PassStatus,
} from '@fairfront/shared-kit/domain/passes';
import { type Locale, localized } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, invalidTexts, notFound } from '../../../platform/http/http-error';
import { notifyParticipation } from '../../../identity/notifications/notify';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import { listOtherCarPassesByCode, storeCarPassDecision } from './car-passes.repository';
import { findCarPass } from './car-pass-store';
import { carPasses } from './car-pass-store';
import { subjectOf } from './pass-store';
import { listPersonalPassesByCode, storePersonalPassDecision } from './personal-passes.repository';
import { findPersonalPass } from './personal-pass-store';
import { personalPasses } from './personal-pass-store';
import { serverText, serverTextIn } from '../../../platform/texts/server-texts';
import { lockPass } from './pass-store.repository';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** The organiser's decision on a car pass; absent means unchanged. */
export interface CarPassDecision {
  status?: PassStatus;
  comment?: string | null;
  barcode?: string;
}

/** A rejection without the reason that the exhibitor reads. */
export const reasonMissing = () =>
  invalidTexts({ comment: serverText('passes.reasonMissing') }, 'reason_missing', serverText('passes.reasonMissing'));

/** A rejection is always announced, regardless of settings: without a new pass the person cannot enter. */
const kindOfStatus = (status: PassStatus) => (status === 'rejected' ? 'pass-rejected' : 'pass-status');

/** Users of the participation and of its parent may join the channel, so both get live events. */
const announce = (
  trx: Transaction<Tables>,
  { outbox }: Needs,
  participationId: number,
  event: string,
  data: Record<string, unknown>,
) => outbox.add(trx, 'event', { channel: channelName({ of: 'participation', id: participationId }), event, data });

/**
 * Accepts, rejects or resets a pass of a person: stores it, publishes an event and notifies the users. A repeat of the
 * same decision changes nothing and notifies nobody.
 * @throws HttpError 404 for an unknown or deleted pass, 422 `reason_missing`
 */
export const decidePersonalPass = async (
  trx: Transaction<Tables>,
  services: Needs,
  managerId: number,
  passId: number,
  decision: PassDecision,
) => {
  await lockPass(trx, personalPasses, passId);
  const pass = await personalPasses.find(trx, passId);
  if (!pass || pass.deleted_at) throw notFound();
  const { status } = decision;
  const comment = commentOfDecision(decision);
  if (pass.status === status && pass.comment === comment) return pass;
  if (isReasonMissing(decision)) throw reasonMissing();

  const at = services.clock.now();
  const participationId = pass.participation_id;
  await storePersonalPassDecision(trx, passId, { status, comment, updated_at: at });
  await writeAudit(trx, {
    userId: managerId,
    participationId,
    action: 'personal-pass.status-changed',
    subject: subjectOf(personalPasses, passId),
    details: { from: pass.status, status, comment },
    at,
  });
  if (pass.status !== status) {
    await announce(trx, services, participationId, 'personal-pass.status-updated', {
      id: passId,
      type: pass.type,
      status,
      updated_at: at.toISOString(),
    });
    const name = `${pass.lastname} ${pass.name}`;
    const label = (locale: Locale) =>
      translatorOf('passes', locale)(`status.personal.${status}`).toLocaleLowerCase(locale);
    await notifyParticipation(trx, services, {
      type: 'personal-pass',
      kind: kindOfStatus(status),
      participationId,
      exceptUserId: managerId,
      ...localized('message', (locale) =>
        serverTextIn(locale, 'passes.personalStatus', { name, status: label(locale) }),
      ),
      reason: comment,
      subject: { kind: 'personal-pass', id: passId },
    });
  }
  const stored = await findPersonalPass(trx, participationId, passId);
  if (!stored) throw notFound();
  return stored;
};

const barcodeTaken = () => new HttpError(422, serverText('passes.codeTaken'), { code: 'barcode_taken' });

const requireFreeBarcode = async (trx: Transaction<Tables>, barcode: string, passId: number): Promise<void> => {
  const cars = await listOtherCarPassesByCode(trx, barcode, passId);
  const people = await listPersonalPassesByCode(trx, barcode);
  if (cars.length + people.length > 0) throw barcodeTaken();
};

/** The same for a car pass, with its comment and its code. */
export const decideCarPass = async (
  trx: Transaction<Tables>,
  services: Needs,
  managerId: number,
  passId: number,
  decision: CarPassDecision,
) => {
  await lockPass(trx, carPasses, passId);
  const pass = await carPasses.find(trx, passId);
  if (!pass || pass.deleted_at) throw notFound();
  const status = decision.status ?? pass.status;
  const comment = commentOfDecision({
    status,
    comment: decision.comment === undefined ? pass.comment : decision.comment,
  });
  const barcode = decision.barcode ?? pass.barcode;
  const isDecided = pass.status !== status || pass.comment !== comment;
  const hasNewCode = pass.barcode !== barcode;
  if (!isDecided && !hasNewCode) return pass;
  if (isDecided && isReasonMissing({ status, comment })) throw reasonMissing();
  if (hasNewCode) await requireFreeBarcode(trx, barcode, passId);

  const at = services.clock.now();
  const participationId = pass.participation_id;
  const audit = { userId: managerId, participationId, subject: subjectOf(carPasses, passId), at };
  await storeCarPassDecision(trx, passId, { status, comment, barcode, updated_at: at });
  const event = { id: passId, updated_at: at.toISOString() };
  if (isDecided) {
    await writeAudit(trx, {
      ...audit,
      action: 'car-pass.status-changed',
      details: { from: pass.status, status, comment },
    });
    await announce(trx, services, participationId, 'car-pass.status-updated', { ...event, status, comment });
  }
  if (hasNewCode) {
    await writeAudit(trx, { ...audit, action: 'car-pass.barcode-changed' });
    await announce(trx, services, participationId, 'car-pass.barcode-updated', { ...event, barcode });
  }
  if (pass.status !== status) {
    const label = (locale: Locale) => translatorOf('passes', locale)(`status.car.${status}`).toLocaleLowerCase(locale);
    await notifyParticipation(trx, services, {
      type: 'car-pass',
      kind: kindOfStatus(status),
      participationId,
      exceptUserId: managerId,
      ...localized('message', (locale) =>
        serverTextIn(locale, 'passes.carStatus', { number: pass.car_number, status: label(locale) }),
      ),
      reason: comment,
      subject: { kind: 'car-pass', id: passId },
    });
  }
  const stored = await findCarPass(trx, participationId, passId);
  if (!stored) throw notFound();
  return stored;
};
