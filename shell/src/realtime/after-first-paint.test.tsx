import { afterFirstPaint } from './after-first-paint';

const work = jest.fn();

const preload = (href: string, as = 'script'): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', href });
  link.setAttribute('as', as);
  document.head.append(link);
  return link;
};

beforeEach(() => {
  jest.useFakeTimers();
  work.mockClear();
  // jsdom does not measure resources
  Object.assign(performance, { getEntriesByName: jest.fn(() => []) });
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(performance, 'getEntriesByName');
  jest.useRealTimers();
});

it('the work waits until the files requested by the page have loaded or failed [SHELL-438]', () => {
  const [came, failed] = [preload('/r/a.js'), preload('/r/b.js')];
  afterFirstPaint(work);
  jest.advanceTimersByTime(1_000);
  came.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  failed.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(300);
  expect(work).toHaveBeenCalledTimes(1);
});

it('the work does not wait for fonts or loaded files', () => {
  preload('/r/font.woff2', 'font');
  const { href } = preload('/r/a.js');
  jest
    .mocked(performance.getEntriesByName)
    .mockImplementation((name) => (name === href ? [{ name } as PerformanceEntry] : []));
  afterFirstPaint(work);
  jest.advanceTimersByTime(300);
  expect(work).toHaveBeenCalledTimes(1);
});

it('the work does not wait forever and can be cancelled at any time', () => {
  const link = preload('/r/a.js');
  afterFirstPaint(work);
  jest.advanceTimersByTime(3_300);
  expect(work).toHaveBeenCalledTimes(1);
  const [early, late] = [afterFirstPaint(work), afterFirstPaint(work)];
  early();
  link.dispatchEvent(new Event('load'));
  late();
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});
