import { buildUser, failWith } from '@fairfront/shared-kit/testing';
import { act, homeStands, screen, settle, startShell, waitFor } from '../testing/shell-double';
import { pauseBefore } from './wait-for-service';

const former = globalThis.fetch;
const asked = jest.fn<Promise<{ status: number }>, [string]>();
beforeEach(() => {
  asked.mockReset().mockResolvedValue({ status: 503 });
  globalThis.fetch = ((url: string) => asked(url)) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = former;
  jest.useRealTimers();
});

const line = () => screen.queryByText(/Одну минуту: сервис перезапускается/);

describe('a temporarily unavailable service', () => {
  it('is shown in one line and polled at a moderate rate, and failed data reloads by itself [SHELL-295]', async () => {
    const { fake, queryClient } = await startShell();
    await homeStands();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    const away = failWith(503, { code: 'service_unavailable', message: 'Минуту' });
    fake.on('get', '/auth/user', away);
    await act(async () => {
      const failing = queryClient.invalidateQueries({ queryKey: ['user'] });
      await jest.advanceTimersByTimeAsync(2_000);
      await failing;
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(line()).toBeVisible();
    expect(screen.getAllByRole('status').some((region) => region.contains(line()))).toBe(true);

    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(8);
    fake.on('get', '/auth/user', { data: buildUser({ name: 'Вернувшийся' }) });
    asked.mockResolvedValue({ status: 200 });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    jest.useRealTimers();
    await waitFor(() => expect(line()).toBeNull());
    await waitFor(() => expect(queryClient.getQueryData(['user'])).toMatchObject({ name: 'Вернувшийся' }));
    await settle();
  });
});

describe('the pause before the next poll', () => {
  it.each([
    [0, null, 0, 2],
    [0, 5, 0, 5],
    [0, 5, 1, 7.5],
    [2, 2, 0, 4.5],
    [0, 0, 0, 2],
    [20, 2, 1, 30],
    [0, 3_600, 0, 30],
  ])('attempt %i, Retry-After %s, spread %s: %s s [SHELL-295]', (attempt, retryAfter, spread, seconds) => {
    expect(pauseBefore(attempt, retryAfter, spread)).toBe(seconds);
  });
});
