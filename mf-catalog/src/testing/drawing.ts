import { jpegBytes, pngBytes } from '@fairfront/shared-kit/domain/catalogue/files/testing';

/** A drawing: the source area, and the dimensions of the result. */
export interface Drawing {
  from: { x: number; y: number; width: number; height: number };
  to: { width: number; height: number };
}

/**
 * jsdom neither decodes nor draws: the canvas of a test writes a header with its dimensions and the size that the test sets.
 * @param weight the size in bytes of a written picture by its pixels and, for a JPEG, its quality
 * @returns all drawings, latest last
 */
export const installDrawing = (weight: (pixels: number, quality?: number) => number = () => 0): Drawing[] => {
  const drawings: Drawing[] = [];
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:test/${(count += 1)}`, revokeObjectURL: () => undefined });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      const to = { width: this.width, height: this.height };
      return {
        drawImage: (_image: unknown, x: number, y: number, width: number, height: number) =>
          drawings.push({ from: { x, y, width, height }, to }),
        // white, with ink in the middle half of both dimensions
        getImageData: (_x: number, _y: number, width: number, height: number) => {
          const isInk = (at: number, of: number) => at >= of / 4 && at < (3 * of) / 4;
          const data = Array.from({ length: width * height }, (_, place) => {
            const shade = isInk(place % width, width) && isInk(Math.floor(place / width), height) ? 0 : 255;
            return [shade, shade, shade, 255];
          }).flat();
          return { width, height, data };
        },
      };
    },
    toBlob(this: HTMLCanvasElement, take: (blob: Blob) => void, type: string, quality?: number) {
      const bytes = type === 'image/png' ? pngBytes(this.width, this.height) : jpegBytes(this.width, this.height);
      const padding = Math.max(0, weight(this.width * this.height, quality) - bytes.length);
      take(new Blob([bytes, new Uint8Array(padding)], { type }));
    },
  });
  return drawings;
};
