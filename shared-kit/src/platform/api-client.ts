import type { RequestBodyOption } from 'openapi-fetch';
import type { paths } from './api-paths';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Success = 200 | 201 | 202 | 203 | 204 | 206;

/** Paths that support a method. */
export type PathsWith<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { [Key in M]: infer Operation }
    ? Operation extends object
      ? Path
      : never
    : never;
}[keyof Paths];

type OperationOf<Paths, Path extends keyof Paths, M extends Method> = Paths[Path] extends { [Key in M]: infer Found }
  ? Found
  : never;

/** Parameters that a caller passes; the client sets those in the header (language, idempotency key). */
type AddressParams<Operation> = Operation extends { parameters: infer All }
  ? WithoutNever<Pick<All, keyof All & ('path' | 'query')>>
  : Record<never, never>;
type WithoutNever<Part> = { [Key in keyof Part as [Part[Key]] extends [undefined] ? never : Key]: Part[Key] };

type ParamsInit<Params> = keyof Params extends never
  ? { params?: never }
  : Record<never, never> extends Params
    ? { params?: Params }
    : { params: Params };

/** The arguments of a call to a path besides the path. */
export type CallInit<Operation> = ParamsInit<AddressParams<Operation>> &
  RequestBodyOption<Operation> &
  Partial<CallOptions>;

/** The body of the success responses of an operation; `undefined` for 204. */
export type ResponseOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]: Responses[Status] extends { content: { 'application/json': infer Body } }
        ? Body
        : undefined;
    }[keyof Responses & Success]
  : never;

type OptionalTail<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];

/** One call: the path of the OpenAPI document, its params and body; resolves to the response body, rejects with `ApiError`. */
export type Call<Paths, M extends Method> = <Path extends PathsWith<Paths, M>>(
  path: Path,
  ...init: OptionalTail<CallInit<OperationOf<Paths, Path, M>>>
) => Promise<ResponseOf<OperationOf<Paths, Path, M>>>;

/** Options of every call besides the params and body of its path. */
export interface CallOptions {
  /** Cancels the call: it then rejects with the reason of the signal, not with an `ApiError`. */
  signal: AbortSignal;
  /**
   * UUID of one user action: a repeat with the same key creates nothing twice. Default: a new one per POST.
   */
  idempotencyKey: string;
  /** The call outlives the page, for what is sent while a page is left. Its body may have 64 KB. */
  keepalive: boolean;
  /** The state that the caller has read (`etag`): 412 `changed_meanwhile` if there is a newer one. */
  ifMatch: string;
}

/** A received file with the name of its content-disposition header. */
export interface ReceivedFile {
  blob: Blob;
  fileName: string;
}

/** Options of a download. */
export interface DownloadOptions {
  signal?: AbortSignal;
  /**
   * Sent by POST, for a file that is generated from another one. The call must have no side effects: it is retried on
   * failure.
   */
  form?: FormData;
}

/** Options of an upload. */
export interface UploadOptions extends Partial<Omit<CallOptions, 'keepalive' | 'ifMatch'>> {
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The API for shell and remotes. Paths are relative to the API base. */
export interface ApiClient<Paths = paths> {
  get: Call<Paths, 'get'>;
  post: Call<Paths, 'post'>;
  put: Call<Paths, 'put'>;
  patch: Call<Paths, 'patch'>;
  delete: Call<Paths, 'delete'>;
  /** Fetches a binary response; an error response becomes an `ApiError` like any other. */
  download: (path: string, options?: DownloadOptions) => Promise<ReceivedFile>;
  /** Sends a form with files by POST and resolves to the response body. */
  upload: <Answered>(path: string, form: FormData, options?: UploadOptions) => Promise<Answered>;
}
