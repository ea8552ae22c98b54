import { requestIdHeader } from '../domain/http/request-id';

/** Why there was no response. */
export type NoResponse = 'network' | 'timeout';

interface ErrorBody {
  message?: unknown;
  code?: unknown;
  errors?: unknown;
}

/**
 * Texts by field of the request body, with dots for lists (`rows.2.lastname`), in the language of the request.
 */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorFacts {
  status: number;
  code: string | null;
  serverMessage: string | null;
  errors: FieldErrors;
  retryAfter: number | null;
  requestId: string | null;
}

/** The error of all API calls. `message` is for logs; `errorText` makes the text for users. */
export class ApiError extends Error implements ApiErrorFacts {
  override readonly name = 'ApiError';
  /** HTTP status; 0 if there was no response (`code` is then `network` or `timeout`). */
  readonly status: number;
  readonly code: string | null;
  /** The message of the response, in the language of the request; null if there is none. */
  readonly serverMessage: string | null;
  readonly errors: FieldErrors;
  /** Seconds of the Retry-After header. */
  readonly retryAfter: number | null;
  /** Under this id the call stands in the logs of the server (X-Request-Id); null without a response. */
  readonly requestId: string | null;

  constructor(facts: Partial<ApiErrorFacts> & { status: number }, options?: ErrorOptions) {
    super(facts.serverMessage ?? `The API answered ${facts.status} ${facts.code ?? ''}`.trim(), options);
    this.status = facts.status;
    this.code = facts.code ?? null;
    this.serverMessage = facts.serverMessage ?? null;
    this.errors = facts.errors ?? {};
    this.retryAfter = facts.retryAfter ?? null;
    this.requestId = facts.requestId ?? null;
  }

  /** No response arrived: offline, connection lost or too slow. */
  static noResponse(code: NoResponse, cause?: unknown): ApiError {
    return new ApiError({ status: 0, code }, { cause });
  }

  /** @param body text of the response: JSON, or whatever an intermediate proxy wrote instead */
  static fromResponse(status: number, body: string, header: (name: string) => string | null): ApiError {
    const retryAfter = readSeconds(header('retry-after'));
    return new ApiError({ status, ...readBody(body), retryAfter, requestId: header(requestIdHeader) });
  }
}

/** Whether a caught value is an error of the API client. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

const readErrors = (value: unknown): FieldErrors => {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).filter((text): text is string => typeof text === 'string'),
  ]);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
};

const readBody = (text: string): Partial<ApiErrorFacts> => {
  try {
    const body = JSON.parse(text) as ErrorBody | null;
    return {
      code: textOrNull(body?.code),
      serverMessage: textOrNull(body?.message),
      errors: readErrors(body?.errors),
    };
  } catch {
    return {};
  }
};

const readSeconds = (header: string | null): number | null => {
  const seconds = header === null ? NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};
