import createClient from 'openapi-fetch';
import type { Locale } from '../domain/common';
import { jsonOf } from '../domain/common/json-of';
import type { StartedCall } from '../platform/release/started-calls';
import { ApiError, isApiError } from './api-error';
import { createPrefetched } from './prefetched';
import type {
  ResponseOf,
  ApiClient,
  CallOptions,
  DownloadOptions,
  ReceivedFile,
  UploadOptions,
} from '../platform/api-client';
import { fileNameOf } from './content-disposition';
import { withDeadline } from './deadline';
import { newIdempotencyKey } from './idempotency-key';
import { readRetryPauses, retryRead } from './retry';
import type { paths } from '../platform/api-paths';
import { createServerClock } from './server-clock';
import { createStartedCalls } from './started-calls';
import { createSessionGuard, type SessionGuardOptions } from './session-guard';

/** What the client needs from its environment. */
export interface ApiClientOptions extends SessionGuardOptions {
  /** Base of all paths, absolute or relative to the page: `/api` in the portal. */
  baseUrl: string;
  /** Language of the Accept-Language header, read for every call. */
  getLocale: () => Locale;
  /** Default: the browser's own. */
  fetch?: (request: Request) => Promise<Response>;
  /** Clock of the device, ms since the epoch. Default: `Date.now`. */
  now?: () => number;
  /** Calls that the page has already sent; adopted by the client. Default: none. */
  startedCalls?: StartedCall[];
  /** Delays before the retries of a failed read, ms. Default: two retries; none for an empty list. */
  readRetryPauses?: readonly number[];
}

/** The client of the shell: remotes get it as `ApiClient`. */
export interface ConnectedApiClient<Paths = paths> extends ApiClient<Paths> {
  /** Server time, ms since the epoch. */
  serverNow: () => number;
  /**
   * Prefetches reads of a participation in one call before the parts that need them have loaded: their own reads of the
   * same addresses are then served from it, once each.
   * @param reads addresses below the participation, `cart` or `car-passes?page=1`; those with a leading slash are below
   * the API
   */
  prefetch: (participationId: number, reads: readonly string[]) => void;
}

interface LooseInit extends Partial<CallOptions> {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
}
/** The types of openapi-fetch cannot express a path and method that only the caller knows; `Call` checks them. */
type LooseRequest = (
  method: string,
  path: string,
  init: Omit<LooseInit, 'idempotencyKey' | 'ifMatch'> & { headers: Record<string, string> },
) => Promise<{ data?: unknown }>;

type Reads = ResponseOf<paths['/participants/{id}/reads']['get']>;

/** Time after which a data call without a response fails, ms. */
const dataDeadline = 60_000;

/** A success response that no screen can use: not JSON, truncated, or without the envelope of all responses. */
const unreadable = (cause?: unknown): ApiError => new ApiError({ status: 200, code: 'unreadable_answer' }, { cause });

/** Whether a response has the envelope of all reads: its data or a message. */
const isEnvelope = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && ('data' in response || 'message' in response);

/**
 * Connects to the API: bearer token, language, error model, one sign-out for all 401 responses, timeout, retry of
 * reads, idempotency key for every POST, server clock.
 */
