/** The beginning of a PNG with these dimensions, without pixels. */
export const pngBytes = (width: number, height: number, colourType = 6): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint8(24, 8);
  view.setUint8(25, colourType);
  return bytes;
};

/** The beginning of a JPEG: a comment, the EXIF orientation if given, then the frame. */
export const jpegBytes = (
  width: number,
  height: number,
  { components = 3, orientation }: { components?: 1 | 3 | 4; orientation?: number } = {},
): Uint8Array<ArrayBuffer> => {
  const pair = (value: number) => [value >> 8, value & 0xff];
  const exif = [
    ...[0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, ...pair(orientation ?? 1), 0, 0, 0, 0, 0, 0],
  ];
  return Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x68, 0x69],
    ...(orientation === undefined ? [] : [0xff, 0xe1, ...pair(exif.length + 2), ...exif]),
    ...[0xff, 0xc2, ...pair(8 + components * 3), 8, ...pair(height), ...pair(width), components],
    ...Array.from({ length: components * 3 }, () => 1),
    ...[0xff, 0xda],
  ]);
};
