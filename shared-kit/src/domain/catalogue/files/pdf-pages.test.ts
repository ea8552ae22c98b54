/** @jest-environment node */
import { deflateSync, inflateSync } from 'node:zlib';
import { pdfPages } from './pdf-pages';

const inflate = (packed: Uint8Array) => Promise.resolve(new Uint8Array(inflateSync(packed)));
const bytesOf = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const tree =
  '1 0 obj << /Type /Pages /Kids [2 0 R 3 0 R] /Count 3 >> endobj 2 0 obj << /Count 2 /Kids [] /Type/Pages >>';

describe('the page count of a PDF [CAT-296]', () => {
  it.each([
    ['of the root of its page tree', bytesOf('%PDF-1.4\n', tree), 3],
    [
      'of a tree in packed objects',
      bytesOf('%PDF-1.7\n<< /Type /ObjStm /N 2 >>\nstream\r\n', deflateSync(tree), '\nendstream'),
      3,
    ],
    ['of no tree that is found', bytesOf('%PDF-1.7\n<< /Type /Page >>'), null],
    ['of nothing', new Uint8Array(), null],
  ])('is that %s', async (_what, bytes, pages) => {
    expect(await pdfPages(bytes, inflate)).toBe(pages);
  });
});
