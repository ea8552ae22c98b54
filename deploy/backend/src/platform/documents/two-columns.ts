import type { Locale } from '@fairfront/shared-kit/domain/common';
import { drawExhibitionHead, ink, inOneLanguage, innerWidth, page, write, type PdfDocument } from './pdf-document';
import type { ExhibitionHead } from './sheets';

const gap = 22;
const bottom = page.height - page.margin - 14;

/** Width of a column in points. */
export const columnWidth = (innerWidth - gap) / 2;
/** Height of a column of a page without a title, in points. */
export const columnHeight = bottom - page.margin;

/** Numbered pages with two columns that are filled from top to bottom. */
export class TwoColumns {
  private top: number = page.margin;
  private column = 0;
  private pages = 0;
  /** Where the next row begins. */
  y: number = page.margin;

  /** Left edge of the current column. */
  get x(): number {
    return page.margin + this.column * (columnWidth + gap);
  }

  /** Whether nothing has been drawn in the current column. */
  get isAtTop(): boolean {
    return this.y <= this.top;
  }

  /** Begins the document: the head of the exhibition and a heading, with the columns below them. */
  begin(
    pdf: PdfDocument,
    { locale, exhibition, heading }: { locale: Locale; exhibition: ExhibitionHead; heading: string },
  ): void {
    this.addPage(pdf);
    const below = drawExhibitionHead(pdf, inOneLanguage(exhibition, locale)) + 18;
    this.startBelow(write(pdf, heading, page.margin, below, { size: 15, font: 'bold' }));
  }

  /** Begins a page with a title of its own. */
  addTitledPage(pdf: PdfDocument, title: string): void {
    this.addPage(pdf);
    this.startBelow(write(pdf, title, page.margin, page.margin, { size: 13, font: 'bold' }));
  }

  /** Continues in the next column or page if the height does not fit below. */
  makeRoom(pdf: PdfDocument, height: number): void {
    if (this.y + height <= bottom) return;
    if (this.column === 0) {
      this.column = 1;
      this.y = this.top;
    } else {
      this.addPage(pdf);
    }
  }

  private startBelow(title: number): void {
    this.top = title + 10;
    this.y = this.top;
  }

  private addPage(pdf: PdfDocument): void {
    pdf.addPage();
    this.pages += 1;
    this.column = 0;
    this.top = page.margin;
    this.y = page.margin;
    const number = String(this.pages);
    pdf.font('regular').fontSize(8).fillColor(ink.soft);
    const x = page.width - page.margin - pdf.widthOfString(number);
    pdf.text(number, x, page.height - page.margin, { lineBreak: false });
  }
}
