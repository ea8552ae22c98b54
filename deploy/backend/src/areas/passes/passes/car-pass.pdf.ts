import { drawCodes } from '../../../platform/documents/codes';
import {
  drawFacts,
  drawExhibitionHead,
  drawHeading,
  drawRule,
  fittingSize,
  ink,
  inOneLine,
  page,
  write,
  type PdfDocument,
} from '../../../platform/documents/pdf-document';
import type { BothTexts, ExhibitionHead, Fact } from '../../../platform/documents/sheets';

/** A car pass. */
export interface CarPassSheet {
  exhibition: ExhibitionHead;
  heading: BothTexts;
  passId: number;
  carNumber: string;
  carType: BothTexts;
  facts: Fact[];
  code: string;
}

declare module '../../../platform/documents/sheets' {
  interface DocumentKinds {
    'car-pass': { sheet: CarPassSheet };
  }
}

/** The page of a car pass, to be placed behind the windscreen: the number is readable from afar. */
export const drawCarPass = (pdf: PdfDocument, sheet: CarPassSheet): void => {
  pdf.addPage();
  let y = drawExhibitionHead(pdf, sheet.exhibition) + 26;
  y = drawHeading(pdf, sheet.heading, y) + 20;
  const size = fittingSize(pdf, sheet.carNumber, 'bold', 60, 30);
  y = write(pdf, sheet.carNumber, page.margin, y, { size, font: 'bold', lines: 1 }) + 2;
  y = write(pdf, inOneLine(sheet.carType), page.margin, y, { size: 14, color: ink.soft }) + 16;
  drawRule(pdf, y);
  y = drawFacts(pdf, sheet.facts, y + 16);
  drawRule(pdf, y + 6);
  drawCodes(pdf, sheet.code, y + 20);
};
