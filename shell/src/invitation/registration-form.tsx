import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError, type Invitation } from '@fairfront/shared-kit/api';
import { Link } from '@fairfront/shared-kit/components/link';
import { AccountName } from '@fairfront/shared-kit/components/password-field';
import {
  Form,
  FormCheckbox,
  FormErrorSummary,
  FormPasswordField,
  FormTextField,
  SubmitButton,
} from '@fairfront/shared-kit/forms';
import { FormMaskedField } from '@fairfront/shared-kit/forms/masked-field';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { useLocale, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import { ownAddress } from '../routing/routes.model';
import { InvitationHead } from './invitation-head';
import { invitationPageQuery, type InvitationLink } from './invitation.query';
import { useOpenExhibition } from './use-open-exhibition';
import styles from './invitation.module.css';

/** The phone number in the registration request: without spaces and plus. */
const phoneForRegistration = (phone: string): string => phone.replace(/[\s+]/g, '');

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

/** Error codes after which the page shows another view than this form. */
const endings: readonly (string | null)[] = ['invalid_link', 'user_exists'];

/** An invited person completes their account and enters the exhibition. */
export const RegistrationForm = ({ link, invitation }: { link: InvitationLink; invitation: Invitation }) => {
  const { t } = useTranslation('welcome');
  const { api, config, messages } = usePlatform();
  const locale = useLocale();
  const { navigator, session } = useShell();
  const queryClient = useQueryClient();
  const open = useOpenExhibition();
  const validate = useSchema(
    async () => (await import('@fairfront/shared-kit/domain/identity/person-fields')).welcomeFields,
  );
  const { email, participation_id } = invitation;
  const registering = useAction<Values>({
    namespace: 'welcome',
    errors: 'inline',
    // keys never contain a password
    contentOf: ({ password: _password, password_confirmation: _confirmation, ...person }) => JSON.stringify(person),
    run: ({ middlename, phone, ...values }, { idempotencyKey }) => {
      const { id, signature, expires } = link;
      return api.post('/welcome/{id}', {
        params: { path: { id }, query: { signature, expires } },
        body: { ...values, middlename: middlename.trim() || null, phone: phoneForRegistration(phone) },
        idempotencyKey,
      });
    },
    errorText: (error) => (isApiError(error) && error.code === 'invalid_link' ? t('ended.invalid.title') : undefined),
    onRefused: (error) => {
      if (isApiError(error) && endings.includes(error.code))
        void queryClient.invalidateQueries(invitationPageQuery(api, link));
      return false;
    },
  });
  const submit = async (values: Values) => {
    await registering.submit(values);
    try {
      await session.signIn({ email, password: values.password });
    } catch {
      // the account exists: its owner signs in manually
      navigator.navigate(ownAddress('login', {}), { replace: true, state: { news: 'registered' } });
      return;
    }
    messages.notice(t('registered'));
    open(participation_id);
  };

  return (
    <Form<Values>
      className={styles.page}
      label={t('title')}
      initialValues={empty}
      validate={validate}
      describeFailure={registering.describe}
      onSubmit={submit}
    >
      <InvitationHead invitation={invitation} lead={t('lead')} />
      <FormErrorSummary />
      <AccountName email={email} />
      <div className={styles.pair}>
        <FormTextField name="lastname" label={t('lastname')} autoComplete="family-name" required />
        <FormTextField name="name" label={t('name')} autoComplete="given-name" required />
        <FormTextField
          name="middlename"
          label={t('middlename')}
          placeholder={t('ifAny')}
          autoComplete="additional-name"
          optional
        />
        <FormMaskedField name="phone" label={t('phone')} mask="phone" autoComplete="tel" required />
        <FormPasswordField
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          required
        />
        <FormPasswordField
          name="password_confirmation"
          label={t('confirmation')}
          autoComplete="new-password"
          required
        />
      </div>
      <FormCheckbox name="can_send_notifications" hint={t('notificationsHint')}>
        {t('notifications')}
      </FormCheckbox>
      <SubmitButton size="lg" wide>
        {t('submit')}
      </SubmitButton>
      {config.contacts.policyUrl && (
        <p className={styles.note}>
          {t('consent')} <Link href={config.contacts.policyUrl[locale]}>{t('policy')}</Link>
        </p>
      )}
    </Form>
  );
};
