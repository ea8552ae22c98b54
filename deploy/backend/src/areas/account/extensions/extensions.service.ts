import {
  extensionKinds,
  extensionOffer,
  extensionFields,
  type ExtensionKind,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { readDeadlines, requireParticipation } from '../../participations';
import { createWithOptionalFile } from '../../../platform/http/create-with-file';
import { invalidFields, notFound } from '../../../platform/http/http-error';
import { checkValues } from '../../../platform/http/values';
import { issueText } from '../../../platform/texts/issue-text';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import type { Services } from '../../../platform/services';
import type { ExtensionRequest } from '@fairfront/shared-kit/domain/account/api';
import { extensionRefused } from './extension-news';
import {
  findExtension,
  hasPending,
  insertExtension,
  insertExtensionFile,
  readExtension,
  readExtensionRules,
  updateExtension,
} from './extensions.repository';
import { extensionResponse } from './extension.response';
import { receiveExtension, type ReceivedExtension } from './receive-extension';

interface Author {
  userId: number;
  participationId: number;
}

/** The audit subject of a request. */
export const extensionSubject = (id: number): string => `extension ${id}`;

const isKind = (kind: string): kind is ExtensionKind => extensionKinds.some((known) => known === kind);

/**
 * The current deadline of a participation and its extension rule, under the lock of the participation.
 * @throws HttpError 422 if the participation has no such deadline
 */
export const readExtensible = async (
  trx: Transaction<Tables>,
  participationId: number,
  kind: ExtensionKind,
  now: number,
) => {
  const { items, exhibition } = await readDeadlines(trx, participationId, now);
  const deadline = items.find((item) => item.kind === kind);
  if (!deadline) throw extensionRefused('extension_not_offered');
  const rules = await readExtensionRules(trx, participationId);
  return { deadline, rule: rules[kind], now, zone: exhibition.timezone };
};

/** The rules of the form for the days that can be requested. @throws HttpError 422 on the fields */
const requireValid = (days: { first: string; last: string }, received: ReceivedExtension, locale: Locale): void => {
  const { until, reason, file } = received;
  const values = { until, reason, file: file && { name: file.name, size: file.size } };
  checkValues(values, extensionFields(days), locale);
  if (file && !file.isPdf) throw invalidFields({ file: [issueText({ rule: 'pdf' }, locale)] });
};

const enterExtension = async (
  trx: Transaction<Tables>,
  services: Services,
  { userId, participationId }: Author,
  received: ReceivedExtension & { storedName: string | null },
  locale: Locale,
): Promise<ExtensionRequest> => {
  await requireParticipation(trx, userId, participationId, 'write');
  await lockParticipation(trx, participationId);
  const { kind, until, reason, file, storedName } = received;
  if (!isKind(kind)) throw extensionRefused('extension_not_offered');
  const at = services.clock.now();
  const context = await readExtensible(trx, participationId, kind, at.getTime());
  const offer = extensionOffer({ ...context, isPending: await hasPending(trx, participationId, kind) });
  if (offer.refusal) throw extensionRefused(offer.refusal);
  requireValid(offer, received, locale);
  const id = await insertExtension(trx, {
    participation_id: participationId,
    kind,
    former_at: new Date(context.deadline.at),
    asked_until: until,
    reason,
    created_by: userId,
    created_at: at,
  });
  if (file && storedName !== null) {
    const { name: original_name, size } = file;
    await insertExtensionFile(trx, { request_id: id, stored_name: storedName, original_name, size });
  }
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'extension.asked',
    subject: extensionSubject(id),
    details: { kind, until },
    at,
  });
  await publishParticipationChanged(trx, services, [participationId]);
  return answerOf(trx, participationId, id);
};

const answerOf = async (trx: Transaction<Tables>, participationId: number, id: number): Promise<ExtensionRequest> => {
  const row = await findExtension(trx, participationId, id);
  if (!row) throw notFound();
  return extensionResponse(row);
};

/** Receives and stores one request, once per action; its file is kept only when the request is. */
export const askForExtension = async (
  services: Services,
  request: FastifyRequest & { locale: Locale },
  author: Author,
): Promise<{ data: ExtensionRequest }> => {
  const received = await receiveExtension(request);
  const { file, content } = received;
  // what cannot be kept is refused with the other fields, without a stored file
  const bytes = file?.isPdf ? file.bytes : null;
  return createWithOptionalFile(services, request, { bytes, content }, async (trx, storedName) => ({
    data: await enterExtension(trx, services, author, { ...received, storedName }, request.locale),
  }));
};

/**
 * Takes a waiting request back; once more changes nothing.
 * @throws HttpError 404 for requests of others, 422 `extension_decided` when the organiser was first
 */
export const withdrawExtension = async (
  trx: Transaction<Tables>,
  services: Services,
  { userId, participationId }: Author,
  id: number,
): Promise<ExtensionRequest> => {
  await requireParticipation(trx, userId, participationId, 'write');
  await lockParticipation(trx, participationId);
  const found = await readExtension(trx, participationId, id);
  if (!found) throw notFound();
  if (found.status !== 'withdrawn') {
    if (found.status !== 'pending') throw extensionRefused('extension_decided');
    const at = services.clock.now();
    await updateExtension(trx, id, { status: 'withdrawn', decided_by: userId, decided_at: at });
    await writeAudit(trx, {
      userId,
      participationId,
      action: 'extension.withdrawn',
      subject: extensionSubject(id),
      at,
    });
    await publishParticipationChanged(trx, services, [participationId]);
  }
  return answerOf(trx, participationId, id);
};
