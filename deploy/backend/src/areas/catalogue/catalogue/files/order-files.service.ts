import {
  allowingServices,
  isUploadAllowed,
  packageFileTypes,
  type OrderFile,
  type OrderFileType,
  type PackageFileType,
} from '@fairfront/shared-kit/domain/catalogue';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { locales } from '@fairfront/shared-kit/domain/common';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../../platform/database/audit';
import type { Tables } from '../../../../platform/database/tables';
import { createWithStoredFiles } from '../../../../platform/http/create-with-file';
import { invalidTexts, notFound } from '../../../../platform/http/http-error';
import { storedExtension } from '../../../../platform/files/file-content';
import type { Services } from '../../../../platform/services';
import { areaText, translatorOf, type Text } from '../../../../platform/texts/area-texts';
import type { CatalogueCaller } from '../catalogue-access';
import { publishOrderSaved } from '../order-events';
import { requireOffer } from '../order-refusals';
import { beginOrderChange } from '../save-order.service';
import { deleteOrderFile, insertOrderFile } from './order-files.repository';
import type { ReceivedOrderFile } from './receive-order-file';

const isPackageFile = (type: OrderFileType): type is PackageFileType =>
  (packageFileTypes as readonly string[]).includes(type);

type Change = Awaited<ReturnType<typeof beginOrderChange>>;

/** Refuses a logo or cover that no selected service uses. @throws HttpError 422 on `file` */
const requireUse = ({ access, row }: Change, type: OrderFileType): void => {
  const { template } = requireOffer(access);
  if (!isPackageFile(type) || isUploadAllowed(row.draft, template, type)) return;
  const services = allowingServices(template, type);
  const text = (): Text => {
    if (services.length === 0) return areaText('catalog', 'errors.file_not_offered');
    const texts = locales.map((locale) => {
      const names = services.map((service) => textOf(service, 'name', locale)).join(', ');
      return [locale, translatorOf('catalog', locale)('errors.file_not_allowed', { services: names })];
    });
    return Object.fromEntries(texts) as Text;
  };
  throw invalidTexts({ file: text() }, 'file_not_allowed');
};

/** Removes the file of a type: its row now, its bytes after the commit. */
const dropFile = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  place: FilePlace & { fileId?: number },
): Promise<boolean> => {
  const storedName = await deleteOrderFile(trx, place);
  if (storedName !== undefined) await outbox.add(trx, 'file-removal', { names: [storedName] });
  return storedName !== undefined;
};

type FileAction = 'catalog-order.file-stored' | 'catalog-order.file-removed';

/** Writes the audit row of a change of files and publishes it, so that other tabs refetch the order. The version is unchanged. */
const noteChange = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { userId, participationId }: CatalogueCaller,
  { action, orderId, version, type }: { action: FileAction; orderId: number; version: number; type: OrderFileType },
): Promise<void> => {
  const at = services.clock.now();
  await writeAudit(trx, { userId, participationId, action, subject: `order ${orderId}, ${type}`, at });
  await publishOrderSaved(trx, services, { participationId, orderId, version });
};

/** The call, and the type of the file. */
export interface FilePlace {
  orderId: number;
  type: OrderFileType;
}

const enterFile = async (
  trx: Transaction<Tables>,
  services: Services,
  caller: CatalogueCaller,
  { orderId, type, file, storedName }: FilePlace & { file: ReceivedOrderFile; storedName: string },
): Promise<OrderFile> => {
  const change = await beginOrderChange(trx, services, caller, orderId);
  requireUse(change, type);
  await dropFile(trx, services, { orderId, type });
  const { name: original_name, extension, bytes } = file;
  const facts = { original_name, extension, size: bytes.length };
  const id = await insertOrderFile(trx, {
    ...facts,
    order_id: orderId,
    type,
    stored_name: storedName,
    created_by: caller.userId,
    created_at: services.clock.now(),
  });
  const { version } = change.row;
  await noteChange(trx, services, caller, { action: 'catalog-order.file-stored', orderId, version, type });
  return { id, ...facts };
};

/**
 * Stores a file of an order; it replaces the previous one of its type.
 * @throws HttpError 403, 404, 422 `order_not_draft`, `deadline_reached` or on `file`
 */
export const storeOrderFile = async (
  services: Services,
  request: FastifyRequest,
  caller: CatalogueCaller,
  { file, ...place }: FilePlace & { file: ReceivedOrderFile },
): Promise<OrderFile> => {
  const storedName = await services.files.put(file.bytes, storedExtension(file.extension));
  return createWithStoredFiles(services, request, { names: [storedName], content: file.content }, (trx) =>
    enterFile(trx, services, caller, { ...place, file, storedName }),
  );
};

/**
 * Removes a file of a draft, whether or not a service uses it.
 * @param fileId the id of a package file; documents have none
 * @throws HttpError 403, 404, 422 `order_not_draft`, `deadline_reached`
 */
export const removeOrderFile = async (
  trx: Transaction<Tables>,
  services: Services,
  caller: CatalogueCaller,
  { orderId, type, fileId }: FilePlace & { fileId?: number },
): Promise<void> => {
  const { row } = await beginOrderChange(trx, services, caller, orderId);
  if (!(await dropFile(trx, services, { orderId, type, fileId }))) throw notFound();
  await noteChange(trx, services, caller, {
    action: 'catalog-order.file-removed',
    orderId,
    version: row.version,
    type,
  });
};
