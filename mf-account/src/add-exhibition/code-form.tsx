import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError, queryKeys } from '@fairfront/shared-kit/api';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, FormNotice, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { useNavigateTo, usePlatform, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import styles from './add-exhibition.module.css';
import { CodeField } from './code-field';

interface Values {
  code: string;
}

/** The participant code form with its result; success opens the event. */
export const CodeForm = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const navigate = useNavigateTo();
  const { email } = useUser();
  const validate = useSchema(
    async () =>
      (await import('@fairfront/shared-kit/domain/participations/participant-code-fields')).participantCodeFields,
  );
  const [isOthers, setOthers] = useState(false);
  const adding = useAction<string, number>({
    namespace: 'account',
    errors: 'inline',
    run: async (code, { idempotencyKey }) =>
      (await api.post('/participants', { body: { code }, idempotencyKey })).data.id,
    onDone: (id) => navigate('participant', { id }),
    onRefused: (error) => {
      setOthers(isApiError(error) && error.code === 'invite_other_user');
      return false;
    },
    invalidates: () => [queryKeys.participations.all()],
  });

  return (
    <Form<Values>
      className={styles.form}
      label={t('addExhibition.title')}
      initialValues={{ code: '' }}
      validate={validate}
      guarded={false}
      describeFailure={adding.describe}
      onSubmit={async ({ code }) => {
        setOthers(false);
        await adding.submit(code);
      }}
    >
      <CodeField name="code" label={t('addExhibition.code')} required />
      {isOthers && <Notice tone="neutral">{t('addExhibition.others', { email })}</Notice>}
      <FormNotice />
      <div className={styles.actions}>
        <SubmitButton>{t('addExhibition.submit')}</SubmitButton>
        <RouteLink to="home" params={{}} variant="text">
          {t('addExhibition.cancel')}
        </RouteLink>
      </div>
    </Form>
  );
};
