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
  type PdfDocument,
} from '../../../platform/documents/pdf-document';
import type { BothTexts, ExhibitionHead, Fact } from '../../../platform/documents/sheets';

/** An invoice, an act or a contract. */
export interface AccountingSheet {
  exhibition: ExhibitionHead;
  heading: BothTexts;
  facts: Fact[];
  head: { title: BothTexts; quantity: BothTexts; amount: BothTexts };
  lines: { title: string; quantity: string; amount: string }[];
  total: { label: BothTexts; amount: string };
}

declare module '../../../platform/documents/sheets' {
  interface DocumentKinds {
    accounting: { sheet: AccountingSheet };
  }
}

const columns = { quantity: 90, amount: 120 };
const titleWidth = innerWidth - columns.quantity - columns.amount - 16;
const amountX = page.width - page.margin - columns.amount;
const quantityX = amountX - columns.quantity;
/** Enough for the longest service name. */
const titleLines = 4;

const drawTableHead = (pdf: PdfDocument, head: AccountingSheet['head'], y: number): number => {
  const line = { size: 9, color: ink.soft, lines: 1 };
  write(pdf, inOneLine(head.title), page.margin, y, line);
  write(pdf, inOneLine(head.quantity), quantityX, y, { ...line, width: columns.quantity, align: 'right' });
  const below = write(pdf, inOneLine(head.amount), amountX, y, { ...line, width: columns.amount, align: 'right' });
  drawRule(pdf, below + 3);
  return below + 8;
};

/** An invoice, an act or a contract: facts, lines, the sum. */
export const drawAccountingDocument = (pdf: PdfDocument, sheet: AccountingSheet): void => {
  pdf.addPage();
  let y = drawExhibitionHead(pdf, sheet.exhibition) + 22;
  y = drawHeading(pdf, sheet.heading, y);
  y = drawFacts(pdf, sheet.facts, y + 16);
  y = drawTableHead(pdf, sheet.head, y + 6);
  for (const { title, quantity, amount } of sheet.lines) {
    if (y + 60 > page.height - page.margin) {
      pdf.addPage();
      y = drawTableHead(pdf, sheet.head, page.margin);
    }
    const below = write(pdf, title, page.margin, y, { size: 11, width: titleWidth, lines: titleLines });
    write(pdf, quantity, quantityX, y, { size: 11, width: columns.quantity, align: 'right', lines: 1 });
    write(pdf, amount, amountX, y, { size: 11, width: columns.amount, align: 'right', lines: 1 });
    drawRule(pdf, below + 3);
    y = below + 8;
  }
  write(pdf, inOneLine(sheet.total.label), page.margin, y + 6, { size: 12, font: 'bold', lines: 1 });
  write(pdf, sheet.total.amount, amountX - columns.quantity, y + 6, {
    size: 12,
    font: 'bold',
    width: columns.amount + columns.quantity,
    align: 'right',
    lines: 1,
  });
};
