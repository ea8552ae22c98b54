/** The text of the QR code in a picture, or null. The decoder loads on first use; the picture stays in the browser. */
export const readCode = async (pixels: ImageData): Promise<string | null> => {
  const { decodePixels } = await import('./decode-pixels');
  return decodePixels(pixels);
};
