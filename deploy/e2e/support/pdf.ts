import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * The text of all pages of a PDF, with single spaces between words. Proves that the text can be searched and copied.
 */
export const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return pages.join(' ').replace(/\s+/g, ' ');
};
