import encodeQR from 'qr';
import { readCode } from '@fairfront/shared-kit/components/qr-camera';
import { readQrFile } from './read-qr-file';

/** The mocked pictures of a file: pages of a PDF, or one photo. */
const pictures: { pages: (string | null)[]; asked: number[] } = { pages: [], asked: [] };

/** A white sheet with a code, as pixels from a browser; blank without a text. */
const sheet = (text: string | null): ImageData => {
  const size = 400;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const modules = text === null ? [] : encodeQR(text, 'raw', { border: 4 });
  const scale = 5;
  modules.forEach((line, row) =>
    line.forEach((isDark, column) => {
      if (!isDark) return;
      for (let y = row * scale; y < (row + 1) * scale; y += 1) {
        for (let x = column * scale; x < (column + 1) * scale; x += 1) {
          data.fill(20, ((y + 60) * size + x + 40) * 4, ((y + 60) * size + x + 40) * 4 + 3);
        }
      }
    }),
  );
  return { data, width: size, height: size, colorSpace: 'srgb' } as ImageData;
};

jest.mock('./pdf-pages', () => ({
  pagesOf: function* (_bytes: ArrayBuffer, limit: number) {
    for (const [index, text] of pictures.pages.slice(0, limit).entries()) {
      pictures.asked.push(index + 1);
      yield sheet(text);
    }
  },
}));
jest.mock('@fairfront/shared-kit/components/qr-camera', () => ({
  ...jest.requireActual<object>('@fairfront/shared-kit/components/qr-camera'),
  pixelsOf: () => sheet(pictures.pages[0] ?? null),
}));

const file = (name: string) => Object.assign(new File(['x'], name), { arrayBuffer: async () => new ArrayBuffer(1) });
beforeEach(() => {
  pictures.pages = [];
  pictures.asked = [];
});

it('the decoder reads the code of a pass from pixels, or null without one [PASS-265]', async () => {
  expect(await readCode(sheet('C7MX0Q4K2VWH9T'))).toBe('C7MX0Q4K2VWH9T');
  expect(await readCode(sheet(null))).toBeNull();
});

it('the reader scans the first three pages of a PDF and stops at the first code [PASS-265]', async () => {
  pictures.pages = [null, 'C7MX0Q4K2VWH9T', 'OTHER'];
  expect(await readQrFile(file('pass.PDF'))).toBe('C7MX0Q4K2VWH9T');
  expect(pictures.asked).toEqual([1, 2]);
  pictures.asked = [];
  pictures.pages = [null, null, null, 'C7MX0Q4K2VWH9T'];
  expect(await readQrFile(file('pass.pdf'))).toBeNull();
  expect(pictures.asked).toEqual([1, 2, 3]);
});

it('the reader scans a photo, and a file that is no picture has no code [PASS-263] [PASS-264]', async () => {
  pictures.pages = ['C7MX0Q4K2VWH9T'];
  const bitmap = { width: 400, height: 400, close: jest.fn() };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  expect(await readQrFile(file('pass.jpeg'))).toBe('C7MX0Q4K2VWH9T');
  expect(bitmap.close).toHaveBeenCalledTimes(1);
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new DOMException('', 'InvalidStateError')) });
  expect(await readQrFile(file('text.jpg'))).toBeNull();
});
