import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { usePassAction } from '../api/use-pass-action';
import { fieldsOfCarForm, type CarFormValues } from './car-form-values';
import { passKeys } from '../api/query-keys';

interface NewCarPass {
  values: CarFormValues;
  standId: number | null;
}

/** Sends the vehicle form and returns the number for messages. */
export const useCreateCarPass = () => {
  const { api } = usePlatform();
  const { t } = useTranslation('passes');
  const { id } = useParticipation();
  return usePassAction<NewCarPass, string>({
    run: async ({ values, standId }, { idempotencyKey }) => {
      const body = fieldsOfCarForm(values, standId);
      await api.post('/participants/{id}/car-passes', { params: { path: { id } }, body, idempotencyKey });
      return body.car_number;
    },
    announce: (name) => t('form.added', { name }),
    invalidates: () => [passKeys.carPasses.all(id)],
  });
};
