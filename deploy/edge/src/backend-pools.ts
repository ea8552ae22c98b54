import { errors, Pool, type Dispatcher } from 'undici';
import type { EdgeLimits } from './limits';
import { RefusedCall, refusals, type Refusal } from './refusals';

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** Whether the backend closed an idle connection or disappeared during the call. */
const isLost = (error: unknown): boolean => ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));

const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Maps a failed call to the refusal that the client gets. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof RefusedCall) return error.refusal;
  const code = codeOf(error);
  if (late.has(code)) return refusals.late;
  const isUnreadable = error instanceof errors.HTTPParserError || code.startsWith('UND_ERR_RES');
  return isUnreadable ? refusals.unreadable : refusals.unavailable;
};

/**
 * Connection pools to the backend: one for calls and one for large uploads, so that a slow upload only delays other
 * uploads. Both keep connections alive.
 */
export class BackendPools {
  private readonly calls: Pool;
  private readonly uploads: Pool;

  constructor(
    backend: string,
    private readonly limits: EdgeLimits,
  ) {
    const options = {
      connect: { timeout: limits.connectTime },
      headersTimeout: limits.answerTime,
      bodyTimeout: limits.answerTime,
      pipelining: 1,
    };
    this.calls = new Pool(backend, { ...options, connections: limits.callConnections });
    this.uploads = new Pool(backend, { ...options, connections: limits.uploadConnections });
  }

  /**
   * Calls the backend. A GET or HEAD request is retried once if its connection turns out to be closed.
   * @throws RefusedCall when too many calls are waiting, and any undici error
   */
  async call(
    options: Omit<Dispatcher.RequestOptions, 'origin'>,
    way: 'calls' | 'uploads',
  ): Promise<Dispatcher.ResponseData> {
    const pool = this[way];
    if (pool.stats.queued >= this.limits.waitingCalls) throw new RefusedCall(refusals.unavailable);
    try {
      return await pool.request(options);
    } catch (error) {
      const isReading = options.method === 'GET' || options.method === 'HEAD';
      if (!isReading || !isLost(error)) throw error;
      return pool.request(options);
    }
  }

  /**
   * Whether the backend is ready, asked through the same pool as calls. @param time milliseconds to wait for the answer
   */
  async isReady(time = 2_000): Promise<boolean> {
    try {
      const { statusCode, body } = await this.calls.request({
        method: 'GET',
        path: '/ready',
        signal: AbortSignal.timeout(time),
      });
      await body.dump();
      return statusCode === 200;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.calls.destroy(), this.uploads.destroy()]);
  }
}
