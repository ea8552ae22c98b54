import { useState, type ReactNode } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Form, FormNotice, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './sign-in.module.css';

/** The link back to the sign-in (mock-ups w1 and w1b). */
const BackToSignIn = () => {
  const { t } = useTranslation('access');
  return (
    <p className={styles.back}>
      <Icon name="arrow-left" size={16} />
      <RouteLink to="login" params={{}}>
        {t('backToSignIn')}
      </RouteLink>
    </p>
  );
};

/** `/recovery`: requests a link; afterwards shows the same notice for every address. */
const RecoveryScreen = () => {
  const { t } = useTranslation('access');
  const { api } = usePlatform();
  const [address, setAddress] = useState('');
  const [isSent, setIsSent] = useState(false);
  const validate = useSchema(
    async () => (await import('@fairfront/shared-kit/domain/identity/person-fields')).recoveryFields,
  );
  const asking = useAction<string>({
    namespace: 'access',
    errors: 'inline',
    run: (email, { idempotencyKey }) => api.post('/auth/forgot-password', { body: { email }, idempotencyKey }),
    onDone: (_answer, email) => {
      setAddress(email);
      setIsSent(true);
    },
  });
  if (isSent) return <CheckInbox address={address} onAgain={() => setIsSent(false)} />;
  return (
    <Form
      className={styles.form}
      label={t('recovery.title')}
      initialValues={{ email: address }}
      validate={validate}
      describeFailure={asking.describe}
      onSubmit={async ({ email }) => void (await asking.submit(email.trim()))}
    >
      <BackToSignIn />
      <div>
        <h1 className={styles.title}>{t('recovery.title')}</h1>
        <p className={styles.lead}>{t('recovery.lead')}</p>
      </div>
      <FormTextField name="email" type="email" size="lg" label={t('email')} autoComplete="username" required />
      <FormNotice />
      <SubmitButton size="lg" wide>
        {t('recovery.submit')}
      </SubmitButton>
      <p className={styles.note}>
        {t('recovery.forgotten')}{' '}
        <RouteLink to="help" params={{}}>
          {t('recovery.help')}
        </RouteLink>
        {t('recovery.hours')}
      </p>
    </Form>
  );
};

/** Never reveals whether the address is known: the text is always the same (mock-up w1b). */
const CheckInbox = ({ address, onAgain }: { address: string; onAgain: () => void }) => {
  const { t } = useTranslation('access');
  return (
    <div className={styles.form}>
      <span className={styles.openStand}>
        <Icon name="mail" size={22} />
      </span>
      <div role="status">
        <h1 className={styles.sent}>{t('recovery.sent', { email: address })}</h1>
      </div>
      <ul className={styles.hints}>
        <Hint icon="clock">{t('recovery.arrives')}</Hint>
        <Hint icon="mail">{t('recovery.spam')}</Hint>
        <Hint icon="pen">
          {t('recovery.mistyped')}{' '}
          <button type="button" className={styles.again} onClick={onAgain}>
            {t('recovery.again')}
          </button>
        </Hint>
      </ul>
      <div className={styles.last}>
        <BackToSignIn />
      </div>
    </div>
  );
};

const Hint = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className={styles.hint}>
    <Icon name={icon} size={18} className={styles.hintIcon} />
    <span>{children}</span>
  </li>
);

export default RecoveryScreen;
