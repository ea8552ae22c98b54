import { localized, type Locale } from '@fairfront/shared-kit/domain/common';
import {
  publicationCommentFields,
  publicationText,
  type PublicationStatus,
} from '@fairfront/shared-kit/domain/account';
import { check } from '@fairfront/shared-kit/domain/validation';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { createWithStoredFiles } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { requireParticipation } from '../../participations';
import { notifyParticipation } from '../../../identity/notifications/notify';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { translatorOf } from '../../../platform/texts/area-texts';
import type { PublicationChangeBody, PublicationRequest } from '@fairfront/shared-kit/domain/account/api';
import {
  readPublication,
  lockPublication,
  insertPublication,
  insertPublicationFile,
  updatePublication,
} from './publications.repository';
import { publicationResponse } from './publication.response';
import { receivePublication, type ReceivedPublication } from './receive-publication';

interface Change {
  id: number;
  participationId: number;
  status: PublicationStatus;
}

/** Publishes an event, so that open lists of the company are updated. */
const publishChange = (
  trx: Transaction<Tables>,
  { outbox, clock }: Pick<Services, 'outbox' | 'clock'>,
  { id, participationId, status }: Change,
): Promise<void> =>
  outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'publication-request.updated',
    data: { id, status, updated_at: clock.now().toISOString() },
  });

const enterPublication = async (
  trx: Transaction<Tables>,
  services: Services,
  { userId, participationId }: { userId: number; participationId: number },
  { type, title, text, file }: ReceivedPublication,
): Promise<PublicationRequest> => {
  await requireParticipation(trx, userId, participationId, 'write');
  const at = services.clock.now();
  const { id, status } = await insertPublication(trx, {
    participation_id: participationId,
    type,
    title,
    text,
    comment: null,
    created_by: userId,
    created_at: at,
    updated_at: at,
  });
  if (file) await insertPublicationFile(trx, { request_id: id, ...file });
  await writeAudit(trx, { userId, participationId, action: 'publication.sent', subject: `publication ${id}`, at });
  await publishChange(trx, services, { id, participationId, status });
  return publicationResponse(await readPublication(trx, id));
};

/**
 * Receives and stores one request, once per action; its file is only kept if the request is stored.
 * @returns the body of the 201
 */
export const sendPublication = async (
  services: Services,
  request: FastifyRequest,
  author: { userId: number; participationId: number },
): Promise<{ data: PublicationRequest }> => {
  const received = await receivePublication(services, request);
  const { file, content } = received;
  return createWithStoredFiles(services, request, { names: file ? [file.stored_name] : [], content }, async (trx) => ({
    data: await enterPublication(trx, services, author, received),
  }));
};

/** The notification: the title and the new status; the comment is its reason. */
const newsOf = (locale: Locale, title: string, status: PublicationStatus): string => {
  const t = translatorOf('account', locale);
  return t('publications.news', { title, status: t(`publications.status.${status}`) });
};

/**
 * Changes the status of a request and notifies its company; a repeat has no effect.
 * @returns whether it has changed
 * @throws HttpError 404 for an unknown request, 422 for a comment that is too long
 */
export const changePublication = async (
  trx: Transaction<Tables>,
  services: Services,
  userId: number,
  id: number,
  { status, comment }: PublicationChangeBody,
): Promise<boolean> => {
  const said = publicationText(comment ?? '');
  const { issues } = check(publicationCommentFields, { comment: said });
  if (issues) throw areaFieldErrors('account', issues);
  const former = await lockPublication(trx, id);
  if (!former) throw notFound();
  const now = said === '' ? null : said;
  if (former.status === status && former.comment === now) return false;
  const at = services.clock.now();
  const { participation_id: participationId, title } = former;
  await updatePublication(trx, id, { status, comment: now, updated_at: at });
  const details = { from: former.status, to: status };
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'publication.status-changed',
    subject: `publication ${id}`,
    details,
    at,
  });
  await publishChange(trx, services, { id, participationId, status });
  await notifyParticipation(trx, services, {
    type: 'publication',
    kind: 'publication',
    participationId,
    exceptUserId: userId,
    ...localized('message', (locale) => newsOf(locale, title, status)),
    reason: now,
    subject: { kind: 'publication', id },
  });
  return true;
};
