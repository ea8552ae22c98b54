import type { ReceivedFile } from '../platform/api-client';

/** ms after which any browser has read the file. */
const releaseAfter = 60_000;

const releaseLater = (url: string) => setTimeout(() => URL.revokeObjectURL(url), releaseAfter);

const followLink = (url: string, attributes: Partial<Pick<HTMLAnchorElement, 'download' | 'target' | 'rel'>>): void => {
  const link = Object.assign(document.createElement('a'), { href: url, ...attributes });
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Downloads a received file under its name. */
export const saveFile = ({ blob, fileName }: ReceivedFile): void => {
  const url = URL.createObjectURL(blob);
  followLink(url, { download: fileName });
  releaseLater(url);
};

/** Opens a received PDF in a new tab; a browser that cannot show PDFs downloads it. */
export const openPdf = ({ blob, fileName }: ReceivedFile): void => {
  if (navigator.pdfViewerEnabled === false) {
    saveFile({ blob, fileName });
    return;
  }
  // whatever the declared type of the response, the tab treats it as a PDF only
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
  followLink(url, { target: '_blank', rel: 'noopener' });
  releaseLater(url);
};

/** How a PDF was printed: by the print dialog of the browser, or in a new tab if a frame cannot print. */
export type PrintOutcome = 'dialog' | 'tab';

/**
 * Opens the print dialog with a PDF. The PDF is loaded into a hidden frame; a browser that cannot show PDFs
 * in a page or forbids printing from there gets it in a new tab. The frame and its object URL are removed when the next
 * one is created or the page regains the focus from the dialog.
 */
export const printPdf = async (blob: Blob): Promise<PrintOutcome> => {
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
  const openTab = (): PrintOutcome => {
    followLink(url, { target: '_blank', rel: 'noopener' });
    releaseLater(url);
    return 'tab';
  };
  if (navigator.pdfViewerEnabled === false) return openTab();

  document.querySelector(`iframe[data-print]`)?.remove();
  const frame = document.createElement('iframe');
  frame.dataset['print'] = '';
  frame.title = 'PDF';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // with display: none some browsers would not load the viewer
  Object.assign(frame.style, { position: 'fixed', inset: 'auto 100% 100% auto', width: '1px', height: '1px' });
  const isLoaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
  frame.src = url;
  document.body.append(frame);
  await isLoaded;
  try {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  } catch {
    frame.remove();
    return openTab();
  }
  window.addEventListener(
    'focus',
    () => {
      frame.remove();
      releaseLater(url);
    },
    { once: true },
  );
  return 'dialog';
};
