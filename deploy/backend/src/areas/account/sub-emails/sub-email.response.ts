import type { SubEmail } from '@fairfront/shared-kit/domain/account/api';
import type { SubEmailRow } from './sub-emails.repository';

/** An e-mail to sub-exhibitors as the API returns it. */
export const subEmailResponse = ({ body, sent_at, ...row }: SubEmailRow): SubEmail => ({
  ...row,
  text: body,
  sent_at: sent_at.toISOString(),
});
