import type { ApiClient } from '@fairfront/shared-kit/api';
import { addDays, startOfDay } from '@fairfront/shared-kit/domain/common';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** Records of a page. */
const auditPageSize = 50;

/** What the audit is searched for; empty texts and null do not matter. */
export interface AuditFilter {
  subject: string;
  user: string;
  /** First and last day in the zone, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  zone: string;
}

const queryOfFilter = ({ subject, user, from, to, zone }: AuditFilter) => ({
  ...(subject && { subject }),
  ...(user && { user }),
  ...(from && { from: new Date(startOfDay(from, zone)).toISOString() }),
  ...(to && { to: new Date(startOfDay(addDays(to, 1), zone)).toISOString() }),
});

const fetchAudit = (api: ApiClient, filter: AuditFilter, page: number, signal: AbortSignal) =>
  api.get('/organizer/audit', {
    params: { query: { ...queryOfFilter(filter), page, per_page: auditPageSize } },
    signal,
  });

/** Who did what, when and to what. */
export type AuditRow = Awaited<ReturnType<typeof fetchAudit>>['data'][number];

/** One page of the records found, newest first; the previous ones stay while another page loads. */
export const auditQuery = (api: ApiClient, filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: deskKeys.audit({ ...queryOfFilter(filter), page }),
    queryFn: ({ signal }) => fetchAudit(api, filter, page, signal),
    placeholderData: keepPreviousData,
  });

/** The address of the found records as a file. */
export const auditExport = (filter: AuditFilter, format: 'csv' | 'xlsx'): string =>
  `/organizer/audit/export?${new URLSearchParams({ ...queryOfFilter(filter), format }).toString()}`;
