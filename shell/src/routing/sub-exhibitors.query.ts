import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { membershipOf } from '@fairfront/shared-kit/domain/participations';
import { queryOptions, type Participation, type User } from '@fairfront/shared-kit/platform';

/** The sub-exhibitors of a collective participation, under the key that every part of the portal reads. */
export const subExhibitorsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.subExhibitors.list(id),
    queryFn: ({ signal }) => api.get('/participants/{id}/sub-participants', { params: { path: { id } }, signal }),
  });

/** Loaded with a collective event, except for installers, to whom the backend denies them. */
export const mayLoadSubExhibitors = (
  user: Pick<User, 'id'> | null | undefined,
  participation: Participation | undefined,
): boolean => {
  if (!user || participation?.type !== 'collective') return false;
  const membership = membershipOf(user.id, participation);
  return membership !== null && membership.role !== 'installer';
};
