import { drawCodes } from './codes';
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
} from './pdf-document';
import type { CarPassSheet } from './sheets';

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
