import { drawCodes } from './codes';
import {
  drawFacts,
  drawExhibitionHead,
  drawHeading,
  drawRule,
  fittingSize,
  ink,
  page,
  write,
  type Paper,
} from './paper';
import type { PersonalPassSheet } from './sheets';

/** One page of a pass of a person (PASS-199). */
export const drawPersonalPass = (paper: Paper, sheet: PersonalPassSheet): void => {
  paper.addPage();
  let y = drawExhibitionHead(paper, sheet.exhibition) + 26;
  y = drawHeading(paper, sheet.kind, y) + 24;
  const surname = fittingSize(paper, sheet.lastname, 'bold', 44, 22);
  y = write(paper, sheet.lastname, page.margin, y, { size: surname, font: 'bold', lines: 2 });
  const names = fittingSize(paper, sheet.names, 'regular', 30, 16);
  y = write(paper, sheet.names, page.margin, y, { size: names, lines: 2 }) + 10;
  y = write(paper, sheet.company, page.margin, y, { size: 16, color: ink.soft, lines: 3 }) + 20;
  drawRule(paper, y);
  y = drawFacts(
    paper,
    [
      { label: sheet.labels.passId, value: String(sheet.passId) },
      { label: sheet.labels.stands, value: sheet.stands.join('; ') },
    ],
    y + 16,
  );
  drawRule(paper, y + 8);
  drawCodes(paper, sheet.code, y + 26);
};