export const createApiClient = <Paths extends object = paths>(options: ApiClientOptions): ConnectedApiClient<Paths> => {
  const { getToken, getLocale, now = Date.now, fetch = (request) => globalThis.fetch(request) } = options;
  const pauses = options.readRetryPauses ?? readRetryPauses;
  const baseUrl = new URL(options.baseUrl, globalThis.location?.href).href.replace(/\/$/, '');
  const clock = createServerClock(now);
  const endSession = createSessionGuard(options);
  const ahead = createPrefetched(fetch);
  const started = createStartedCalls(options.startedCalls ?? [], now);

  const commonHeaders = (token: string | null): Record<string, string> => ({
    Accept: 'application/json',
    'Accept-Language': getLocale(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  });

  /** Reads the metadata of every response; throws for an error response. */
  const receive = async (
    request: { url: string; token: string | null; sentAt: number },
    response: { status: number; header: (name: string) => string | null; text: () => Promise<string> },
  ): Promise<void> => {
    clock.learn(response.header('date'), request.sentAt);
    if (response.status >= 200 && response.status < 300) return;
    if (response.status === 401) endSession(request.url, request.token);
    throw ApiError.fromResponse(response.status, await response.text(), response.header);
  };

  const send = async (request: Request): Promise<Response> => {
    const token = getToken();
    for (const [name, value] of Object.entries(commonHeaders(token))) request.headers.set(name, value);
    const { response: answering, sentAt } = started.take(request) ?? { response: ahead.fetch(request), sentAt: now() };
    const response = await answering.catch((error: unknown) => {
      request.signal.throwIfAborted();
      throw ApiError.noResponse('network', error);
    });
    await receive(
      { url: request.url, token, sentAt },
      { status: response.status, header: (name) => response.headers.get(name), text: () => response.text() },
    );
    return response;
  };

  const request = createClient({ baseUrl, fetch: send, bodySerializer: jsonOf }).request as unknown as LooseRequest;

  const call =
    (method: string) =>
    (path: string, { idempotencyKey, ifMatch, signal: callerSignal, ...init }: LooseInit = {}): Promise<unknown> =>
      withDeadline(dataDeadline, callerSignal, async (signal) => {
        const key = idempotencyKey ?? (method === 'post' ? newIdempotencyKey() : undefined);
        const headers: Record<string, string> = {
          ...(key !== undefined && { 'Idempotency-Key': key }),
          ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
        };
        const attempt = async () => {
          try {
            const { data } = await request(method, path, { ...init, signal, headers });
            if (method === 'get' && !isEnvelope(data)) throw unreadable();
            return data;
          } catch (error) {
            if (isApiError(error) || signal.aborted) throw error;
            // the head arrived, but the body was cut off or is not JSON
            throw error instanceof SyntaxError ? unreadable(error) : ApiError.noResponse('network', error);
          }
        };
        return method === 'get' ? retryRead(signal, pauses, attempt) : attempt();
      });

  const download = (path: string, { signal: callerSignal, form }: DownloadOptions = {}): Promise<ReceivedFile> =>
    withDeadline(null, callerSignal, (signal) =>
      retryRead(signal, pauses, async () => {
        const response = await send(
          new Request(baseUrl + path, form ? { method: 'POST', body: form, signal } : { signal }),
        );
        const fallback = new URL(response.url || baseUrl + path).pathname.split('/').pop() ?? '';
        const fileName = fileNameOf(response.headers.get('content-disposition')) ?? fallback;
        const blob = await response.blob().catch((error: unknown) => {
          signal.throwIfAborted();
          throw ApiError.noResponse('network', error);
        });
        return { blob, fileName };
      }),
    );

  const upload = async <Answered>(path: string, form: FormData, init: UploadOptions = {}): Promise<Answered> => {
    const { idempotencyKey = newIdempotencyKey(), signal, onProgress } = init;
    const url = baseUrl + path;
    const token = getToken();
    const sentAt = now();
    const headers = { ...commonHeaders(token), 'Idempotency-Key': idempotencyKey };
    // few calls send a file: keep this code out of the first script of the portal
    const { sendForm } = await import('./upload').catch((error: unknown) => {
      throw ApiError.noResponse('network', error);
    });
    const { status, body, header } = await sendForm({ url, headers, form, signal, onProgress });
    await receive({ url, token, sentAt }, { status, header, text: () => Promise.resolve(body) });
    return (body ? JSON.parse(body) : undefined) as Answered;
  };

  const get = call('get');

  const prefetch: ConnectedApiClient['prefetch'] = (participationId, reads) => {
    const addressOf = (read: string) =>
      baseUrl + (read.startsWith('/') ? read : `/participants/${participationId}/${read}`);
    const asking = get('/participants/{id}/reads', { params: { path: { id: participationId }, query: { of: reads } } });
    const responses = (asking as Promise<Reads>).then(
      ({ data }) => new Map(data.map(({ of, answer }) => [addressOf(of), answer])),
    );
    ahead.expect(commonHeaders(getToken()).Authorization ?? null, reads.map(addressOf), responses);
  };

  return {
    get: get as ApiClient<Paths>['get'],
    post: call('post') as ApiClient<Paths>['post'],
    put: call('put') as ApiClient<Paths>['put'],
    patch: call('patch') as ApiClient<Paths>['patch'],
    delete: call('delete') as ApiClient<Paths>['delete'],
    download,
    upload,
    serverNow: clock.now,
    prefetch,
  };
};
