import { newIdempotencyKey, queryKeys } from '@fairfront/shared-kit/api';
import { useParticipant, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef } from 'react';
import type { PersonalKind } from '../api/personal-passes';
import { useWriteErrors } from '../api/use-known-errors';
import { fieldsOfForm, typeOfForm, type PassFormValues } from './pass-form-values';

/**
 * Sends the form. A repeat after a lost answer carries the same key and makes no second pass; the key is renewed after each
 * success (PASS-279). A failure is said in the popup and passed on to the form, which keeps what was typed (PASS-073, PASS-252).
 * @param replaced the rejected pass that gives way to the new one (PASS-324)
 */
export const useCreatePass = (kind: PersonalKind, replaced: number | null) => {
  const { api, messages } = usePlatform();
  const { t } = useTranslation('passes');
  const { id } = useParticipant();
  const queryClient = useQueryClient();
  const failures = useWriteErrors();
  const key = useRef(newIdempotencyKey());

  /** @returns the name of the person, as messages say it */
  return async (values: PassFormValues): Promise<string> => {
    const type = typeOfForm(kind, values);
    const { middlename, birthday, birthday_place, country_id, ...common } = fieldsOfForm(type, values);
    const middle = type === 'installation' ? { middle_name: middlename } : { middlename };
    const visa = type === 'visa' ? { birthday, birthday_place, country_id } : {};
    const body = { type, ...common, ...middle, ...visa };
    const idempotencyKey = key.current;
    try {
      if (replaced === null) {
        await api.post('/participants/{id}/personal-passes', { params: { path: { id } }, body, idempotencyKey });
      } else {
        const params = { path: { id, passId: replaced } };
        await api.post('/participants/{id}/personal-passes/{passId}/reissue', { params, body, idempotencyKey });
      }
    } catch (error) {
      messages.error(failures.textOf(error));
      throw error;
    }
    key.current = newIdempotencyKey();
    const name = `${common.lastname} ${common.name}`;
    messages.notice(t(replaced === null ? 'form.added' : 'reissue.done', { name }));
    void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(id) });
    return name;
  };
};
