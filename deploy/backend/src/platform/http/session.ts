import type { Locale } from '@fairfront/shared-kit/model';

/** From where a session is begun or used. */
export interface Origin {
  /** The header as it came; empty without one. */
  userAgent: string;
  /** The address of the caller. */
  address: string;
}

/** What a call tells of the place where a session is used. */
export interface Place {
  address: string;
  /** The header `Origin` of a page of another site. */
  site: string | undefined;
}

/** Who calls, known from the token. */
export interface Session {
  id: number;
  user: { id: number; access: 'participant' | 'manager'; locale: Locale };
  /** When its person last proved to be its user (SHELL-444). */
  provedAt: Date | null;
  /** The only participation of a token that was made for a foreign page; null for people who signed in (CAT-259). */
  embed: { participationId: number } | null;
}
