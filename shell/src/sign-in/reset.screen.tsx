import { useAction } from '@fairfront/shared-kit/api/actions';
import { errorText } from '@fairfront/shared-kit/api';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, FormPasswordField, SubmitButton, useFormState } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { usePlatform, useRouteParams, useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import { PasswordChecks } from './password-checks';
import styles from './sign-in.module.css';

interface Values {
  password: string;
  password_confirmation: string;
}

/** `/recovery/reset/:token`: sets a new password with the token of the e-mail. */
const ResetScreen = () => {
  const { t } = useTranslation('access');
  const { api } = usePlatform();
  const { navigator, session } = useShell();
  const { token } = useRouteParams('recovery-reset');
  const validate = useSchema(
    async () => (await import('@fairfront/shared-kit/domain/identity/person-fields')).newPasswordFields,
  );
  const changing = useAction<Values>({
    namespace: 'access',
    errors: 'inline',
    // keys never contain a password
    contentOf: () => '',
    run: (values, { idempotencyKey }) =>
      api.post('/auth/update-password', { body: { token, ...values }, idempotencyKey }),
    errorText: (error) => errorText(error, t),
    onDone: () => {
      // the server has ended all sessions of this user, including the one in this browser
      session.evict();
      navigator.navigate('/login', { state: { news: 'passwordChanged' } });
    },
  });
  return (
    <Form<Values>
      className={styles.form}
      label={t('reset.title')}
      initialValues={{ password: '', password_confirmation: '' }}
      validate={validate}
      describeFailure={changing.describe}
      onSubmit={async (values) => void (await changing.submit(values))}
    >
      <div>
        <h1 className={styles.title}>{t('reset.title')}</h1>
        <p className={styles.lead}>{t('reset.lead')}</p>
      </div>
      <FormPasswordField
        name="password"
        size="lg"
        label={t('reset.password')}
        hint={<PasswordChecks />}
        autoComplete="new-password"
        required
      />
      <FormPasswordField
        name="password_confirmation"
        size="lg"
        label={t('reset.confirmation')}
        autoComplete="new-password"
        required
      />
      <SubmitButton size="lg" wide>
        {t('reset.submit')}
      </SubmitButton>
      <Failure />
      <WayOut />
    </Form>
  );
};

/** The fixed sentence first, then the server's message (mock-up w2b). */
const Failure = () => {
  const { t } = useTranslation('access');
  const { notice } = useFormState();
  return (
    notice && (
      <Notice tone="danger" live="assertive" title={`${t('reset.failed')}.`}>
        {notice}
      </Notice>
    )
  );
};

const WayOut = () => {
  const { t } = useTranslation('access');
  const { notice } = useFormState();
  return (
    <div className={styles.ways}>
      {notice && (
        <RouteLink to="recovery" params={{}} variant="secondary">
          {t('reset.again')}
        </RouteLink>
      )}
      <RouteLink to="login" params={{}} variant="text">
        {t('toSignIn')}
      </RouteLink>
    </div>
  );
};

export default ResetScreen;
