import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// a person who types through react-aria takes seconds on a busy machine; only what fails waits so long
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: the observers and media queries of the browser answer "nothing seen" here
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, {
  ResizeObserver: globalThis.ResizeObserver ?? SilentObserver,
  IntersectionObserver: globalThis.IntersectionObserver ?? SilentObserver,
});
if (typeof window !== 'undefined' && !window.matchMedia) {
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }) as MediaQueryList;
}

// a form that a test leaves half-filled keeps a draft; the next test is another tab
if (typeof window !== 'undefined') beforeEach(() => window.sessionStorage.clear());
