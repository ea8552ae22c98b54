import { queryKeys } from '@fairfront/shared-kit/api';
import { useParticipant, usePlatform, type PersonalPass } from '@fairfront/shared-kit/platform';
import { listTypeOf, type PersonalKind } from '../api/personal-passes';
import { shortPersonOf } from '../pass-list/person-name';
import { useDeletion } from './use-deletion';

/** Deletes passes of people: the list of certificates takes its rejected visas with it (PASS-226 to PASS-228). */
export const usePersonalPassDeletion = (kind: PersonalKind) => {
  const { api } = usePlatform();
  const { id } = useParticipant();
  const one = (passId: number) => ({ params: { path: { id, passId } } });
  return useDeletion<PersonalPass>({
    remove: (passId) => api.delete('/participants/{id}/personal-passes/{passId}', one(passId)),
    restore: (passId) => api.post('/participants/{id}/personal-passes/{passId}/restore', one(passId)),
    removeAll: () =>
      api.delete('/participants/{id}/personal-passes', {
        params: { path: { id }, query: { type: listTypeOf(kind) } },
      }),
    areaKey: queryKeys.personalPasses.all(id),
    nameOf: shortPersonOf,
  });
};
