import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout, so observers and media queries report "nothing visible"
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
window.matchMedia ??= (query: string) =>
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

// the next test is another person in another tab: no form draft, no language, no theme
beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});
