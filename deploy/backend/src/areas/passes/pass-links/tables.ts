import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Generated } from 'kysely';

/** Links by which people fill in their own passes. Indexes: (participation_id, id); open ones by their end. */
interface PassLinksTable {
  id: Generated<number>;
  participation_id: number;
  /** In lower case; null for a link that was only copied. */
  email: string | null;
  /** The name of the recipient, as the sender wrote it. */
  name: string | null;
  /** The company on the pass, which the recipient cannot change. */
  company_name: string;
  asks_visa: boolean;
  /** Language of the e-mails. */
  locale: Locale;
  /** The last second of the link: the end of `wanted_until`, or an earlier deadline. */
  expires_at: Date;
  /** The end that the sender chose. */
  wanted_until: Date;
  created_at: Date;
  created_by: number | null;
  /** When the last e-mail was sent. */
  mailed_at: Date | null;
  opened_at: Date | null;
  filled_at: Date | null;
  pass_id: number | null;
  revoked_at: Date | null;
  revoked_by: number | null;
}

/** Addresses of a link, one per e-mail and per copy; all of them end with the link. */
interface PassLinkTokensTable {
  token_hash: string;
  link_id: number;
  created_at: Date;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    pass_links: PassLinksTable;
    pass_link_tokens: PassLinkTokensTable;
  }
}
