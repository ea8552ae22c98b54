/** A glyph of a laid out text, with the characters that it stands for. */
interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

/** A font as fontkit has parsed it. */
interface ParsedFont {
  /** Every code point that it can draw. */
  readonly characterSet: readonly number[];
  glyphForCodePoint: (codePoint: number) => unknown;
  getGlyph: (id: number, codePoints?: readonly number[]) => Glyph;
  /** Glyphs that were asked for once. */
  _glyphs: Record<number, Glyph>;
}

/** A font inside of one document: which glyphs it uses there. */
interface FontInPdf {
  readonly font: ParsedFont;
  readonly constructor: FontClass;
  readonly ascender: number;
  readonly scale: number;
  readonly subset: { mapping: Record<number, number>; includeGlyph: (id: number) => number };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  layout: (text: string, features?: unknown) => { glyphs: readonly Glyph[]; positions: readonly unknown[] };
  encode: (text: string, features?: unknown) => [codes: string[], positions: readonly unknown[]];
}
type FontClass = new (pdf: PDFKit.PDFDocument, font: ParsedFont, id: string) => FontInPdf;

/** What pdfkit keeps to itself; its version is pinned, and every document fails when this is no longer so. */
interface PdfInternals {
  _font: FontInPdf;
  _fontFamilies: Record<string, FontInPdf>;
  _fontCount: number;
}

interface KeptFont {
  font: ParsedFont;
  PdfFont: FontClass;
  characters: ReadonlySet<number>;
}

const kept = new Map<string, KeptFont>();

/** Fallback fonts that a thread keeps: a slice takes up to a megabyte, and nobody needs all of them. */
const keptFallbacks = 40;
const fallbacks = new Map<string, KeptFont>();

/**
 * A glyph remembers the first character that asked for it, and that is what a copied text holds. In the order of the code
 * points it is the plain space, never the one that does not break, whatever was drawn before.
 */
const nameGlyphs = (font: ParsedFont): void => {
  for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) font.glyphForCodePoint(codePoint);
};

/** In fonts that build letters out of shared shapes a glyph stands for another character every time. */
const forgetNames = (font: ParsedFont): void => {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    Reflect.deleteProperty(font._glyphs, id);
    return getGlyph(id, codePoints);
  };
};

/** Every character of a shared shape gets a glyph number of its own, so that the text layer holds what was written. */
const encodeByCharacters = (inPdf: FontInPdf): void => {
  const numbers = new Map<string, number>();
  const numberOf = ({ id, codePoints, advanceWidth }: Glyph): number => {
    const key = `${id} ${codePoints.join(' ')}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    Reflect.deleteProperty(inPdf.subset.mapping, id);
    const number = inPdf.subset.includeGlyph(id);
    inPdf.widths[number] = advanceWidth * inPdf.scale;
    inPdf.unicode[number] = codePoints;
    numbers.set(key, number);
    return number;
  };
  inPdf.encode = (text, features) => {
    const { glyphs, positions } = inPdf.layout(text, features);
    return [glyphs.map((glyph) => numberOf(glyph).toString(16).padStart(4, '0')), positions];
  };
};

const addToPdf = (pdf: PDFKit.PDFDocument, name: string, { font, PdfFont }: KeptFont): FontInPdf => {
  const inside = pdf as unknown as PdfInternals;
  inside._fontCount += 1;
  const inPdf = new PdfFont(pdf, font, `F${inside._fontCount}`);
  inside._fontFamilies[name] = inPdf;
  return inPdf;
};

const parsed = (pdf: PDFKit.PDFDocument, name: string): KeptFont => {
  pdf.font(name);
  const { font, constructor: PdfFont } = (pdf as unknown as PdfInternals)._font;
  return { font, PdfFont, characters: new Set(font.characterSet) };
};

/**
 * Gives a document fonts that were parsed for an earlier one of this thread: parsing takes ten times as long as a page. What
 * differs between documents, the subset of glyphs, is made anew.
 * @param names registered fonts
 */
export const useKeptFonts = (pdf: PDFKit.PDFDocument, names: readonly string[]): void => {
  for (const name of names) {
    const known = kept.get(name);
    if (known) addToPdf(pdf, name, known);
    else {
      const font = parsed(pdf, name);
      nameGlyphs(font.font);
      kept.set(name, font);
    }
  }
};

/** Whether one of the kept fonts draws a character. */
export const isInKeptFont = (name: string, codePoint: number): boolean => !!kept.get(name)?.characters.has(codePoint);

/** Height of the letters of a font above its baseline, in thousandths of its size. */
export const ascenderOf = (pdf: PDFKit.PDFDocument, name: string): number =>
  (pdf as unknown as PdfInternals)._fontFamilies[name]?.ascender ?? 0;

/**
 * Gives a document a font for the characters that its own fonts lack.
 * @param read the font file; asked only when the font is not known yet
 * @returns the characters that it can draw
 */
export const useFallbackFont = async (
  pdf: PDFKit.PDFDocument,
  name: string,
  read: () => Promise<Buffer>,
): Promise<ReadonlySet<number>> => {
  let known = fallbacks.get(name);
  if (!known) {
    pdf.registerFont(name, await read());
    known = parsed(pdf, name);
    forgetNames(known.font);
  }
  // the one that was used last stays longest
  fallbacks.delete(name);
  fallbacks.set(name, known);
  const [oldest] = fallbacks.keys();
  if (fallbacks.size > keptFallbacks && oldest !== undefined) fallbacks.delete(oldest);
  encodeByCharacters(addToPdf(pdf, name, known));
  return known.characters;
};
