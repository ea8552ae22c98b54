import { queryKeys } from '@fairfront/shared-kit/api';
import { useParticipant, usePlatform, type CarPass } from '@fairfront/shared-kit/platform';
import { useDeletion } from './use-deletion';

/** Deletes passes of vehicles (PASS-233, PASS-234). */
export const useCarPassDeletion = () => {
  const { api } = usePlatform();
  const { id } = useParticipant();
  const one = (passId: number) => ({ params: { path: { id, passId } } });
  return useDeletion<CarPass>({
    remove: (passId) => api.delete('/participants/{id}/car-passes/{passId}', one(passId)),
    restore: (passId) => api.post('/participants/{id}/car-passes/{passId}/restore', one(passId)),
    removeAll: () => api.delete('/participants/{id}/car-passes', { params: { path: { id } } }),
    areaKey: queryKeys.carPasses.all(id),
    nameOf: ({ car_number }) => car_number,
  });
};
