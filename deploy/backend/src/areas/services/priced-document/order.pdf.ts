import {
  drawExhibitionHead,
  drawRule,
  ink,
  inOneLanguage,
  innerWidth,
  page,
  write,
  type PdfDocument,
} from '../../../platform/documents/pdf-document';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ExhibitionHead } from '../../../platform/documents/sheets';

/** Priced lines in one language: an order or a cart of additional services. */
export interface OrderSheet {
  locale: Locale;
  exhibition: ExhibitionHead;
  heading: string;
  facts: { name: string; value: string }[];
  head: { title: string; quantity: string; price: string; amount: string };
  /** `notes` are below the name: contractor, dates, comment. */
  lines: { title: string; notes: string[]; quantity: string; price: string; amount: string }[];
  totals: { name: string; value: string }[];
}

declare module '../../../platform/documents/sheets' {
  interface DocumentKinds {
    order: { sheet: OrderSheet };
  }
}

const widths = { quantity: 74, price: 92, amount: 100 };
const gap = 12;
const titleWidth = innerWidth - widths.quantity - widths.price - widths.amount - gap;
const amountX = page.width - page.margin - widths.amount;
const priceX = amountX - widths.price;
const quantityX = priceX - widths.quantity;
/** Enough for the longest service name and comment. */
const titleLines = 4;
/** Below this y a line starts a new page: its name, notes and figures stay together. */
const lastLineY = page.height - page.margin - 110;

type Cells = Pick<OrderSheet['lines'][number], 'quantity' | 'price' | 'amount'>;

const writeCells = (
  pdf: PdfDocument,
  { quantity, price, amount }: Cells,
  y: number,
  line: { size: number; color?: string },
) => {
  const cell = { ...line, align: 'right', lines: 2 } as const;
  return Math.max(
    write(pdf, quantity, quantityX, y, { ...cell, width: widths.quantity }),
    write(pdf, price, priceX, y, { ...cell, width: widths.price }),
    write(pdf, amount, amountX, y, { ...cell, width: widths.amount }),
  );
};

const drawHead = (pdf: PdfDocument, head: OrderSheet['head'], y: number): number => {
  const line = { size: 9, color: ink.soft };
  write(pdf, head.title, page.margin, y, { ...line, width: titleWidth, lines: 1 });
  const below = writeCells(pdf, head, y, line);
  drawRule(pdf, below + 3);
  return below + 8;
};

/** An order: facts, lines with contractors, dates and prices, totals with VAT. */
export const drawOrder = (pdf: PdfDocument, sheet: OrderSheet): void => {
  pdf.addPage();
  let y = drawExhibitionHead(pdf, inOneLanguage(sheet.exhibition, sheet.locale)) + 22;
  y = write(pdf, sheet.heading, page.margin, y, { size: 15, font: 'bold', lines: 1 }) + 10;
  for (const { name, value } of sheet.facts) {
    write(pdf, name, page.margin, y, { size: 9, color: ink.soft, width: 130, lines: 1 });
    y = write(pdf, value, page.margin + 140, y, { size: 10, width: innerWidth - 140, lines: 6 }) + 4;
  }
  y = drawHead(pdf, sheet.head, y + 10);
  for (const line of sheet.lines) {
    if (y > lastLineY) {
      pdf.addPage();
      y = drawHead(pdf, sheet.head, page.margin);
    }
    const cells = writeCells(pdf, line, y, { size: 10 });
    let below = write(pdf, line.title, page.margin, y, { size: 10, width: titleWidth, lines: titleLines });
    for (const note of line.notes) {
      below = write(pdf, note, page.margin, below, {
        size: 8,
        color: ink.soft,
        width: titleWidth,
        lines: titleLines,
      });
    }
    drawRule(pdf, Math.max(cells, below) + 3);
    y = Math.max(cells, below) + 8;
  }
  if (y > lastLineY) {
    pdf.addPage();
    y = page.margin;
  }
  for (const [index, { name, value }] of sheet.totals.entries()) {
    const style = index === 0 ? ({ size: 12, font: 'bold' } as const) : { size: 10, color: ink.soft };
    write(pdf, name, page.margin, y + 6, { ...style, lines: 1 });
    y = write(pdf, value, priceX, y + 6, { ...style, width: widths.price + widths.amount, align: 'right', lines: 1 });
  }
};
