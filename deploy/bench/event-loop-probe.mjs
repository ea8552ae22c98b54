import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the backend with `--import`. Reports to the parent process how long the event loop was blocked since the
 * last request, in milliseconds.
 */
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

process.on('message', (message) => {
  const { type } = /** @type {{ type: string }} */ (message);
  if (type !== 'event-loop') return;
  const { max, count } = delays;
  process.send?.({
    type: 'event-loop',
    p99: delays.percentile(99) / 1e6,
    max: max / 1e6,
    count,
    memory: process.memoryUsage.rss() / 1024 ** 2,
  });
  delays.reset();
});
