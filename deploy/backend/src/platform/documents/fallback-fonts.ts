import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { isInKeptFont, useFallbackFont } from './kept-fonts';

const packages = createRequire(import.meta.url);

/** Packages of Noto Sans by the end of their names; each consists of files for subsets of its characters. */
type FontPackage = 'armenian' | 'georgian' | 'hebrew' | 'arabic' | 'thai' | 'jp' | 'kr' | 'sc';
const ofOneScript: readonly FontPackage[] = ['armenian', 'georgian', 'hebrew', 'arabic', 'thai'];
/** All of them. */
export const fontPackages: readonly FontPackage[] = [...ofOneScript, 'jp', 'kr', 'sc'];

const weights = { regular: 400, bold: 700 } as const;

/** The same ideograph has different shapes by language: kana indicate Japanese, Hangul indicates Korean. */
const eastAsian = (text: string): FontPackage[] => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'kr'];
  return /\p{Script=Hangul}/u.test(text) ? ['kr', 'sc', 'jp'] : ['sc', 'jp', 'kr'];
};

const partsByPackage = new Map<FontPackage, Promise<ReadonlyMap<number, string>>>();

/** Code point → the subset of a package that contains it. Latin and Cyrillic use the fonts of the document. */
const readParts = async (name: FontPackage): Promise<ReadonlyMap<number, string>> => {
  const path = packages.resolve(`@fontsource-variable/noto-sans-${name}/unicode.json`);
  const ranges = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
  const parts = new Map<number, string>();
  for (const [key, list] of Object.entries(ranges)) {
    if (key !== name && !key.startsWith('[')) continue;
    for (const [, from = '', to = from] of list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)) {
      for (let codePoint = parseInt(from, 16); codePoint <= parseInt(to, 16); codePoint += 1) {
        parts.set(codePoint, key.replace(/[[\]]/g, ''));
      }
    }
  }
  return parts;
};
/** Code point → the subset of a package that declares it; some declared ones have no glyph in the font. */
export const partsOf = (name: FontPackage): Promise<ReadonlyMap<number, string>> => {
  const known = partsByPackage.get(name) ?? readParts(name);
  partsByPackage.set(name, known);
  return known;
};

/** The file of a subset, with all weights. */
export const readPartFile = async (name: FontPackage, part: string): Promise<Buffer> => {
  const folder = `@fontsource-variable/noto-sans-${name}/files`;
  return readFile(packages.resolve(`${folder}/noto-sans-${name}-${part}-wght-normal.woff2`));
};

/** One subset at one weight: pdfkit cannot embed variable fonts. */
const readPart = async (name: FontPackage, part: string, weight: number): Promise<Buffer> => {
  const options = { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  return subsetFont(await readPartFile(name, part), '', options);
};

/** Selects the fonts for characters that the fonts of a document lack. */
export class FallbackFonts {
  private readonly known = new Map<string, Promise<ReadonlySet<number>>>();
  /** The first package of East Asian fonts and the character → the font without its weight. */
  private readonly chosen = new Map<string, string>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  /** Loads the fonts that a text needs. */
  async prepare(text: string): Promise<void> {
    const lacking = new Set([...text].map(codePointOf).filter((codePoint) => !isInKeptFont('regular', codePoint)));
    if (lacking.size === 0) return;
    const eastern = eastAsian(text);
    for (const codePoint of lacking) {
      const key = `${eastern[0]} ${codePoint}`;
      if (this.chosen.has(key)) continue;
      const found = await this.findFont(codePoint, [...ofOneScript, ...eastern]);
      if (found) this.chosen.set(key, found);
    }
  }

  /** Whether the document's own fonts are enough, as in most documents. */
  get isEmpty(): boolean {
    return this.chosen.size === 0;
  }

  /** The font of each character of a text: the document's own, a fallback, or null if no font has it. */
  fontsOf(text: string, weight: 'regular' | 'bold'): (string | null)[] {
    const [first] = eastAsian(text);
    return [...text].map((character) => {
      const codePoint = codePointOf(character);
      if (isInKeptFont(weight, codePoint)) return weight;
      const font = this.chosen.get(`${first} ${codePoint}`);
      return font ? `${font}-${weight}` : null;
    });
  }

  private async findFont(codePoint: number, names: readonly FontPackage[]): Promise<string | null> {
    for (const name of names) {
      const part = (await partsOf(name)).get(codePoint);
      if (part === undefined) continue;
      const characters = await this.load(name, part);
      if (characters.has(codePoint)) return `${name}-${part}`;
    }
    return null;
  }

  private load(name: FontPackage, part: string): Promise<ReadonlySet<number>> {
    const font = `${name}-${part}`;
    const add = (weight: keyof typeof weights) =>
      useFallbackFont(this.pdf, `${font}-${weight}`, () => readPart(name, part, weights[weight]));
    const known = this.known.get(font) ?? add('bold').then(() => add('regular'));
    this.known.set(font, known);
    return known;
  }
}

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

const ofDocument = new WeakMap<PDFKit.PDFDocument, FallbackFonts>();

/** All texts in a sheet, at any depth. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsOf(one);
}

/** Loads the fonts that the texts of a document need besides its own; most documents need none. */
export const addFallbackFonts = async (pdf: PDFKit.PDFDocument, content: unknown): Promise<void> => {
  const fonts = new FallbackFonts(pdf);
  ofDocument.set(pdf, fonts);
  for (const text of textsOf(content)) await fonts.prepare(text);
};

/** The font of each character of a text, or null if the document's own font has all of them. */
export const mixedFontsOf = (
  pdf: PDFKit.PDFDocument,
  text: string,
  weight: 'regular' | 'bold',
): (string | null)[] | null => {
  const all = ofDocument.get(pdf);
  if (!all || all.isEmpty) return null;
  const fonts = all.fontsOf(text, weight);
  return fonts.every((font) => font === weight) ? null : fonts;
};
