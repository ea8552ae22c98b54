// minified by its authors, which saves the build from reading and minifying three megabytes
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.min.mjs';
// its worker runs in this thread: at most three pages are rendered, and the portal's policy needs no further script
import * as pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { pixelsOf } from '@fairfront/shared-kit/components/qr-camera';

Object.assign(globalThis, { pdfjsWorker: pdfWorker });

/** The length in px of a rendered page: a code of 2 cm on A4 then has 4 px per module. */
const longest = 2000;

/** The first pages of a PDF as pictures, rendered one by one, so that the first code ends the work. */
export async function* pagesOf(bytes: ArrayBuffer, limit: number): AsyncGenerator<ImageData> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    // nothing is fetched, compiled or installed for an untrusted file
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const file = await loading.promise;
    for (let number = 1; number <= Math.min(limit, file.numPages); number += 1) {
      const page = await file.getPage(number);
      const size = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: longest / Math.max(size.width, size.height) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      yield pixelsOf({ source: canvas, width: canvas.width, height: canvas.height }, longest);
    }
  } finally {
    await loading.destroy();
  }
}
