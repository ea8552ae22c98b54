import decodeQR from 'qr/decode.js';

/** The built-in barcode detector of some browsers (Android, macOS), which the DOM types lack. */
interface Detector {
  detect: (pixels: ImageData) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const browserDetector = async (): Promise<Detector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats();
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
};
let detector: Promise<Detector | null> | null = null;

const decodeWithBrowser = async (pixels: ImageData): Promise<string | null> => {
  detector ??= browserDetector().catch(() => null);
  const found = await (await detector)?.detect(pixels).catch(() => []);
  return found?.[0]?.rawValue ?? null;
};

const byCode = (pixels: ImageData): string | null => {
  try {
    return decodeQR(pixels);
  } catch {
    // the decoder throws for a picture without a code
    return null;
  }
};

/** The text of the QR code in a picture, or null; the picture stays in the browser. */
export const decodePixels = async (pixels: ImageData): Promise<string | null> => {
  const text = (await decodeWithBrowser(pixels)) ?? byCode(pixels);
  return text?.trim() ? text.trim() : null;
};
