import { errorText, isApiError, newIdempotencyKey, queryKeys } from '@fairfront/shared-kit/api';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, FormNotice, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormCodeField } from '@fairfront/shared-kit/forms/code-field';
import { useRules } from '@fairfront/shared-kit/forms/rules';
import {
  useLocale,
  useNavigateTo,
  usePlatform,
  useQueryClient,
  useTranslation,
  useUser,
} from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { participantCodeRules, participantCodeTexts } from '../model';
import styles from './add-exhibition.module.css';

interface Values {
  code: string;
}

/** The code and what became of it; success leads to the event (ACC-152 to ACC-155). */
export const CodeForm = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const locale = useLocale();
  const cache = useQueryClient();
  const navigate = useNavigateTo();
  const { email } = useUser();
  const validate = useRules<Values>(participantCodeRules);
  const [isOthers, setOthers] = useState(false);
  /** The key of the code that was sent last: a repeat of the same code is the same action. */
  const sent = useRef({ code: '', key: '' });

  const codes = Object.fromEntries(Object.entries(participantCodeTexts).map(([code, text]) => [code, text[locale]]));
  const keyOf = (code: string): string => {
    if (sent.current.code !== code) sent.current = { code, key: newIdempotencyKey() };
    return sent.current.key;
  };
  /** What is said at the field needs no second notice. */
  const describe = (error: unknown): string | undefined =>
    isApiError(error) && error.errors['code'] ? undefined : errorText(error, t, { codes });

  return (
    <Form<Values>
      className={styles.form}
      label={t('addExhibition.title')}
      initialValues={{ code: '' }}
      validate={validate}
      guarded={false}
      describeFailure={describe}
      onSubmit={async ({ code }) => {
        setOthers(false);
        try {
          const { data } = await api.post('/participants', { body: { code }, idempotencyKey: keyOf(code) });
          void cache.invalidateQueries({ queryKey: queryKeys.participants.all() });
          navigate('participant', { id: data.id });
        } catch (error) {
          setOthers(isApiError(error) && error.code === 'invite_other_user');
          throw error;
        }
      }}
    >
      <FormCodeField name="code" label={t('addExhibition.code')} required />
      {isOthers && <Notice tone="neutral">{t('addExhibition.others', { email })}</Notice>}
      <FormNotice />
      <div className={styles.actions}>
        <SubmitButton>{t('addExhibition.submit')}</SubmitButton>
        <RouteLink to="home" params={{}} look="text">
          {t('addExhibition.cancel')}
        </RouteLink>
      </div>
    </Form>
  );
};
