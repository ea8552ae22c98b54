import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { personKey, type PersonalPassFields, type PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import type { PersonalKind } from './list-pages';

/** Whose passes `samePersonQuery` looks for. */
export interface SoughtPerson extends Pick<PersonalPassFields, 'lastname' | 'name' | 'middlename' | 'birthday'> {
  /** Of the pass that is filled in. */
  type: PersonalPassType;
}

/** Passes of a person of this name in the same dialog (PASS-282, PASS-327); a failure is not repeated. */
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
