import { setImmediate } from 'node:timers/promises';
import { drawAccountingDocument } from './accounting-document.pdf';
import { catalogueOrderPages } from './catalogue-order.pdf';
import { drawCargoForm } from './cargo-form.pdf';
import { drawCarPass } from './car-pass.pdf';
import { newPaper, type Paper } from './paper';
import { drawOrder } from './order.pdf';
import { drawPersonalPass } from './personal-pass.pdf';
import { drawPersonalData } from './personal-data.pdf';
import type { DocumentJob } from './sheets';
import { rubricPages } from './rubrics.pdf';
import { tableWorkbook } from './table-workbook';

const pagesOf = (job: Exclude<DocumentJob, { kind: 'table' }>): ((paper: Paper) => void)[] => {
  switch (job.kind) {
    case 'personal-passes':
      return job.sheets.map((sheet) => (paper) => drawPersonalPass(paper, sheet));
    case 'car-pass':
      return [(paper) => drawCarPass(paper, job.sheet)];
    case 'cargo-form':
      return [(paper) => drawCargoForm(paper, job.sheet)];
    case 'order':
      return [(paper) => drawOrder(paper, job.sheet)];
    case 'catalogue-order':
      return catalogueOrderPages(job.sheet);
    case 'rubrics':
      return rubricPages(job.sheet);
    case 'personal-data':
      return [(paper) => drawPersonalData(paper, job.sheet)];
    case 'accounting':
      return [(paper) => drawAccountingDocument(paper, job.sheet)];
  }
};

/**
 * Draws a document and hands out its bytes as they come. Between two sheets other work of the thread gets its turn.
 * @param signal ends the work early, when nobody waits for the file any more
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
  const paper = newPaper(job.title, {
    ...('sheet' in job && 'locale' in job.sheet && { locale: job.sheet.locale }),
    isNumbered: job.kind === 'catalogue-order',
  });
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('data', onChunk);
    paper.on('end', resolve);
    paper.on('error', reject);
  });
  for (const draw of pagesOf(job)) {
    if (signal?.aborted) return;
    draw(paper);
    await setImmediate();
  }
  paper.end();
  await ended;
};
