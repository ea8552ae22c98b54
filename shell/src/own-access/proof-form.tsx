import { useRef, useState, type FormEvent } from 'react';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { PasswordField } from '@fairfront/shared-kit/components/password-field';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './own-access.module.css';
import steps from './second-factor.module.css';

/** Asks for the password before the way to sign in is changed; the proof is good for ten minutes (SHELL-444). */
export const ProofForm = ({ onProved }: { onProved: () => void }) => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    setError(password === '' ? t('proof.required') : undefined);
    if (password === '') {
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await api.post('/auth/proof', { body: { password } });
      onProved();
    } catch (failed) {
      const ofField = isApiError(failed) ? failed.errors['password']?.[0] : undefined;
      setError(ofField);
      if (ofField === undefined) setFailure(errorText(failed, t));
      setBusy(false);
      input.current?.focus();
    }
  };
  return (
    <form className={steps.proof} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="proof-title">
      <h2 id="proof-title" className={steps.stepTitle}>
        {t('proof.title')}
      </h2>
      <p className={styles.place}>{t('proof.lead')}</p>
      {failure && <Notice tone="danger" live="assertive" title={failure} />}
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
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('proof.submit')}
        </Button>
      </div>
    </form>
  );
};
