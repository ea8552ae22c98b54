import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { personKey, type PersonalPassFields, type PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import type { PersonalKind } from './list-pages';

/** The person that `samePersonQuery` searches for. */
export interface SoughtPerson extends Pick<PersonalPassFields, 'lastname' | 'name' | 'middlename' | 'birthday'> {
  /** The dialog of the pass in the form. */
  type: PersonalPassType;
}

/** Passes of a person with this name in the same dialog; a failed request is not retried. */
export const samePersonQuery = (api: ApiClient, participationId: number, kind: PersonalKind, person: SoughtPerson) =>
  queryOptions({
    queryKey: [
      ...queryKeys.personalPasses.all(participationId),
      'same-person',
      kind,
      personKey(person),
      person.birthday,
    ],
    queryFn: async ({ signal }) =>
      (
        await api.post('/participants/{id}/personal-passes/same-person', {
          params: { path: { id: participationId } },
          body: person,
          signal,
        })
      ).data,
    retry: false,
  });
