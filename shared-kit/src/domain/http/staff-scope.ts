/** What a call of organiser staff is about. A role gives some of them for reading or writing, and so does an API key. */
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
  /** What exhibitors are told and ask: announcements, notifications, requests, sign-in help. */
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
