import type { Locale } from '@fairfront/shared-kit/domain/common';
import { refusalText } from './edge-texts';

/** A response that the edge sends in place of the backend. */
export interface Refusal {
  status: number;
  code: string;
  text: Readonly<Record<Locale, string>>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

const unavailable = {
  code: 'service_unavailable',
  text: refusalText('unavailable'),
  retryAfter: 2,
};

export const refusals = {
  /** The backend is unreachable, or closed the connection before its response. */
  unavailable: { ...unavailable, status: 503 },
  /** The backend's response is truncated or not HTTP. */
  unreadable: { ...unavailable, status: 502 },
  /** The backend does not respond in time. */
  late: { ...unavailable, status: 504 },
  tooLarge: {
    status: 413,
    code: 'body_too_large',
    text: refusalText('tooLarge'),
  },
  slowBody: {
    status: 408,
    code: 'body_timeout',
    text: refusalText('slowBody'),
  },
  tooMany: {
    status: 429,
    code: 'too_many_requests',
    text: refusalText('tooMany'),
    retryAfter: 1,
  },
} satisfies Record<string, Refusal>;

/** Ends a call with a response of the edge itself. */
export class RefusedCall extends Error {
  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusal.code, options);
  }
}
