import { createHash } from 'node:crypto';
import { announcementFileLimit, announcementFields } from '@fairfront/shared-kit/domain/account';
import { dayAt, localizedNames, type Localized, localizedOf } from '@fairfront/shared-kit/domain/common';
import { type EventType } from '@fairfront/shared-kit/domain/participations';
import { issuesOf, type CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { FastifyRequest } from 'fastify';
import { receiveForm } from '../../../platform/http/receive-form';
import { isReadablePdf } from '../../../platform/files/file-content';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';

const textFields = [
  ...localizedNames('title'),
  ...localizedNames('body'),
  'audience',
  'is_compulsory',
  'read_until',
] as const;

/** A validated announcement of the organiser. */
export interface ReceivedAnnouncement extends Localized<'title' | 'body'> {
  audience: EventType[];
  is_compulsory: boolean;
  read_until: string | null;
  /** The bytes of the PDF; null if there is none. */
  file: Buffer | null;
  /** The content by which two requests are the same. */
  content: string;
}

/** Normalises line ends and trims. */
const cleaned = (text: string): string => text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim();

/**
 * Reads the multipart form of a new announcement.
 * @param place the current time, and the zone of the last day
 * @throws HttpError 422 on the fields
 */
export const receiveAnnouncement = async (
  request: FastifyRequest,
  { now, zone }: { now: number; zone: string },
): Promise<ReceivedAnnouncement> => {
  const limits = { fileSize: announcementFileLimit, files: 1, fieldSize: 100_000 };
  const { fields: raw, files } = await receiveForm(request, textFields, limits);
  const fields = Object.fromEntries(textFields.map((name) => [name, cleaned(raw[name])])) as typeof raw;
  const [upload] = files;
  const isTooBig = upload?.isCut === true;
  const file = upload && !upload.isCut ? upload.bytes : null;
  const values = {
    ...localizedOf(fields, 'title'),
    ...localizedOf(fields, 'body'),
    audience: [...new Set(fields.audience.split(',').map((type) => type.trim()))].filter(Boolean) as EventType[],
    is_compulsory: fields.is_compulsory === 'true',
    read_until: fields.read_until || null,
  };
  const size = isTooBig ? announcementFileLimit + 1 : (file?.length ?? null);
  const issues: Record<string, CodedIssue> = {
    ...issuesOf(announcementFields, { ...values, today: dayAt(now, zone), file: size }),
  };
  if (file && !issues['file'] && !isReadablePdf(file)) {
    issues['file'] = { code: 'announcement_file', params: {} };
  }
  if (Object.keys(issues).length > 0) throw areaFieldErrors('account', issues);
  const hash = file ? createHash('sha256').update(file).digest('hex') : '';
  return { ...values, file, content: JSON.stringify([values, hash]) };
};
