import type { CDPSession, Page } from '@playwright/test';

/** One network request of a page. Times are in seconds of the browser's monotonic clock. */
export interface Traffic {
  url: string;
  type: string;
  started: number;
  /** Start time in milliseconds since the epoch. */
  startedAt: number;
  ended: number;
  /** Transferred bytes, including headers. */
  bytes: number;
  encoding: string;
  fromCache: boolean;
}

/** Records every request of a page from now on. */
export class TrafficRecorder {
  private readonly open = new Map<string, Traffic>();
  readonly finished: Traffic[] = [];

  private constructor(private readonly session: CDPSession) {}

  static async attach(page: Page, { latency = 0 }: { latency?: number } = {}): Promise<TrafficRecorder> {
    const session = await page.context().newCDPSession(page);
    const recorder = new TrafficRecorder(session);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    if (latency) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    }
    recorder.listen();
    return recorder;
  }

  private listen() {
    this.session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
      if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
      this.open.set(requestId, {
        url: request.url,
        type: type ?? 'Other',
        started: timestamp,
        startedAt: wallTime * 1000,
        ended: Number.POSITIVE_INFINITY,
        bytes: 0,
        encoding: '',
        fromCache: false,
      });
    });
    this.session.on('Network.requestServedFromCache', ({ requestId }) => {
      const entry = this.open.get(requestId);
      if (entry) entry.fromCache = true;
    });
    this.session.on('Network.responseReceived', ({ requestId, response }) => {
      const entry = this.open.get(requestId);
      if (!entry) return;
      entry.encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
      entry.fromCache ||= !!response.fromPrefetchCache || !!response.fromDiskCache;
    });
    this.session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const entry = this.open.get(requestId);
      if (!entry) return;
      entry.ended = timestamp;
      entry.bytes = encodedDataLength;
      this.finished.push(entry);
    });
  }

  /** Requests that went over the network and are finished. */
  get overNetwork(): Traffic[] {
    return this.finished.filter((entry) => !entry.fromCache);
  }

  /** Transferred bytes of scripts. */
  get scriptBytes(): number {
    return this.scriptBytesOf('');
  }

  /** Transferred bytes of scripts whose address contains a text or matches a pattern. */
  scriptBytesOf(part: string | RegExp): number {
    return this.overNetwork
      .filter(({ type, url }) => type === 'Script' && (typeof part === 'string' ? url.includes(part) : part.test(url)))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/**
 * Depth of the waterfall: the longest chain of requests that each started after the previous one had ended. With added
 * latency, requests of one level overlap, so the number is that of consecutive round trips.
 */
export const waterfallDepth = (requests: readonly Traffic[]): number => {
  const inOrder = [...requests].sort((a, b) => a.started - b.started);
  const levels = new Map<Traffic, number>();
  for (const request of inOrder) {
    const before = inOrder.filter((other) => other.ended <= request.started).map((other) => levels.get(other) ?? 0);
    levels.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...levels.values());
};
