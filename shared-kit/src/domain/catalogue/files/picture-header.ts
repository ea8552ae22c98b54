/** How a picture stores its colours; `cmyk` is meant for print, screens only approximate it. */
export type PictureColour = 'rgb' | 'grey' | 'cmyk';

/** What the header of a picture contains, without decoding the picture. */
export interface PictureHeader {
  kind: 'png' | 'jpeg';
  /** Dimensions in px as displayed, with the EXIF orientation applied. */
  width: number;
  height: number;
  colour: PictureColour;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const pngHeader = (bytes: Uint8Array): PictureHeader | null => {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (bytes.length < 26 || !signature.every((byte, place) => bytes[place] === byte)) return null;
  const view = viewOf(bytes);
  // colour types 0 and 4 are greyscale
  const isGrey = (view.getUint8(25) & 2) === 0;
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20), colour: isGrey ? 'grey' : 'rgb' };
};

/** Whether the EXIF block at `start` rotates the picture by 90°: orientations 5 to 8. */
const isOnItsSide = (view: DataView, start: number, end: number): boolean => {
  const isExif = end - start > 14 && view.getUint32(start) === 0x45786966;
  if (!isExif) return false;
  const base = start + 6;
  const isLittle = view.getUint16(base) === 0x4949;
  const directory = base + view.getUint32(base + 4, isLittle);
  if (directory + 2 > end) return false;
  const count = view.getUint16(directory, isLittle);
  for (let place = directory + 2; place < directory + 2 + count * 12 && place + 12 <= end; place += 12) {
    if (view.getUint16(place, isLittle) === 0x0112) return view.getUint16(place + 8, isLittle) >= 5;
  }
  return false;
};

/** Markers C0 to CF start a frame, except for the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const colours: Readonly<Record<number, PictureColour>> = { 1: 'grey', 3: 'rgb', 4: 'cmyk' };

const jpegHeader = (bytes: Uint8Array): PictureHeader | null => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = viewOf(bytes);
  let isTurned = false;
  let place = 2;
  while (place + 10 <= bytes.length && bytes[place] === 0xff) {
    const marker = view.getUint8(place + 1);
    // a marker may be padded with further FF bytes
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    const length = view.getUint16(place + 2);
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(place + 5), view.getUint16(place + 7)];
      const colour = colours[view.getUint8(place + 9)] ?? 'rgb';
      return { kind: 'jpeg', width: isTurned ? height : width, height: isTurned ? width : height, colour };
    }
    const end = Math.min(place + 2 + length, bytes.length);
    if (marker === 0xe1) isTurned ||= isOnItsSide(view, place + 4, end);
    place += 2 + length;
  }
  return null;
};

/**
 * Reads the header of a PNG or JPEG: dimensions and colour space.
 * @param bytes the beginning of the file
 * @returns null for other formats, or if the header is not within the bytes
 */
export const pictureHeader = (bytes: Uint8Array): PictureHeader | null => pngHeader(bytes) ?? jpegHeader(bytes);
