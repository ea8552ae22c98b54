import { renderHook } from '@testing-library/react';
import { usePrefetch } from './use-prefetch';

const fetchCode = jest.fn();

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** How often the code is fetched once the screen is idle. */
const fetches = (isWanted: boolean): number => {
  renderHook(() => usePrefetch(isWanted, fetchCode));
  jest.advanceTimersByTime(5_000);
  return fetchCode.mock.calls.length;
};

beforeEach(() => {
  jest.useFakeTimers();
  fetchCode.mockClear();
});
afterEach(() => {
  connect(undefined);
  jest.useRealTimers();
});

it.each([
  ['a connection that reports nothing about itself', undefined],
  ['a fast one', { saveData: false, effectiveType: '4g' }],
])('an idle screen prefetches the next code once, on %s [SHELL-355]', (_name, connection) => {
  connect(connection);
  expect(fetches(true)).toBe(1);
});

it.each([
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['with a 2g connection', { effectiveType: '2g' }],
  ['with a slow 2g connection', { effectiveType: 'slow-2g' }],
])('nothing is prefetched %s [SHELL-355]', (_name, connection) => {
  connect(connection);
  expect(fetches(true)).toBe(0);
});

it('nothing is prefetched by a screen without next steps or one that is left at once [SHELL-355]', () => {
  expect(fetches(false)).toBe(0);
  renderHook(() => usePrefetch(true, fetchCode)).unmount();
  jest.advanceTimersByTime(5_000);
  expect(fetchCode).not.toHaveBeenCalled();
});
