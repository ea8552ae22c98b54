import { errorText } from '@fairfront/shared-kit/api';
import { Link, RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import {
  Form,
  FormCheckbox,
  FormErrorSummary,
  FormPasswordField,
  FormTextField,
  SubmitButton,
} from '@fairfront/shared-kit/forms';
import { FormMaskedField } from '@fairfront/shared-kit/forms/masked-field';
import { useRules } from '@fairfront/shared-kit/forms/rules';
import { welcomeRules } from '@fairfront/shared-kit/model/validation';
import { usePlatform, usePlatformState, useRouteParams, useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import styles from './sign-in.module.css';
import { isExpired, phoneForRegistration } from './welcome.model';

interface Values {
  name: string;
  lastname: string;
  middlename: string;
  phone: string;
  password: string;
  password_confirmation: string;
  can_send_notifications: boolean;
}

const empty: Values = {
  name: '',
  lastname: '',
  middlename: '',
  phone: '',
  password: '',
  password_confirmation: '',
  can_send_notifications: false,
};

/** `/api/welcome/:id`: an invited user completes the own account by a signed link (SHELL-064 to SHELL-069). */
const WelcomeScreen = () => {
  const { t } = useTranslation('access');
  const { api, config, now } = usePlatform();
  const { route, locale } = usePlatformState();
  const { navigator } = useShell();
  const { id } = useRouteParams('welcome');
  const signature = route.query.get('signature') ?? undefined;
  const expires = route.query.get('expires') ?? undefined;
  const validate = useRules<Values>(welcomeRules);
  const codes = {
    invalid_link: t('welcome.invalidLink'),
    user_exists: t('welcome.userExists'),
    validation_error: t('welcome.validationError'),
    user_create_error: t('welcome.userCreateError'),
    user_element_create_error: t('welcome.userElementCreateError'),
    server_error: t('confirm.serverError'),
  };

  if (isExpired(expires, now())) {
    return (
      <div className={styles.form}>
        <h1 className={styles.title}>{t('welcome.title')}</h1>
        <Notice tone="danger" title={t('welcome.invalidLink')} />
        <p className={styles.text}>{t('welcome.askAgain')}</p>
        <RouteLink to="login" params={{}} look="secondary" size="lg" wide>
          {t('toSignIn')}
        </RouteLink>
      </div>
    );
  }
  return (
    <Form<Values>
      className={styles.form}
      label={t('welcome.title')}
      initialValues={empty}
      validate={validate}
      describeFailure={(error) => errorText(error, t, { codes })}
      onSubmit={async (values) => {
        await api.post('/welcome/{id}', {
          params: { path: { id: Number(id) }, query: { signature, expires } },
          body: {
            ...values,
            middlename: values.middlename.trim() || null,
            phone: phoneForRegistration(values.phone),
          },
        });
        navigator.navigate('/login', { state: { news: 'registered' } });
      }}
    >
      <div>
        <h1 className={styles.title}>{t('welcome.title')}</h1>
        <p className={styles.lead}>{t('welcome.lead')}</p>
      </div>
      <FormErrorSummary />
      <div className={styles.pair}>
        <FormTextField name="lastname" label={t('welcome.lastname')} autoComplete="family-name" required />
        <FormTextField name="name" label={t('welcome.name')} autoComplete="given-name" required />
        <FormTextField
          name="middlename"
          label={t('welcome.middlename')}
          placeholder={t('welcome.ifAny')}
          autoComplete="additional-name"
          optional
        />
        <FormMaskedField name="phone" label={t('welcome.phone')} mask="phone" required />
        <FormPasswordField
          name="password"
          label={t('welcome.password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          required
        />
        <FormPasswordField
          name="password_confirmation"
          label={t('reset.confirmation')}
          autoComplete="new-password"
          required
        />
      </div>
      <FormCheckbox name="can_send_notifications" hint={t('welcome.notificationsHint')}>
        {t('welcome.notifications')}
      </FormCheckbox>
      <SubmitButton size="lg" wide>
        {t('welcome.submit')}
      </SubmitButton>
      {config.contacts.policyUrl && (
        <p className={styles.note}>
          {t('welcome.consent')} <Link href={config.contacts.policyUrl[locale]}>{t('welcome.policy')}</Link>
        </p>
      )}
    </Form>
  );
};

export default WelcomeScreen;
