import {
  resultSides,
  type Frame,
  type Resolution,
  type Sides,
} from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';

/** The target of a crop. */
export interface FitOptions {
  resolution: Resolution;
  kind: 'png' | 'jpeg';
  /** The maximum size of the result in bytes. */
  maxBytes: number;
}

/** A cropped and scaled picture. */
export interface FittedPicture extends Sides {
  blob: Blob;
}

const draw = (image: CanvasImageSource, frame: Frame, { width, height }: Sides): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser provides no canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, frame.x, frame.y, frame.width, frame.height, 0, 0, width, height);
  return canvas;
};

const blobOf = (canvas: HTMLCanvasElement, kind: 'png' | 'jpeg', quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The browser could not encode the picture'));
    canvas.toBlob(take, `image/${kind}`, quality);
  });

/** Tried one after another until the size fits. */
const qualities = [0.92, 0.85, 0.75, 0.6];
const shrinkings = [1, 0.85, 0.7, 0.55, 0.4];

/**
 * Crops a picture and scales it down to the rule, in the original file type. If it has too many bytes, a JPEG gets a lower
 * quality, and a PNG fewer pixels if the rule allows it.
 * @returns the best possible result; the rule decides whether it fits
 */
export const fitFrame = async (image: CanvasImageSource, frame: Frame, options: FitOptions): Promise<FittedPicture> => {
  const { resolution, kind, maxBytes } = options;
  const full = resultSides(frame, resolution);
  if (kind === 'jpeg') {
    const canvas = draw(image, frame, full);
    let blob = await blobOf(canvas, kind, qualities[0]);
    for (const quality of qualities.slice(1)) if (blob.size > maxBytes) blob = await blobOf(canvas, kind, quality);
    return { ...full, blob };
  }
  let fitted: FittedPicture = { ...full, blob: await blobOf(draw(image, frame, full), kind) };
  for (const by of resolution.isExact ? [] : shrinkings.slice(1)) {
    if (fitted.blob.size <= maxBytes) break;
    const sides = { width: Math.ceil(full.width * by), height: Math.ceil(full.height * by) };
    fitted = { ...sides, blob: await blobOf(draw(image, frame, sides), kind) };
  }
  return fitted;
};
