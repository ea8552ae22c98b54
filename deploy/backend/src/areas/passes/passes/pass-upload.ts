import { isScanResult } from '../../../platform/http/scan-uploads';
import {
  lastSheet,
  matchPackage,
  packageTypes,
  readMapping,
  readPackageList,
  readReading,
  type PackageMapping,
  type PackageReading,
  type PackageRow,
  type PackageType,
} from '@fairfront/shared-kit/domain/passes';
import type { FastifyRequest } from 'fastify';
import { packageLimits } from '../package-files/package-file';
import { invalidFields } from '../../../platform/http/http-error';
import { storableText } from '../../../platform/http/storable-text';
import { issueText } from '../../../platform/texts/issue-text';
import { passError } from './pass-refusals';

const limits = { fileSize: packageLimits.bytes, fieldSize: packageLimits.bytes, files: 1, fields: 10 };

/** An uploaded package file with its form fields. */
export interface PassUpload {
  type: PackageType;
  /** Create the valid rows and report the others. */
  onlyValid: boolean;
  bytes: Buffer;
  /** Rows that were edited on the screen; they replace those of the file. */
  edited: PackageRow[];
  /** Which column is which field; null: by the headings. */
  mapping: PackageMapping | null;
  /** The sheet to preview before there is a mapping; undefined: the first one with rows. */
  sheet?: number;
  /** Encoding and delimiter that the user has chosen for a text table; undefined: detected from its content. */
  reading?: PackageReading;
}

const readEdited = (text: string | undefined, type: PackageType): PackageRow[] => {
  if (text === undefined) return [];
  const list = readPackageList(text);
  const stored = list?.rows.map(({ row, cells }) => ({ row, cells: cells.map(storableText) }));
  const rows = list && stored && matchPackage(list.headings, stored, type);
  if (!rows) throw passError('upload_failed');
  return rows;
};

/**
 * Reads the multipart body of an import.
 * @throws HttpError 422 `upload_failed` for a missing, broken or too large file, and field errors for a wrong type
 */
export const readPassUpload = async (request: FastifyRequest): Promise<PassUpload> => {
  if (!request.isMultipart()) throw passError('upload_failed');
  const fields: Record<string, string> = {};
  let bytes: Buffer | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') bytes = await part.toBuffer();
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    if (isScanResult(error)) throw error;
    throw passError('upload_failed');
  }
  const type = packageTypes.find((one) => one === fields.type);
  if (!type) throw invalidFields({ type: [issueText({ rule: 'option' }, request.locale)] });
  if (!bytes || bytes.length === 0) throw passError('upload_failed');
  const mapping = fields.mapping === undefined ? null : readMapping(storableText(fields.mapping));
  if (fields.mapping !== undefined && !mapping) throw passError('upload_failed');
  const reading = fields.reading === undefined ? undefined : readReading(fields.reading);
  if (reading === null) throw passError('upload_failed');
  const sheet = fields.sheet === undefined ? undefined : Number(fields.sheet);
  if (sheet !== undefined && !(Number.isInteger(sheet) && sheet >= 0 && sheet <= lastSheet)) {
    throw passError('upload_failed');
  }
  return {
    type,
    onlyValid: fields.only_valid === '1',
    bytes,
    edited: readEdited(fields.mended, type),
    mapping,
    ...(sheet === undefined ? {} : { sheet }),
    ...(reading === undefined ? {} : { reading }),
  };
};
