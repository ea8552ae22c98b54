import { drawCodes } from '../../../platform/documents/codes';
import {
  drawFacts,
  drawExhibitionHead,
  drawHeading,
  drawRule,
  fittingSize,
  ink,
  page,
  write,
  type PdfDocument,
} from '../../../platform/documents/pdf-document';
import type { BothTexts, ExhibitionHead } from '../../../platform/documents/sheets';

/** A personal pass. */
export interface PersonalPassSheet {
  exhibition: ExhibitionHead;
  kind: BothTexts;
  passId: number;
  lastname: string;
  /** First and middle name. */
  names: string;
  company: string;
  /** Stand titles, with their pavilions if any. */
  stands: string[];
  labels: { passId: BothTexts; stands: BothTexts };
  code: string;
}

declare module '../../../platform/documents/sheets' {
  interface DocumentKinds {
    'personal-passes': { sheets: PersonalPassSheet[] };
  }
}

/** One page of a personal pass. */
export const drawPersonalPass = (pdf: PdfDocument, sheet: PersonalPassSheet): void => {
  pdf.addPage();
  let y = drawExhibitionHead(pdf, sheet.exhibition) + 26;
  y = drawHeading(pdf, sheet.kind, y) + 24;
  const surname = fittingSize(pdf, sheet.lastname, 'bold', 44, 22);
  y = write(pdf, sheet.lastname, page.margin, y, { size: surname, font: 'bold', lines: 2 });
  const names = fittingSize(pdf, sheet.names, 'regular', 30, 16);
  y = write(pdf, sheet.names, page.margin, y, { size: names, lines: 2 }) + 10;
  y = write(pdf, sheet.company, page.margin, y, { size: 16, color: ink.soft, lines: 3 }) + 20;
  drawRule(pdf, y);
  y = drawFacts(
    pdf,
    [
      { label: sheet.labels.passId, value: String(sheet.passId) },
      { label: sheet.labels.stands, value: sheet.stands.join('; ') },
    ],
    y + 16,
  );
  drawRule(pdf, y + 8);
  drawCodes(pdf, sheet.code, y + 26);
};
