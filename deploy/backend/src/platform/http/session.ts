import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { StaffAction, StaffExhibitions, StaffScope } from '@fairfront/shared-kit/domain/http';

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

/** The user of a call. */
interface CallingUser {
  id: number;
  access: 'participant' | 'manager';
  locale: Locale;
}

/** The rights of a member of staff, or of one of their API keys; the code of the staff adds the roles behind them. */
export interface StaffMember {
  /** A second factor is demanded of staff, and this member has none. */
  lacksFactor: boolean;
  /** The exhibitions in which the caller may do something; none: they lack the scope. */
  allowedExhibitions: (scope: StaffScope, action: StaffAction) => StaffExhibitions;
}

/** The caller, identified by the token of a session. */
export interface Session {
  id: number;
  user: CallingUser;
  /** Null for exhibitors. */
  staff: StaffMember | null;
  /** When the user last proved their identity. */
  provedAt: Date | null;
  /** The only participation of an embed token; null for signed-in users. */
  embed: { participationId: number } | null;
  /** The only participation of staff who act as an exhibitor; null for everybody else. */
  acting: { participationId: number; until: Date } | null;
}

/** The caller, identified by an API key. */
export interface ApiKeyCaller {
  id: number;
  user: CallingUser;
  staff: StaffMember;
}
