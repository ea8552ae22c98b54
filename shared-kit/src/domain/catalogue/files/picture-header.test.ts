import { jpegBytes, pngBytes } from './testing';
import { pictureHeader } from './picture-header';

describe('the header of a picture [CAT-296]', () => {
  it.each([
    ['png', pngBytes(1024, 341), { kind: 'png', width: 1024, height: 341, colour: 'rgb' }],
    ['grey png', pngBytes(10, 20, 0), { kind: 'png', width: 10, height: 20, colour: 'grey' }],
    ['jpeg', jpegBytes(3508, 2480), { kind: 'jpeg', width: 3508, height: 2480, colour: 'rgb' }],
    ['grey jpeg', jpegBytes(8, 9, { components: 1 }), { kind: 'jpeg', width: 8, height: 9, colour: 'grey' }],
    ['cmyk jpeg', jpegBytes(8, 9, { components: 4 }), { kind: 'jpeg', width: 8, height: 9, colour: 'cmyk' }],
  ])('%s: sides and colour space [CAT-296]', (_name, bytes, expected) => {
    expect(pictureHeader(bytes)).toEqual(expected);
  });

  it.each([
    [1, 3508],
    [3, 3508],
    [6, 2480],
    [8, 2480],
  ])(
    'applies the EXIF orientation of a photo: orientation %i is %i px wide [CAT-149] [CAT-296]',
    (orientation, width) => {
      expect(pictureHeader(jpegBytes(3508, 2480, { orientation }))?.width).toBe(width);
    },
  );

  it.each([
    ['another file', new TextEncoder().encode('%PDF-1.7')],
    ['nothing', new Uint8Array()],
    ['a png that breaks off', pngBytes(10, 10).slice(0, 20)],
    ['a jpeg that breaks off', jpegBytes(10, 10).slice(0, 12)],
  ])('returns null for %s', (_name, bytes) => {
    expect(pictureHeader(bytes)).toBeNull();
  });
});
