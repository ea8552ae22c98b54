import { isApiError, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** The parameters in the link of the e-mail. */
export interface InvitationLink {
  id: number;
  signature: string;
  /** Seconds since the epoch. */
  expires: string;
}

/** The invitation behind the link. */
export const invitationPageQuery = (api: ApiClient, link: InvitationLink) =>
  queryOptions({
    queryKey: ['invitation-page', link.id],
    queryFn: async ({ signal }) => (await api.post('/invitation-links/open', { body: link, signal })).data,
    staleTime: Infinity,
    retry: (failures, error) => failures < 2 && !isApiError(error),
  });
