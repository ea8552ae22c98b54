import { setImmediate } from 'node:timers/promises';
import { addFallbackFonts } from './fallback-fonts';
import { newPdfDocument, type PdfDocument } from './pdf-document';
import type { DocumentJob, DocumentKind, JobOf } from './sheets';
import { tableWorkbook } from './table-workbook';

type Page = (pdf: PdfDocument) => void;

/** How each kind of document is drawn, page by page; the platform itself makes tables. */
export type DocumentDrawers = {
  [Kind in Exclude<DocumentKind, 'table'>]: (job: JobOf<Kind>) => readonly Page[];
};

/**
 * Draws a document and emits its bytes as they are produced. Yields to other work of the thread between two sheets.
 * @param signal cancels the work when nobody waits for the file any more
 */
export const renderDocument = async (
  job: DocumentJob,
  drawers: DocumentDrawers,
  onChunk: (chunk: Uint8Array) => void,
  signal?: AbortSignal,
): Promise<void> => {
  if (job.kind === 'table') {
    onChunk(await tableWorkbook(job.sheet));
    return;
  }
  const pdf = newPdfDocument(job.title, {
    ...('sheet' in job && 'locale' in job.sheet && { locale: job.sheet.locale }),
    isNumbered: job.isNumbered === true,
  });
  await addFallbackFonts(pdf, job);
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', onChunk);
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const pagesOf = drawers[job.kind] as (drawn: typeof job) => readonly Page[];
  for (const draw of pagesOf(job)) {
    if (signal?.aborted) return;
    draw(pdf);
    await setImmediate();
  }
  pdf.end();
  await ended;
};
