import { useRef, useState, type FormEvent } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { AccountName, PasswordField } from '@fairfront/shared-kit/components/password-field';
import { usePlatform, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import styles from './own-access.module.css';
import steps from './second-factor.module.css';

/** Asks for the password before sign-in settings change; the proof is valid for ten minutes. */
export const ProofForm = ({ onProved }: { onProved: () => void }) => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const { email } = useUser();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const proving = useAction<string>({
    namespace: 'ownAccess',
    errors: 'inline',
    // keys never contain a password
    contentOf: () => '',
    run: (typed) => api.post('/auth/proof', { body: { password: typed } }),
    onDone: onProved,
    onRefused: (failed) => {
      const ofField = isApiError(failed) ? failed.errors['password']?.[0] : undefined;
      setError(ofField);
      input.current?.focus();
      return ofField !== undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proving.isBusy()) return;
    setError(password === '' ? t('proof.required') : undefined);
    if (password !== '') return void proving.run(password);
    proving.clearError();
    input.current?.focus();
  };
  return (
    <form className={steps.proof} noValidate onSubmit={submit} aria-labelledby="proof-title">
      <h2 id="proof-title" className={steps.stepTitle}>
        {t('proof.title')}
      </h2>
      <p className={styles.place}>{t('proof.lead')}</p>
      {proving.error && <Notice tone="danger" live="assertive" title={proving.error} />}
      <AccountName email={email} />
      <PasswordField
        ref={input}
        name="password"
        label={t('proof.password')}
        autoComplete="current-password"
        required
        value={password}
        error={error}
        onChange={(value) => {
          setPassword(value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" variant="primary" busy={proving.isBusy()}>
          {t('proof.submit')}
        </Button>
      </div>
    </form>
  );
};
