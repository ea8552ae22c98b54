import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError } from '@fairfront/shared-kit/api';
import { AccountName } from '@fairfront/shared-kit/components/password-field';
import { Form, FormPasswordField, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { passwordLength } from '@fairfront/shared-kit/domain/validation';
import { usePlatform, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { errorNotice } from './error-notice';
import { IncompleteSummary } from './incomplete-summary';
import { SuccessNote, useSuccessNote } from './success-note';
import styles from './profile.module.css';

interface Values {
  old_password: string;
  new_password: string;
  new_password_confirmation: string;
}

const empty: Values = { old_password: '', new_password: '', new_password_confirmation: '' };

const isAboutFields = (error: unknown): boolean =>
  isApiError(error) && error.status === 422 && Object.keys(error.errors).length > 0;

/** Changes the password after checking the old one; other devices are signed out. */
export const PasswordForm = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { email } = useUser();
  const validate = useSchema(
    async () => (await import('@fairfront/shared-kit/domain/account/password-change')).passwordChangeFields,
  );
  const changed = useSuccessNote();
  const changing = useAction<Values>({
    namespace: 'account',
    errors: 'inline',
    // passwords are not part of the idempotency key
    contentOf: () => '',
    run: (body) => api.put('/auth/user/change-password', { body }),
    errorText: (error) => (isAboutFields(error) ? undefined : errorNotice(t('profile.password.failed'), error, t)),
    onDone: changed.show,
  });
  return (
    <section className={styles.card} aria-labelledby="profile-password">
      <h2 id="profile-password" className={styles.cardTitle}>
        {t('profile.password.title')}
      </h2>
      <p className={styles.lead}>{t('profile.password.lead')}</p>
      <Form<Values>
        className={styles.form}
        label={t('profile.password.title')}
        initialValues={empty}
        validate={validate}
        describeFailure={changing.describe}
        onSubmit={async (values, { resetForm }) => {
          changed.hide();
          await changing.submit(values);
          resetForm({ values: empty });
        }}
      >
        <IncompleteSummary />
        <AccountName email={email} />
        <div className={styles.fields}>
          <FormPasswordField
            name="old_password"
            label={t('profile.password.old')}
            autoComplete="current-password"
            required
          />
          <FormPasswordField
            name="new_password"
            label={t('profile.password.new')}
            hint={t('profile.password.hint', { count: passwordLength.min })}
            autoComplete="new-password"
            required
          />
          <FormPasswordField
            name="new_password_confirmation"
            label={t('profile.password.repeated')}
            autoComplete="new-password"
            required
          />
        </div>
        <div className={styles.actions}>
          <SubmitButton variant="secondary">{t('profile.password.submit')}</SubmitButton>
          <SuccessNote isShown={changed.isShown}>{t('profile.password.changed')}</SuccessNote>
        </div>
      </Form>
    </section>
  );
};
