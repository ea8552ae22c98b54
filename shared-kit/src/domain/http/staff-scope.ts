/** The subjects of staff calls. A role grants some of them for reading or writing, and so does an API key. */
export const staffScopes = [
  'passes',
  'orders',
  /** Services, their prices and offers. */
  'services',
  'catalogue',
  /** Contracts, invoices, acts and payments. */
  'documents',
  /** Users of participations: invitations, roles, codes. */
  'people',
  /** Communication with exhibitors: announcements, notifications, requests, sign-in help. */
  'support',
  'set-up',
  'embed-tokens',
  /** Members of staff and their roles. */
  'staff',
  /** One's own roles and API keys: every member of staff has it, no API key. */
  'own',
] as const;
/** One of `staffScopes`. */
export type StaffScope = (typeof staffScopes)[number];
