import { queryKeys } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { PersonalKind } from '../api/list-pages';
import { usePassAction } from '../api/use-pass-action';
import { fieldsOfForm, typeOfForm, type PassFormValues } from './pass-form-values';

/**
 * Sends the form and returns the display name of the person. A retry after a lost answer creates no second pass. A failure
 * shows in the popup and is rethrown to the form, which keeps its values.
 * @param replaced the rejected pass that the new one replaces
 */
export const useCreatePass = (kind: PersonalKind, replaced: number | null) => {
  const { api } = usePlatform();
  const { t } = useTranslation('passes');
  const { id } = useParticipation();
  return usePassAction<PassFormValues, string>({
    run: async (values, { idempotencyKey }) => {
      const type = typeOfForm(kind, values);
      const { middlename, birthday, birthday_place, country_id, ...common } = fieldsOfForm(type, values);
      const middle = type === 'installation' ? { middle_name: middlename } : { middlename };
      const visa = type === 'visa' ? { birthday, birthday_place, country_id } : {};
      const body = { type, ...common, ...middle, ...visa };
      if (replaced === null) {
        await api.post('/participants/{id}/personal-passes', { params: { path: { id } }, body, idempotencyKey });
      } else {
        const params = { path: { id, passId: replaced } };
        await api.post('/participants/{id}/personal-passes/{passId}/reissue', { params, body, idempotencyKey });
      }
      return `${common.lastname} ${common.name}`;
    },
    announce: (name) => t(replaced === null ? 'form.added' : 'reissue.done', { name }),
    invalidates: () => [queryKeys.personalPasses.all(id)],
  });
};
