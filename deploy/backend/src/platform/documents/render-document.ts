import { setImmediate } from 'node:timers/promises';
import { drawAccountingDocument } from './accounting-document.pdf';
import { catalogueOrderPages } from './catalogue-order.pdf';
import { catalogueProofPages } from './catalogue-proof.pdf';
import { drawCargoForm } from './cargo-form.pdf';
import { drawCarPass } from './car-pass.pdf';
import { addFallbackFonts } from './fallback-fonts';
import { newPdfDocument, type PdfDocument } from './pdf-document';
import { drawOrder } from './order.pdf';
import { drawPersonalPass } from './personal-pass.pdf';
import { drawPersonalData } from './personal-data.pdf';
import type { DocumentJob } from './sheets';
import { rubricPages } from './rubrics.pdf';
import { tableWorkbook } from './table-workbook';

const pagesOf = (job: Exclude<DocumentJob, { kind: 'table' }>): ((pdf: PdfDocument) => void)[] => {
  switch (job.kind) {
    case 'personal-passes':
      return job.sheets.map((sheet) => (pdf) => drawPersonalPass(pdf, sheet));
    case 'car-pass':
      return [(pdf) => drawCarPass(pdf, job.sheet)];
    case 'cargo-form':
      return [(pdf) => drawCargoForm(pdf, job.sheet)];
    case 'order':
      return [(pdf) => drawOrder(pdf, job.sheet)];
    case 'catalogue-order':
      return catalogueOrderPages(job.sheet);
    case 'catalogue-proof':
      return catalogueProofPages(job.sheet);
    case 'rubrics':
      return rubricPages(job.sheet);
    case 'personal-data':
      return [(pdf) => drawPersonalData(pdf, job.sheet)];
    case 'accounting':
      return [(pdf) => drawAccountingDocument(pdf, job.sheet)];
  }
};

/**
 * Draws a document and emits its bytes as they are produced. Yields to other work of the thread between two sheets.
 * @param signal cancels the work when nobody waits for the file any more
 */
export const renderDocument = async (
  job: DocumentJob,
  onChunk: (chunk: Uint8Array) => void,
  signal?: AbortSignal,
): Promise<void> => {
  if (job.kind === 'table') {
    onChunk(await tableWorkbook(job.sheet));
    return;
  }
  const pdf = newPdfDocument(job.title, {
    ...('sheet' in job && 'locale' in job.sheet && { locale: job.sheet.locale }),
    isNumbered: job.kind === 'catalogue-order',
  });
  await addFallbackFonts(pdf, job);
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', onChunk);
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const draw of pagesOf(job)) {
    if (signal?.aborted) return;
    draw(pdf);
    await setImmediate();
  }
  pdf.end();
  await ended;
};
