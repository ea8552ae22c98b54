import type { Frame, Sides } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import { withoutMargins } from '@fairfront/shared-kit/domain/catalogue/files/margins';

/** Margin detection needs at most this many pixels on the longer side. */
const longest = 512;

/** The picture area without margins, in its own pixels; null if there are no margins or the picture is unreadable. */
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
