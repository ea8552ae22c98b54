/**
 * Keeps the next process of a service waiting with its packages loaded, so that only changed code is loaded after an
 * edit. The script of the service waits for the message `{ type: 'start', port }`.
 * @param {(port: number | null) => import('./service.mjs').Service} create
 * @returns {{ start: (port: number | null) => import('./service.mjs').Service, stop: () => Promise<void> }}
 */
export const warmStarts = (create) => {
  /** @type {import('./service.mjs').Service | null} */
  let next = null;
  let isStopped = false;
  const prepare = () => {
    if (isStopped) return;
    const service = create(null);
    next = service;
    // if it exits while waiting, the next start creates another one
    service.ready.catch(() => undefined);
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
