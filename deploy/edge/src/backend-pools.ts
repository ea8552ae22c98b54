import { errors, Pool, type Dispatcher } from 'undici';
import type { EdgeLimits } from './limits';
import { RefusedCall, refusals, type Refusal } from './refusals';

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** The connection had been closed by the backend while it lay idle, or the backend went away under the call. */
const isLost = (error: unknown): boolean => ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));

const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** What a failed call is answered with. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof RefusedCall) return error.refusal;
  const code = codeOf(error);
  if (late.has(code)) return refusals.late;
  const isUnreadable = error instanceof errors.HTTPParserError || code.startsWith('UND_ERR_RES');
  return isUnreadable ? refusals.unreadable : refusals.unavailable;
};

/**
 * The ways to the backend: one for calls, one for large uploads, so that whoever sends a file slowly holds up uploads
 * only. Both keep their connections open.
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
   * Calls the backend. A reading call whose connection turns out to be closed is made once more.
   * @throws RefusedCall when too many wait already, and whatever undici throws
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

  /** Whether the backend can work, asked by the way that calls take. @param time milliseconds it may take to say so */
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
