import { newIdempotencyKey, queryKeys } from '@fairfront/shared-kit/api';
import { useParticipant, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef } from 'react';
import { useWriteErrors } from '../api/use-known-errors';
import { fieldsOfCarForm, type CarFormValues } from './car-form-values';

/** Sends the form for a vehicle; the key of the action is renewed after each success (PASS-230, PASS-279). */
export const useCreateCarPass = () => {
  const { api, messages } = usePlatform();
  const { t } = useTranslation('passes');
  const { id } = useParticipant();
  const queryClient = useQueryClient();
  const failures = useWriteErrors();
  const key = useRef(newIdempotencyKey());

  /** @returns the number of the vehicle, as messages say it */
  return async (values: CarFormValues, standId: number | null): Promise<string> => {
    const body = fieldsOfCarForm(values, standId);
    try {
      await api.post('/participants/{id}/car-passes', { params: { path: { id } }, body, idempotencyKey: key.current });
    } catch (error) {
      messages.error(failures.textOf(error));
      throw error;
    }
    key.current = newIdempotencyKey();
    messages.notice(t('form.added', { name: body.car_number }));
    void queryClient.invalidateQueries({ queryKey: queryKeys.carPasses.all(id) });
    return body.car_number;
  };
};
