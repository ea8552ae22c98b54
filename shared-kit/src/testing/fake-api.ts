import type {
  ResponseOf,
  CallInit,
  DownloadOptions,
  PathsWith,
  ReceivedFile,
  UploadOptions,
} from '../platform/api-client';
import { createApiClient, type ConnectedApiClient } from '../api/create-api-client';
import { ApiError } from '../api/api-error';
import type { paths } from '../platform/api-paths';
import type { Locale } from '../domain/common';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A request as a handler and a test see it. */
export interface FakeRequest<Body = unknown> {
  method: Method;
  /** Path below the API base, without query. */
  path: string;
  /** Values of the braces in the path, as they are in the address. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or the form of an upload. */
  body: Body;
}

type OperationOf<Paths, Path extends keyof Paths, M extends Method> = Paths[Path] extends { [Key in M]: infer Found }
  ? Found
  : never;
type BodyOf<Operation> = CallInit<Operation> extends { body?: infer Body } ? Body : undefined;
type Reply<Answered> = Answered | FakeFailure | Response | Promise<Answered | FakeFailure | Response>;

/** An error answer in the shape of SHELL-160. */
export interface FakeFailure {
  failed: number;
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
}

interface Handler {
  method: string;
  pattern: RegExp;
  names: string[];
  reply: (request: FakeRequest) => unknown;
}

/**
 * The API in memory, behind the real client: headers, error model and sign-out on 401 are those of the portal. What a
 * test has not stubbed answers 501 and is listed in `unknown`.
 */
export interface FakeApi<Paths = paths> {
  client: ConnectedApiClient<Paths>;
  /** Stubs an answer; the newest one for a path wins. The body is checked against the API document. */
  on: <M extends Method, Path extends PathsWith<Paths, M> & string>(
    method: M,
    path: Path,
    reply:
      | Reply<ResponseOf<OperationOf<Paths, Path, M>>>
      | ((request: FakeRequest<BodyOf<OperationOf<Paths, Path, M>>>) => Reply<ResponseOf<OperationOf<Paths, Path, M>>>),
  ) => FakeApi<Paths>;
  /** Stubs an answer that is not JSON, for `api.download`. */
  onFile: (path: string, content: string, fileName: string) => FakeApi<Paths>;
  /** All requests so far, oldest first. */
  requests: FakeRequest[];
  /** Requests to one path, by the path with or without filled braces. */
  sent: (method: Method, path: string) => FakeRequest[];
  /** Requests without a stubbed answer. */
  unknown: FakeRequest[];
  /** While true every call fails as without a connection. */
  setOffline: (isOffline: boolean) => void;
}

/** How the API in memory behaves. */
export interface FakeApiOptions {
  locale?: () => Locale;
  token?: () => string | null;
  onUnauthorized?: () => void;
}

/** An error answer for a handler: `() => failWith(422, { errors: { lastname: ['…'] } })`. */
export const failWith = (status: number, body: Omit<FakeFailure, 'failed'> = {}): FakeFailure => ({
  failed: status,
  ...body,
});

const isFailure = (value: unknown): value is FakeFailure =>
  typeof value === 'object' && value !== null && 'failed' in value;

const matcherOf = (path: string) => ({
  names: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+)')}$`),
});

const jsonOf = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const responseOf = (method: string, value: unknown): Response => {
  if (value instanceof Response) return value;
  if (isFailure(value)) {
    const { failed, ...body } = value;
    return jsonOf(failed, { message: '', ...body });
  }
  return value === undefined ? new Response(null, { status: 204 }) : jsonOf(method === 'post' ? 201 : 200, value);
};

const base = 'http://api.test/api';

/** An API in memory behind the real client. */
export const createFakeApi = <Paths extends object = paths>({
  locale = () => 'en',
  token = () => 'test-token',
  onUnauthorized = () => {},
}: FakeApiOptions = {}): FakeApi<Paths> => {
  const handlers: Handler[] = [];
  const requests: FakeRequest[] = [];
  const unknown: FakeRequest[] = [];
  let isOffline = false;

  const answer = async (method: Method, url: URL, headers: Headers, body: unknown): Promise<Response> => {
    if (isOffline) throw new TypeError('The test is offline');
    const path = url.pathname.slice(new URL(base).pathname.length);
    const handler = handlers.findLast((known) => known.method === method && known.pattern.test(path));
    const values = handler?.pattern.exec(path)?.slice(1) ?? [];
    const params = Object.fromEntries(
      (handler?.names ?? []).map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    );
    const request: FakeRequest = { method, path, params, query: url.searchParams, headers, body };
    requests.push(request);
    if (handler) return responseOf(method, await handler.reply(request));
    unknown.push(request);
    return jsonOf(501, { message: `No test has stubbed ${method.toUpperCase()} ${path}`, code: 'unstubbed' });
  };

  const connected = createApiClient<Paths>({
    baseUrl: base,
    getToken: token,
    getLocale: locale,
    onUnauthorized,
    readRetryPauses: [],
    fetch: async (request) => {
      const text = await request.text();
      const method = request.method.toLowerCase() as Method;
      return answer(method, new URL(request.url), request.headers, text ? (JSON.parse(text) as unknown) : undefined);
    },
  });

  // an upload goes by XMLHttpRequest, which the in-memory fetch does not see
  const upload = async <Answered>(path: string, form: FormData, options: UploadOptions = {}): Promise<Answered> => {
    options.signal?.throwIfAborted();
    const headers = new Headers({ 'accept-language': locale(), 'idempotency-key': options.idempotencyKey ?? '' });
    options.onProgress?.(0.5);
    const response = await answer('post', new URL(base + path), headers, form).catch((error: unknown) => {
      throw ApiError.noResponse('network', error);
    });
    options.signal?.throwIfAborted();
    const text = await response.text();
    if (!response.ok) throw ApiError.fromResponse(response.status, text, (name) => response.headers.get(name));
    options.onProgress?.(1);
    return (text ? JSON.parse(text) : undefined) as Answered;
  };

  // jsdom’s FormData is not one for the fetch of Node
  const download = async (path: string, options: DownloadOptions = {}): Promise<ReceivedFile> => {
    const { form } = options;
    if (!form) return connected.download(path, options);
    const response = await answer('post', new URL(base + path), new Headers({ 'accept-language': locale() }), form);
    if (!response.ok)
      throw ApiError.fromResponse(response.status, await response.text(), (name) => response.headers.get(name));
    return { blob: await response.blob(), fileName: path.split('/').pop() ?? '' };
  };

  const stub = (method: string, path: string, reply: unknown) =>
    handlers.push({
      method,
      ...matcherOf(path),
      reply: typeof reply === 'function' ? (reply as Handler['reply']) : () => reply,
    });

  const fake: FakeApi<Paths> = {
    client: { ...connected, upload, download },
    on: (method, path, reply) => {
      stub(method, path, reply);
      return fake;
    },
    onFile: (path, content, fileName) => {
      const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}` };
      stub('get', path, () => new Response(content, { headers }));
      return fake;
    },
    requests,
    sent: (method, path) => {
      const { pattern } = matcherOf(path);
      return requests.filter((request) => request.method === method && pattern.test(request.path));
    },
    unknown,
    setOffline: (value) => {
      isOffline = value;
      globalThis.window?.dispatchEvent(new Event(value ? 'offline' : 'online'));
    },
  };
  return fake;
};
