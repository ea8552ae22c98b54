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
  type Paper,
} from './paper';
import type { CarPassSheet } from './sheets';

/** The page of a car pass, to lie behind the windscreen: the number can be read from afar (PASS-200). */
export const drawCarPass = (paper: Paper, sheet: CarPassSheet): void => {
  paper.addPage();
  let y = drawExhibitionHead(paper, sheet.exhibition) + 26;
  y = drawHeading(paper, sheet.heading, y) + 20;
  const size = fittingSize(paper, sheet.carNumber, 'bold', 60, 30);
  y = write(paper, sheet.carNumber, page.margin, y, { size, font: 'bold', lines: 1 }) + 2;
  y = write(paper, inOneLine(sheet.carType), page.margin, y, { size: 14, color: ink.soft }) + 16;
  drawRule(paper, y);
  y = drawFacts(paper, sheet.facts, y + 16);
  drawRule(paper, y + 6);
  drawCodes(paper, sheet.code, y + 20);
};
