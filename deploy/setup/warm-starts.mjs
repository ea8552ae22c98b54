/**
 * Starts of a service whose next process is waiting already, with its packages loaded: after an edit only the changed code has
 * to be. The script of the service waits for the message `{ type: 'start', port }`.
 * @param {(port: number | null) => import('./service.mjs').Service} create
 * @returns {{ start: (port: number | null) => import('./service.mjs').Service, stop: () => Promise<void> }}
 */
export const warmStarts = (create) => {
  let next = null;
  let isStopped = false;
  const prepare = () => {
    if (isStopped) return;
    next = create(null);
    // one that ends while it waits is not missed: the next start makes another
    next.ready.catch(() => undefined);
  };
  return {
    start: (port) => {
      const service = next && !next.hasEnded ? next : create(port);
      next = null;
      service.child.send({ type: 'start', port });
      service.ready.then(prepare, () => undefined);
      return service;
    },
    stop: async () => {
      isStopped = true;
      await next?.stop();
    },
  };
};
