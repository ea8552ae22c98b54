import { unprintableSign } from '@fairfront/shared-kit/domain/validation';
import fc from 'fast-check';
import { FallbackFonts } from './fallback-fonts';
import { newPdfDocument } from './pdf-document';
import { printableSigns } from './printable-signs';

/** The planes with assigned characters, without control characters and surrogates. */
const isChecked = (sign: string): boolean => !/\p{Cc}|\p{Cs}/u.test(sign);
const lastChecked = 0x323af;

it('the input rule accepts exactly what the font files contain, including rare ideographs [PASS-385]', async () => {
  const signs = await printableSigns();
  const unlike: string[] = [];
  for (let codePoint = 0x20; codePoint <= lastChecked; codePoint += 1) {
    const sign = String.fromCodePoint(codePoint);
    if (isChecked(sign) && signs.has(codePoint) !== (unprintableSign(sign) === null))
      unlike.push(codePoint.toString(16));
  }
  // regenerate with deploy/backend/printable-signs.mjs
  expect(unlike).toEqual([]);
}, 60_000);

/** Whether a newly drawn document has a glyph for a character. */
const isDrawn = async (fonts: FallbackFonts, sign: string): Promise<boolean> => {
  await fonts.prepare(sign);
  return fonts.fontsOf(sign, 'regular').every((font) => font !== null);
};

it.each([
  ['ideographs', 0x4e00, 0x9fff],
  ['rare ideographs', 0x3400, 0x4dbf],
  ['ideographs for compatibility', 0xf900, 0xfaff],
  ['symbols', 0x2190, 0x2bff],
  ['letters', 0xa0, 0x10ff],
])(
  'a document draws all accepted characters of a sample of %s, and no others [PASS-385]',
  async (_name, min, max) => {
    const fonts = new FallbackFonts(newPdfDocument('Fonts'));
    const sample = fc
      .sample(fc.integer({ min, max }), { seed: 385, numRuns: 40 })
      .map((code) => String.fromCodePoint(code));
    const unlike: string[] = [];
    for (const sign of sample) {
      if (/\p{Default_Ignorable_Code_Point}/u.test(sign)) continue;
      if ((await isDrawn(fonts, sign)) !== (unprintableSign(sign) === null)) unlike.push(sign);
    }
    expect(unlike).toEqual([]);
  },
  60_000,
);
