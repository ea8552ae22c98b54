/** A font as fontkit has parsed it. */
interface ParsedFont {
  /** Every code point that it can draw. */
  readonly characterSet: readonly number[];
  glyphForCodePoint: (codePoint: number) => unknown;
}

/** A font inside of one document: which glyphs it uses there. */
interface FontInPdf {
  readonly font: ParsedFont;
  readonly constructor: FontClass;
}
type FontClass = new (pdf: PDFKit.PDFDocument, font: ParsedFont, id: string) => FontInPdf;

/** What pdfkit keeps to itself; its version is pinned, and every document fails when this is no longer so. */
interface PdfInternals {
  _font: FontInPdf;
  _fontFamilies: Record<string, FontInPdf>;
  _fontCount: number;
}

const kept = new Map<string, { font: ParsedFont; PdfFont: FontClass }>();

/**
 * A glyph remembers the first character that asked for it, and that is what a copied text holds. In the order of the code
 * points it is the plain space, never the one that does not break, whatever was drawn before.
 */
const nameGlyphs = (font: ParsedFont): void => {
  for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) font.glyphForCodePoint(codePoint);
};

/**
 * Gives a document fonts that were parsed for an earlier one of this thread: parsing takes ten times as long as a page. What
 * differs between documents, the subset of glyphs, is made anew.
 * @param names registered fonts
 */
export const useKeptFonts = (pdf: PDFKit.PDFDocument, names: readonly string[]): void => {
  const inside = pdf as unknown as PdfInternals;
  for (const name of names) {
    const known = kept.get(name);
    if (known) {
      inside._fontCount += 1;
      inside._fontFamilies[name] = new known.PdfFont(pdf, known.font, `F${inside._fontCount}`);
    } else {
      pdf.font(name);
      const { font, constructor: PdfFont } = inside._font;
      nameGlyphs(font);
      kept.set(name, { font, PdfFont });
    }
  }
};
