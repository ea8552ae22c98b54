/** A glyph of a laid out text, with the characters that it represents. */
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
  /** Cached glyphs. */
  _glyphs: Record<number, Glyph>;
}

/** A font within one document, with its used glyphs. */
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

/** Internals of pdfkit; its version is pinned, and every document fails if they change. */
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

/**
 * Maximum number of cached fallback fonts per thread: a subset takes up to a megabyte, and nobody needs all of them.
 */
const keptFallbacks = 40;
const fallbacks = new Map<string, KeptFont>();

/**
 * A glyph remembers the first character that requested it, which copied text then contains. Requesting them in code
 * point order makes it the plain space rather than the non-breaking one, whatever was drawn before.
 */
const nameGlyphs = (font: ParsedFont): void => {
  for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) font.glyphForCodePoint(codePoint);
};

/** In fonts that compose letters from shared glyphs, a glyph represents a different character every time. */
const forgetNames = (font: ParsedFont): void => {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    Reflect.deleteProperty(font._glyphs, id);
    return getGlyph(id, codePoints);
  };
};

/** Gives every character of a shared glyph its own glyph number, so that the text layer contains what was written. */
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
 * Gives a document fonts that were parsed for an earlier one in this thread: parsing takes ten times as long as a page.
 * What differs between documents, the subset of glyphs, is created again.
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

/** Whether a cached font has a glyph for a character. */
export const isInKeptFont = (name: string, codePoint: number): boolean => !!kept.get(name)?.characters.has(codePoint);

/** Ascender of a font above its baseline, in thousandths of its size. */
export const ascenderOf = (pdf: PDFKit.PDFDocument, name: string): number =>
  (pdf as unknown as PdfInternals)._fontFamilies[name]?.ascender ?? 0;

/**
 * Adds a font for the characters that the fonts of a document lack.
 * @param read the font file; called only if the font is not cached
 * @returns the characters that it has
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
  // the most recently used one stays longest
  fallbacks.delete(name);
  fallbacks.set(name, known);
  const [oldest] = fallbacks.keys();
  if (fallbacks.size > keptFallbacks && oldest !== undefined) fallbacks.delete(oldest);
  encodeByCharacters(addToPdf(pdf, name, known));
  return known.characters;
};
