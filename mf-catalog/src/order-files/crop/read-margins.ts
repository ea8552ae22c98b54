import type { Frame, Sides } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import { withoutMargins } from '@fairfront/shared-kit/domain/catalogue/files/margins';

/** Margins need no more pixels than this on the longer side. */
const longest = 512;

/** A picture without its margins, in its own pixels; null where there is nothing to leave out or nothing can be read. */
export const readMargins = (image: CanvasImageSource, picture: Sides): Frame | null => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, width, height);
  const frame = withoutMargins(context.getImageData(0, 0, width, height));
  if (!frame) return null;
  const [across, down] = [picture.width / width, picture.height / height];
  return { x: frame.x * across, y: frame.y * down, width: frame.width * across, height: frame.height * down };
};
