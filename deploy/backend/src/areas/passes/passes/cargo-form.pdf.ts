import {
  drawFacts,
  drawExhibitionHead,
  drawHeading,
  drawRule,
  heightOf,
  ink,
  inOneLine,
  innerWidth,
  page,
  write,
  type PdfDocument,
} from '../../../platform/documents/pdf-document';
import type { BothTexts, ExhibitionHead, Fact } from '../../../platform/documents/sheets';

/** The cargo form D03. */
export interface CargoFormSheet {
  exhibition: ExhibitionHead;
  heading: BothTexts;
  facts: Fact[];
  head: { title: BothTexts; quantity: BothTexts };
  cargos: { title: string; quantity: number }[];
  /** The signatories, below each line. */
  signatures: BothTexts[];
}

declare module '../../../platform/documents/sheets' {
  interface DocumentKinds {
    'cargo-form': { sheet: CargoFormSheet };
  }
}

const columns = { number: 30, quantity: 80 };
const titleWidth = innerWidth - columns.number - columns.quantity - 16;
const footHeight = 120;
/** Enough for the longest title of 255 characters. */
const titleLines = 6;

const drawTableHead = (pdf: PdfDocument, head: CargoFormSheet['head'], y: number): number => {
  const line = { size: 9, color: ink.soft, lines: 1 };
  write(pdf, '№', page.margin, y, line);
  write(pdf, inOneLine(head.title), page.margin + columns.number, y, line);
  const x = page.width - page.margin - columns.quantity;
  const below = write(pdf, inOneLine(head.quantity), x, y, { ...line, width: columns.quantity, align: 'right' });
  drawRule(pdf, below + 3);
  return below + 8;
};

const drawSignatures = (pdf: PdfDocument, signatures: readonly BothTexts[], y: number): void => {
  const width = (innerWidth - 24) / 2;
  signatures.forEach((signature, index) => {
    const x = page.margin + (index % 2) * (width + 24);
    const top = y + Math.floor(index / 2) * 46 + 24;
    pdf
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(0.75)
      .strokeColor(ink.text)
      .stroke();
    write(pdf, inOneLine(signature), x, top + 3, { size: 8, color: ink.soft, width, lines: 1 });
  });
};

/** The cargo form D03: facts, a numbered table of cargos, signature lines. */
export const drawCargoForm = (pdf: PdfDocument, sheet: CargoFormSheet): void => {
  pdf.addPage();
  let y = drawExhibitionHead(pdf, sheet.exhibition) + 22;
  y = drawHeading(pdf, sheet.heading, y);
  y = drawFacts(pdf, sheet.facts, y + 16);
  y = drawTableHead(pdf, sheet.head, y + 6);
  sheet.cargos.forEach(({ title, quantity }, index) => {
    const height = heightOf(pdf, title, { size: 11, width: titleWidth, lines: titleLines });
    if (y + height > page.height - page.margin) {
      pdf.addPage();
      y = drawTableHead(pdf, sheet.head, page.margin);
    }
    write(pdf, String(index + 1), page.margin, y, { size: 11, lines: 1 });
    const below = write(pdf, title, page.margin + columns.number, y, {
      size: 11,
      width: titleWidth,
      lines: titleLines,
    });
    const x = page.width - page.margin - columns.quantity;
    write(pdf, String(quantity), x, y, { size: 11, width: columns.quantity, align: 'right', lines: 1 });
    drawRule(pdf, below + 3);
    y = below + 8;
  });
  if (y + footHeight > page.height - page.margin) {
    pdf.addPage();
    y = page.margin;
  }
  drawSignatures(pdf, sheet.signatures, y + 10);
};
