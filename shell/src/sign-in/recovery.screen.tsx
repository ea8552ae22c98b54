import { useState } from 'react';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Form, FormNotice, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { useRules } from '@fairfront/shared-kit/forms/rules';
import { recoveryRules } from '@fairfront/shared-kit/model/validation';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { Icon } from '@fairfront/shared-kit/components/icon';
import styles from './sign-in.module.css';

/** `/recovery`: asks for a link; afterwards the same notice for every address (SHELL-056, SHELL-057). */
const RecoveryScreen = () => {
  const { t } = useTranslation('access');
  const { api } = usePlatform();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const validate = useRules<{ email: string }>(recoveryRules);
  if (sentTo !== null) {
    return (
      <div className={styles.form} role="status">
        <Icon name="mail" size={22} className={styles.sign} />
        <h1 className={styles.title}>{t('recovery.inbox')}</h1>
        <p className={styles.text}>{t('recovery.sent', { email: sentTo })}</p>
        <p className={styles.note}>{t('recovery.spam')}</p>
        <RouteLink to="login" params={{}} look="secondary" size="lg" wide>
          {t('toSignIn')}
        </RouteLink>
      </div>
    );
  }
  return (
    <Form
      className={styles.form}
      label={t('recovery.title')}
      initialValues={{ email: '' }}
      validate={validate}
      onSubmit={async (values) => {
        const address = values.email.trim();
        await api.post('/auth/forgot-password', { body: { email: address } });
        setSentTo(address);
      }}
    >
      <div>
        <h1 className={styles.title}>{t('recovery.title')}</h1>
        <p className={styles.lead}>{t('recovery.lead')}</p>
      </div>
      <FormTextField name="email" type="email" size="lg" label={t('email')} autoComplete="username" required />
      <FormNotice />
      <SubmitButton size="lg" wide>
        {t('recovery.submit')}
      </SubmitButton>
      <RouteLink to="login" params={{}}>
        {t('toSignIn')}
      </RouteLink>
    </Form>
  );
};

export default RecoveryScreen;
