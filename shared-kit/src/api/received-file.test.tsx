import { openPdf, printPdf, saveFile } from './received-file';

const pdf = new Blob(['%PDF']);
let released: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  released = [];
  let count = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:test/${++count}`,
    revokeObjectURL: (url: string) => released.push(url),
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

const followed = () => {
  const links: { href: string; download: string; target: string }[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, download: this.download, target: this.target });
  });
  return links;
};

/** Loads the frame and replaces the print function of its window. */
const loadFrame = (print: () => void) => {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no frame');
  Object.defineProperty(frame, 'contentWindow', { value: { focus: () => {}, print } });
  frame.dispatchEvent(new Event('load'));
  return frame;
};

describe('saveFile', () => {
  it('saves under the name from the server and releases the file [SHELL-161] [PASS-193]', () => {
    const links = followed();
    saveFile({ blob: pdf, fileName: 'Пропуск участника 17.pdf' });
    expect(links).toEqual([{ href: 'blob:test/1', download: 'Пропуск участника 17.pdf', target: '' }]);
    expect(document.querySelector('a')).toBeNull();
    expect(released).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(released).toEqual(['blob:test/1']);
  });
});

describe('openPdf', () => {
  it('opens a file in a new tab, as a PDF whatever its declared type [ACC-224]', () => {
    const links = followed();
    const shown = jest.spyOn(URL, 'createObjectURL');
    openPdf({ blob: new Blob(['<script>'], { type: 'text/html' }), fileName: 'a.pdf' });
    expect(links).toEqual([{ href: 'blob:test/1', download: '', target: '_blank' }]);
    expect((shown.mock.calls[0]?.[0] as Blob).type).toBe('application/pdf');
  });

  it('saves the file if the browser cannot show PDFs [ACC-224]', () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const links = followed();
    openPdf({ blob: pdf, fileName: 'Правила.pdf' });
    expect(links).toEqual([{ href: 'blob:test/1', download: 'Правила.pdf', target: '' }]);
  });
});

describe('printPdf', () => {
  it('opens the print dialog from a hidden frame and removes it afterwards [SHELL-161] [PASS-194]', async () => {
    const print = jest.fn();
    const outcome = printPdf(pdf);
    const frame = loadFrame(print);
    expect(await outcome).toBe('dialog');
    expect(print).toHaveBeenCalledTimes(1);
    expect(frame.ariaHidden).toBe('true');
    expect(frame.tabIndex).toBe(-1);
    window.dispatchEvent(new Event('focus'));
    expect(document.querySelector('iframe')).toBeNull();
    jest.advanceTimersByTime(60_000);
    expect(released).toEqual(['blob:test/1']);
  });

  it('keeps one frame when the next PDF is printed', async () => {
    const first = printPdf(pdf);
    loadFrame(() => {});
    await first;
    const second = printPdf(pdf);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    loadFrame(() => {});
    expect(await second).toBe('dialog');
  });

  it('opens a new tab if the frame may not print [PASS-194]', async () => {
    const links = followed();
    const outcome = printPdf(pdf);
    loadFrame(() => {
      throw new DOMException('cross-origin', 'SecurityError');
    });
    expect(await outcome).toBe('tab');
    expect(links).toEqual([{ href: 'blob:test/1', download: '', target: '_blank' }]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('opens a new tab at once if the browser cannot show PDFs in a page [PASS-194]', async () => {
    const links = followed();
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    expect(await printPdf(pdf)).toBe('tab');
    expect(links).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    expect(released).toEqual(['blob:test/1']);
  });
});
