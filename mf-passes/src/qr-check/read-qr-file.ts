import { extensionOf } from '@fairfront/shared-kit/components/file-drop';
import { pixelsOf, readCode } from '@fairfront/shared-kit/components/qr-camera';
import { qrPageLimit } from '@fairfront/shared-kit/domain/passes';

/** The sizes at which a photo is scanned, px: first one that suppresses noise, then smaller and larger ones. */
const photoSizes = [1200, 2600, 600] as const;

async function* picturesOf(file: File): AsyncGenerator<ImageData> {
  if (extensionOf(file.name) === 'pdf') {
    const { pagesOf } = await import('./pdf-pages');
    yield* pagesOf(await file.arrayBuffer(), qrPageLimit);
    return;
  }
  const bitmap = await createImageBitmap(file);
  try {
    for (const size of photoSizes) yield pixelsOf({ source: bitmap, width: bitmap.width, height: bitmap.height }, size);
  } finally {
    bitmap.close();
  }
}

/**
 * The text of the first QR code in a picture or in the first pages of a PDF; null without one, and for a file that does not
 * match its extension. Everything happens in the browser.
 */
export const readQrFile = async (file: File): Promise<string | null> => {
  try {
    for await (const pixels of picturesOf(file)) {
      const text = await readCode(pixels);
      if (text) return text;
    }
  } catch (error) {
    // a decoder that failed to load is an error, not a missing code: the user can retry
    if (error instanceof Error && error.name === 'ChunkLoadError') throw error;
  }
  return null;
};
