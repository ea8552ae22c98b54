import { useEffect, useState, type RefObject } from 'react';
import type { Frame } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import { fitFrame, type FitOptions, type FittedPicture } from './fit-frame';

/** How long the frame must be unchanged before its result is rendered, ms. */
const rest = 250;

/** A result with its frame, and a URL to display it. */
export interface ShownResult {
  of: string;
  picture: FittedPicture | null;
  address: string | null;
}

/**
 * The result of the frame, rendered whenever the frame is at rest; `isCurrent` tells whether it matches the current frame.
 * An unreadable picture has none (`picture` null).
 */
export const useFittedPicture = (
  image: RefObject<HTMLImageElement | null>,
  { x, y, width, height }: Frame,
  { resolution, kind, maxBytes }: FitOptions,
): { result: ShownResult | null; isCurrent: boolean } => {
  const [result, setResult] = useState<ShownResult | null>(null);
  const of = [x, y, width, height].join(' ');
  useEffect(() => {
    let isLeft = false;
    let address: string | null = null;
    const make = async () => {
      let picture: FittedPicture | null = null;
      try {
        if (!image.current) return;
        await image.current.decode();
        picture = await fitFrame(image.current, { x, y, width, height }, { resolution, kind, maxBytes });
      } catch {
        // the dialog reports an unreadable picture
      }
      if (isLeft) return;
      address = picture && URL.createObjectURL(picture.blob);
      setResult({ of, picture, address });
    };
    const timer = setTimeout(() => void make(), rest);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      if (address) URL.revokeObjectURL(address);
    };
  }, [image, of, x, y, width, height, resolution, kind, maxBytes]);
  return { result, isCurrent: result?.of === of };
};
