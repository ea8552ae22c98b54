import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const noConnection = new Error('No connection');
const start = () => {
  const client = createQueryClient({ gcTime: Infinity });
  client.mount();
  return client;
};
const network = (isOnline: boolean) => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));

afterEach(() => onlineManager.setOnline(true));

describe('while the browser reports that it is offline', () => {
  it('a write is sent, fails at once, and is not repeated automatically [SHELL-167]', async () => {
    const client = start();
    network(false);
    const send = jest.fn(() => Promise.reject(noConnection));
    const write = new MutationObserver(client, { mutationFn: send });
    await expect(write.mutate()).rejects.toBe(noConnection);
    network(true);
    await client.resumePausedMutations();
    expect(send).toHaveBeenCalledTimes(1);
    client.unmount();
  });

  it('a read fails instead of waiting, and is refetched when the network is back [SHELL-167]', async () => {
    const client = start();
    network(false);
    const read = jest.fn(() => (onlineManager.isOnline() ? Promise.resolve('read') : Promise.reject(noConnection)));
    const observer = new QueryObserver(client, { queryKey: ['things'], queryFn: read });
    const leave = observer.subscribe(() => {});
    await expect(observer.fetchOptimistic(observer.options)).rejects.toBe(noConnection);
    network(true);
    await expect(client.ensureQueryData({ queryKey: ['things'], queryFn: read })).resolves.toBe('read');
    leave();
    client.unmount();
  });
});
