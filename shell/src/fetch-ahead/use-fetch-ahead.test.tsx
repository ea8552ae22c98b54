import { renderHook } from '@testing-library/react';
import { useFetchAhead } from './use-fetch-ahead';

const fetchCode = jest.fn();

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** How often the code is fetched when the screen has been idle for a while. */
const fetches = (isWanted: boolean): number => {
  renderHook(() => useFetchAhead(isWanted, fetchCode));
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
])('a screen that stands fetches what is opened next once, on %s [SHELL-355]', (_name, connection) => {
  connect(connection);
  expect(fetches(true)).toBe(1);
});

it.each([
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['with a 2g connection', { effectiveType: '2g' }],
  ['with a slow 2g connection', { effectiveType: 'slow-2g' }],
])('nobody %s pays for it before it is needed [SHELL-355]', (_name, connection) => {
  connect(connection);
  expect(fetches(true)).toBe(0);
});

it('a screen that leads to nothing fetches nothing, nor one that is left at once [SHELL-355]', () => {
  expect(fetches(false)).toBe(0);
  renderHook(() => useFetchAhead(true, fetchCode)).unmount();
  jest.advanceTimersByTime(5_000);
  expect(fetchCode).not.toHaveBeenCalled();
});
