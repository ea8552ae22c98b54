import { defaultScheduler, notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { joinUpdates } from './join-updates';

// the library keeps one scheduler for everybody: with what waits for fake time, no later test would get an answer
afterEach(() => notifyManager.setScheduler(defaultScheduler));

it('reports answers of the same turn together, in the order in which they came [SHELL-439]', async () => {
  jest.useFakeTimers();
  joinUpdates();
  // timers of its cache would be counted below
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const reported: string[] = [];
  for (const name of ['passes', 'orders', 'documents']) {
    const observer = new QueryObserver<string>(client, { queryKey: [name], queryFn: async () => name });
    // as the adapter for React subscribes
    observer.subscribe(notifyManager.batchCalls(({ data }) => data && reported.push(data)));
  }
  // the answers come in microtasks; nothing is reported before the turn is over
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(reported).toEqual([]);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(0);
  expect(reported).toEqual(['passes', 'orders', 'documents']);
});
