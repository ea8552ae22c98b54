import { fontPackages, partsOf, readPartFile } from './fallback-fonts';
import { isInKeptFont, useFallbackFont } from './kept-fonts';
import { newPdfDocument } from './pdf-document';

const lastCodePoint = 0x10ffff;
const firstIdeograph = 0x4e00;
const lastIdeograph = 0x9fff;

/** The characters of the fallback fonts according to the font files: their packages declare more. */
const fallbackSigns = async (pdf: PDFKit.PDFDocument): Promise<Set<number>> => {
  const signs = new Set<number>();
  for (const name of fontPackages) {
    const parts = await partsOf(name);
    for (const part of new Set(parts.values())) {
      const characters = await useFallbackFont(pdf, `${name}-${part}`, () => readPartFile(name, part));
      for (const codePoint of characters) if (parts.get(codePoint) === part) signs.add(codePoint);
    }
  }
  return signs;
};

/** Every code point that the documents draw, or skip because it has no glyph. */
export const printableSigns = async (): Promise<ReadonlySet<number>> => {
  const signs = await fallbackSigns(newPdfDocument('Fonts'));
  for (let codePoint = 0x20; codePoint <= lastCodePoint; codePoint += 1) {
    const sign = String.fromCodePoint(codePoint);
    if (isInKeptFont('regular', codePoint) || /\p{Default_Ignorable_Code_Point}/u.test(sign)) signs.add(codePoint);
    if (/\p{Cc}|\p{Cs}/u.test(sign)) signs.delete(codePoint);
  }
  return signs;
};

/** The table of the rule `printable`: `printable.ts` of the kit explains its format. */
export const printableTable = (signs: ReadonlySet<number>): { ranges: string; ideographs: string } => {
  const isIdeograph = (codePoint: number) => codePoint >= firstIdeograph && codePoint <= lastIdeograph;
  const ideographs = Buffer.alloc((lastIdeograph - firstIdeograph + 1) / 8);
  const ranges: { from: number; to: number }[] = [];
  for (const codePoint of [...signs].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (isIdeograph(codePoint)) {
      const index = codePoint - firstIdeograph;
      ideographs[index >> 3] = (ideographs[index >> 3] ?? 0) | (1 << (index & 7));
    } else if (last?.to === codePoint - 1) last.to = codePoint;
    else ranges.push({ from: codePoint, to: codePoint });
  }
  const steps = ranges.map(({ from, to }, index) => {
    const gap = (from - (ranges[index - 1]?.to ?? 0)).toString(36);
    return from === to ? gap : `${gap}-${(to - from).toString(36)}`;
  });
  return { ranges: steps.join(' '), ideographs: ideographs.toString('base64') };
};
