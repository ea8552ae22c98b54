import { defaultScheduler, notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { joinUpdates } from './join-updates';

// the library has one global scheduler: if it waits for fake timers, no later test gets a response
afterEach(() => notifyManager.setScheduler(defaultScheduler));

it('the query client reports responses of the same turn together, in the order of arrival [SHELL-439]', async () => {
  jest.useFakeTimers();
  joinUpdates();
  // cache timers would be counted below
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const reported: string[] = [];
  for (const name of ['passes', 'orders', 'documents']) {
    const observer = new QueryObserver<string>(client, { queryKey: [name], queryFn: async () => name });
    // like the React adapter subscribes
    observer.subscribe(notifyManager.batchCalls(({ data }) => data && reported.push(data)));
  }
  // the responses arrive in microtasks; nothing is reported before the turn is over
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(reported).toEqual([]);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(0);
  expect(reported).toEqual(['passes', 'orders', 'documents']);
});
