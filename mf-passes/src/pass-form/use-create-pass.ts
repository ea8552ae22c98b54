import { newIdempotencyKey, queryKeys } from '@fairfront/shared-kit/api';
import { useParticipant, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef } from 'react';
import type { PersonalKind } from '../api/personal-passes';
import { useWriteErrors } from '../api/use-known-errors';
import { fieldsOfForm, typeOfForm, type PassFormValues } from './pass-form-values';

/**
 * Sends the form. A repeat after a lost answer carries the same key and makes no second pass; the key is renewed after each
 * success (PASS-279). A failure is said in the popup and passed on to the form, which keeps what was typed (PASS-073, PASS-252).
 */
export const useCreatePass = (kind: PersonalKind) => {
  const { api, messages } = usePlatform();
  const { t } = useTranslation('passes');
  const { id } = useParticipant();
  const queryClient = useQueryClient();
  const failures = useWriteErrors();
  const key = useRef(newIdempotencyKey());

  return async (values: PassFormValues): Promise<void> => {
    const type = typeOfForm(kind, values);
    const { middlename, birthday, birthday_place, country_id, ...common } = fieldsOfForm(type, values);
    const call = { params: { path: { id } }, idempotencyKey: key.current };
    const path = '/participants/{id}/personal-passes';
    try {
      if (type === 'installation')
        await api.post(path, { ...call, body: { type, ...common, middle_name: middlename } });
      else if (type === 'certificate') await api.post(path, { ...call, body: { type, ...common, middlename } });
      else
        await api.post(path, { ...call, body: { type, ...common, middlename, birthday, birthday_place, country_id } });
    } catch (error) {
      messages.error(failures.textOf(error));
      throw error;
    }
    key.current = newIdempotencyKey();
    messages.notice(t('form.added', { name: `${common.lastname} ${common.name}` }));
    void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(id) });
  };
};
