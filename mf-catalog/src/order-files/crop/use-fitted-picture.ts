import { useEffect, useState, type RefObject } from 'react';
import type { Frame } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import { fitFrame, type FitOptions, type FittedPicture } from './fit-frame';

/** The frame rests so long before its result is made, in ms. */
const rest = 250;

/** A result with the frame that it was made of, and an address to show it by. */
export interface ShownResult {
  of: string;
  picture: FittedPicture | null;
  address: string | null;
}

/**
 * What the frame becomes, made anew whenever it has come to rest; `isCurrent` says whether the result is that of the present
 * frame. A picture that the browser cannot draw has none (`picture` null).
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
        // the window says that the picture cannot be read
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
