import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Pixels per point: the narrowest bar of a pass is about five pixels wide. */
const scale = 3;
const page = { width: Math.ceil(595.28 * scale), height: Math.ceil(841.89 * scale) };

/** The filled rectangles of a page of ours on white ground, as grey pixels: codes are drawn of nothing else. */
const paint = (content: string): Uint8ClampedArray<ArrayBuffer> => {
  const pixels = new Uint8ClampedArray(page.width * page.height * 4).fill(255);
  let grey = 255;
  let waiting: number[][] = [];
  for (const line of content.split('\n')) {
    const words = line.trim().split(' ');
    const numbers = words.map(Number);
    const operator = words.at(-1);
    if (operator === 're') waiting.push(numbers);
    if (operator === 'scn') grey = Math.round(255 * Math.min(...numbers.slice(0, 3)));
    if (operator !== 'f') continue;
    for (const [x = 0, y = 0, width = 0, height = 0] of waiting) {
      const [left, right] = [x, x + width].map((edge) => Math.round(edge * scale)) as [number, number];
      const [top, bottom] = [y, y + height].map((edge) => Math.round(edge * scale)) as [number, number];
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          pixels.fill(grey, (row * page.width + column) * 4, (row * page.width + column) * 4 + 3);
    }
    waiting = [];
  }
  return pixels;
};

/** The codes on the first page of a PDF as a scanner reads them: format and text, by format. */
export const pdfCodes = async (file: Buffer): Promise<[format: string, text: string][]> => {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const data = paint(streams.find((stream) => stream.includes(' re\n')) ?? '');
  const found = await readBarcodes(
    { data, width: page.width, height: page.height, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0],
    {
      formats: ['QRCode', 'Code128'],
      tryHarder: true,
    },
  );
  return found.map(({ format, text }): [string, string] => [format, text]).sort();
};
