import { renderHook } from '@testing-library/react';
import { fetchFederation } from '../boot';
import { useFetchAhead } from './use-fetch-ahead';

jest.mock('../boot', () => ({ fetchFederation: jest.fn() }));

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** How often the runtime is fetched when home has been idle for a while. */
const fetches = (hasExhibition: boolean): number => {
  renderHook(() => useFetchAhead(hasExhibition));
  jest.advanceTimersByTime(5_000);
  return jest.mocked(fetchFederation).mock.calls.length;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(fetchFederation).mockClear();
});
afterEach(() => {
  connect(undefined);
  jest.useRealTimers();
});

it.each([
  ['a connection that tells nothing of itself', undefined],
  ['a fast one', { saveData: false, effectiveType: '4g' }],
])('home with an exhibition fetches the federation runtime once, on %s [SHELL-355]', (_name, connection) => {
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

it('a home without exhibitions fetches nothing, nor one that is left at once [SHELL-355]', () => {
  expect(fetches(false)).toBe(0);
  renderHook(() => useFetchAhead(true)).unmount();
  jest.advanceTimersByTime(5_000);
  expect(fetchFederation).not.toHaveBeenCalled();
});
