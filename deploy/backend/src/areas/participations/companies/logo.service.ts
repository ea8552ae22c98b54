import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { StorageUnavailable } from '../../../platform/files/file-store';
import { createWithStoredFiles } from '../../../platform/http/create-with-file';
import { HttpError } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { deleteLogo, insertLogo } from './companies.repository';
import { lockCompany, noteChange, type CompanyCall } from './companies.service';
import { drawLogo, logoError, type DrawnLogo } from './read-logo';

interface StoredPicture {
  original: string;
  thumbnail: string;
}

/** Stores a picture with its thumbnail. @returns their names in the store @throws StorageUnavailable, HttpError 500 `logo_save` */
export const putPicture = async (
  { files }: Pick<Services, 'files'>,
  { original, thumbnail, extension }: DrawnLogo,
): Promise<StoredPicture> => {
  try {
    return {
      original: await files.put(original, extension),
      thumbnail: await files.put(thumbnail, extension),
    };
  } catch (error) {
    // the store itself says when to repeat
    if (error instanceof StorageUnavailable) throw error;
    throw logoError({ code: 'logo_save' });
  }
};

/** Removes the previous logo: its row now, its files after the commit. */
const dropLogo = async (trx: Transaction<Tables>, { outbox }: Services, companyId: number): Promise<boolean> => {
  const older = await deleteLogo(trx, companyId);
  if (!older) return false;
  await outbox.add(trx, 'file-removal', { names: [older.original_name, older.thumbnail_name] });
  return true;
};

const enterLogo = async (trx: Transaction<Tables>, services: Services, call: CompanyCall, stored: StoredPicture) => {
  await lockCompany(trx, call);
  await dropLogo(trx, services, call.companyId);
  const id = await insertLogo(trx, {
    company_id: call.companyId,
    original_name: stored.original,
    thumbnail_name: stored.thumbnail,
    created_at: services.clock.now(),
    created_by: call.userId,
  });
  await noteChange(trx, services, call, 'company.logo-saved');
  return { data: { id, thumbnail_path: stored.thumbnail } };
};

/**
 * Stores a new logo, which replaces the previous one.
 * @throws HttpError 422 for a wrong file, 500 `logo_save` or `logo_info` when it could not be stored
 */
export const saveLogo = async (services: Services, request: FastifyRequest, call: CompanyCall, bytes: Buffer) => {
  const stored = await putPicture(services, await drawLogo(bytes));
  const content = createHash('sha256').update(bytes).digest('hex');
  const files = { names: [stored.original, stored.thumbnail], content };
  try {
    return await createWithStoredFiles(services, request, files, (trx) => enterLogo(trx, services, call, stored));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    request.log.error({ err: error }, 'logo was not entered');
    throw logoError({ code: 'logo_info' });
  }
};

/** Removes the logo, if there is one. */
export const removeLogo = async (trx: Transaction<Tables>, services: Services, call: CompanyCall): Promise<void> => {
  await lockCompany(trx, call);
  if (await dropLogo(trx, services, call.companyId)) await noteChange(trx, services, call, 'company.logo-removed');
};
