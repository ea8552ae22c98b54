import type { Locale } from '@fairfront/shared-kit/domain/common';

/** The origin at which a session is started or used. */
export interface Origin {
  /** The header as sent; empty if missing. */
  userAgent: string;
  /** The address of the caller. */
  address: string;
}

/** The place at which a session is used, as known from a call. */
export interface Place {
  address: string;
  /** The `Origin` header of another site's page. */
  site: string | undefined;
}

/** The caller, identified by the token. */
export interface Session {
  id: number;
  user: { id: number; access: 'participant' | 'manager'; locale: Locale };
  /** When the user last proved their identity. */
  provedAt: Date | null;
  /** The only participation of an embed token; null for signed-in users. */
  embed: { participationId: number } | null;
}
