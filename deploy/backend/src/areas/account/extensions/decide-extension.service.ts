import {
  extendedDateOf,
  extensionDays,
  extensionGrantFields,
  extensionRefusalFields,
  extensionText,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { type Locale, localized } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { checkValues } from '../../../platform/http/values';
import { notifyParticipation } from '../../../identity/notifications/notify';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { followPassDeadline } from '../../passes';
import type { Services } from '../../../platform/services';
import { extensionNews, extensionRefused } from './extension-news';
import {
  extendDate,
  ownerOfExtension,
  readExtension,
  typeOfParticipation,
  updateExtension,
} from './extensions.repository';
import { extensionSubject, readExtensible } from './extensions.service';

interface Decision {
  id: number;
  /** The user of the organiser's staff. */
  userId: number;
  /** YYYY-MM-DD; null refuses the request. */
  until: string | null;
  comment: string | null | undefined;
}

/** Moves the date of one participation, and what depends on it. */
const moveDate = async (trx: Transaction<Tables>, participationId: number, name: string, day: string) => {
  await extendDate(trx, participationId, name, day);
  await followPassDeadline(trx, { participationId });
};

/**
 * Grants or refuses a request and notifies its company; a repeat of the same decision has no effect.
 * @throws HttpError 404 for an unknown request, 422 on the fields and for a request that was decided otherwise or withdrawn
 */
export const decideExtension = async (
  trx: Transaction<Tables>,
  services: Services,
  { id, userId, until, comment }: Decision,
  locale: Locale,
): Promise<void> => {
  const participationId = await ownerOfExtension(trx, id);
  if (participationId === null) throw notFound();
  // locks are always taken in this order: first the participation, then its parts
  await lockParticipation(trx, participationId);
  const found = await readExtension(trx, participationId, id);
  if (!found) throw notFound();
  const said = extensionText(comment ?? '');
  const status = until === null ? 'refused' : 'granted';
  if (found.status === status && found.granted_until === until && found.comment === (said || null)) return;
  if (found.status !== 'pending') throw extensionRefused('extension_decided');

  const at = services.clock.now();
  const { kind } = found;
  if (until === null) checkValues({ comment: said }, extensionRefusalFields, locale);
  else {
    const days = extensionDays(await readExtensible(trx, participationId, kind, at.getTime()));
    if (!days) throw extensionRefused('extension_too_late');
    checkValues({ until, comment: said }, extensionGrantFields(days), locale);
    const type = await typeOfParticipation(trx, participationId);
    await moveDate(trx, participationId, extendedDateOf(kind, type), until);
  }
  await updateExtension(trx, id, {
    status,
    granted_until: until,
    comment: said || null,
    decided_by: userId,
    decided_at: at,
  });
  await writeAudit(trx, {
    userId,
    participationId,
    action: `extension.${status}`,
    subject: extensionSubject(id),
    details: { kind, until },
    at,
  });
  await publishParticipationChanged(trx, services, [participationId]);
  await notifyParticipation(trx, services, {
    type: 'extension',
    kind: 'extension',
    participationId,
    exceptUserId: userId,
    ...localized('message', (one) => extensionNews({ kind, until, now: at.getTime() }, one)),
    reason: said || null,
    subject: null,
  });
};
