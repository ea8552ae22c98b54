import type { ReceivedFile } from './client-types';

/** Long enough for any browser to have taken the file over, ms. */
const releaseAfter = 60_000;

const releaseLater = (url: string) => setTimeout(() => URL.revokeObjectURL(url), releaseAfter);

const followLink = (url: string, attributes: Partial<Pick<HTMLAnchorElement, 'download' | 'target' | 'rel'>>): void => {
  const link = Object.assign(document.createElement('a'), { href: url, ...attributes });
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Puts a received file into the download folder under its name (SHELL-161). */
export const saveFile = ({ blob, fileName }: ReceivedFile): void => {
  const url = URL.createObjectURL(blob);
  followLink(url, { download: fileName });
  releaseLater(url);
};

/** Shows a received PDF in a new tab; a browser that shows none gets it into the download folder (ACC-224). */
export const openPdf = ({ blob, fileName }: ReceivedFile): void => {
  if (navigator.pdfViewerEnabled === false) {
    saveFile({ blob, fileName });
    return;
  }
  // whatever the response calls itself, the tab takes it for nothing but a PDF
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
  followLink(url, { target: '_blank', rel: 'noopener' });
  releaseLater(url);
};

/** How a PDF reached the person: the print dialog of the browser, or a new tab where a frame cannot print. */
export type PrintOutcome = 'dialog' | 'tab';

/**
 * Opens the print dialog with a PDF (PASS-194). The PDF is loaded into a frame that nobody sees; a browser that shows no
 * PDF inside a page, or forbids to print it from there, gets it in a new tab. The frame goes when the next one comes or
 * the page gets the focus back from the dialog, the object URL with it.
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
  // display none would leave the viewer unloaded in some browsers
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
