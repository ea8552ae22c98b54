import type { FastifyReply } from 'fastify';
import { attachment } from '../../platform/documents/file-names';
import type { PersonalDataSheet } from './personal-data.pdf';
import { sendDownload } from '../../platform/documents/send-download';
import type { Services } from '../../platform/services';

/** An export of personal data: as JSON for programs and as a PDF for people. */
export interface DataFile {
  /** Without the extension. */
  fileName: string;
  format: 'json' | 'pdf';
  /** Title of the PDF. */
  title: string;
  data: object;
  sheet: () => PersonalDataSheet;
}

/** Sends a file for people or programs that must not be cached on the way. */
export const sendDataFile = (
  reply: FastifyReply,
  services: Pick<Services, 'drawings' | 'database'>,
  { fileName, format, title, data, sheet }: DataFile,
): Promise<never> | never => {
  reply.header('cache-control', 'private, no-store');
  if (format === 'pdf') {
    const job = { kind: 'personal-data', title, sheet: sheet() } as const;
    return sendDownload(reply, services, { fileName: `${fileName}.pdf`, job });
  }
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', attachment(`${fileName}.json`))
    .send(Buffer.from(JSON.stringify(data, null, 2))) as never;
};
