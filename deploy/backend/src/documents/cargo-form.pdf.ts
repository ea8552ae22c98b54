import {
  drawFacts,
  drawExhibitionHead,
  drawHeading,
  drawRule,
  ink,
  inOneLine,
  innerWidth,
  page,
  write,
  type Paper,
} from './paper';
import type { BothTexts, CargoFormSheet } from './sheets';

const columns = { number: 30, quantity: 80 };
const titleWidth = innerWidth - columns.number - columns.quantity - 16;
const footHeight = 120;
/** Enough for the longest title of 255 characters. */
const titleLines = 6;

const drawTableHead = (paper: Paper, head: CargoFormSheet['head'], y: number): number => {
  const line = { size: 9, color: ink.soft, lines: 1 };
  write(paper, '№', page.margin, y, line);
  write(paper, inOneLine(head.title), page.margin + columns.number, y, line);
  const x = page.width - page.margin - columns.quantity;
  const below = write(paper, inOneLine(head.quantity), x, y, { ...line, width: columns.quantity, align: 'right' });
  drawRule(paper, below + 3);
  return below + 8;
};

const drawSignatures = (paper: Paper, signatures: readonly BothTexts[], y: number): void => {
  const width = (innerWidth - 24) / 2;
  signatures.forEach((signature, index) => {
    const x = page.margin + (index % 2) * (width + 24);
    const top = y + Math.floor(index / 2) * 46 + 24;
    paper
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(0.75)
      .strokeColor(ink.text)
      .stroke();
    write(paper, inOneLine(signature), x, top + 3, { size: 8, color: ink.soft, width, lines: 1 });
  });
};

/** The cargo form D03: facts, a numbered table of cargos, signature lines (PASS-201). */
export const drawCargoForm = (paper: Paper, sheet: CargoFormSheet): void => {
  paper.addPage();
  let y = drawExhibitionHead(paper, sheet.exhibition) + 22;
  y = drawHeading(paper, sheet.heading, y);
  y = drawFacts(paper, sheet.facts, y + 16);
  y = drawTableHead(paper, sheet.head, y + 6);
  sheet.cargos.forEach(({ title, quantity }, index) => {
    paper.font('regular').fontSize(11);
    const height = Math.min(
      paper.heightOfString(title, { width: titleWidth }),
      titleLines * paper.currentLineHeight(true),
    );
    if (y + height > page.height - page.margin) {
      paper.addPage();
      y = drawTableHead(paper, sheet.head, page.margin);
    }
    write(paper, String(index + 1), page.margin, y, { size: 11, lines: 1 });
    const below = write(paper, title, page.margin + columns.number, y, {
      size: 11,
      width: titleWidth,
      lines: titleLines,
    });
    const x = page.width - page.margin - columns.quantity;
    write(paper, String(quantity), x, y, { size: 11, width: columns.quantity, align: 'right', lines: 1 });
    drawRule(paper, below + 3);
    y = below + 8;
  });
  if (y + footHeight > page.height - page.margin) {
    paper.addPage();
    y = page.margin;
  }
  drawSignatures(paper, sheet.signatures, y + 10);
};
