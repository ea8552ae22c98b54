import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { PasswordField } from '@fairfront/shared-kit/components/password-field';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { useTranslation, type SecondStep } from '@fairfront/shared-kit/platform';
import { preloadHome } from '../home/home.lazy';
import { useShell } from '../shell-services';
import { SecondStepForm } from './second-step.lazy';
import styles from './sign-in.module.css';

/** The outcome of a related screen to show at sign-in: a registration or a new password. */
type SignInNews = 'passwordChanged' | 'registered';

type Field = 'email' | 'password';

/** Sign-in. A plain form: the first screen of most visits loads no form library. */
const SignInScreen = () => {
  const { t } = useTranslation('shell');
  const { session, texts } = useShell();
  const location = useLocation();
  const news = (location.state as { news?: SignInNews } | null)?.news;
  const [values, setValues] = useState({ email: '', password: '' });
  const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  /** Returned from the second step: its button and the focus are gone. */
  const isBack = useRef(false);

  useEffect(() => {
    if (!step && isBack.current) passwordInput.current?.focus();
    isBack.current = step !== null;
  }, [step]);

  const errors: Partial<Record<Field, string>> = {
    ...(values.email.trim() ? {} : { email: t('signIn.emailRequired') }),
    ...(values.password ? {} : { password: t('signIn.passwordRequired') }),
  };
  const shown = (field: Field) => (touched[field] ? errors[field] : undefined);
  const set = (field: Field) => (value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    // an error is hidden while the field is edited; the next attempt may show it again
    setTouched((current) => ({ ...current, [field]: false }));
  };
  const leave = (field: Field) => () => {
    // a field that was only tabbed through shows no error yet
    if (values[field]) setTouched((current) => ({ ...current, [field]: true }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTouched({ email: true, password: true });
    if (errors.email ?? errors.password) {
      (errors.email ? emailInput : passwordInput).current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    void preloadHome(texts);
    try {
      const next = await session.signIn({ email: values.email.trim(), password: values.password });
      setStep(next);
      if (next) setBusy(false);
    } catch (error) {
      setFailure(error);
      setBusy(false);
      passwordInput.current?.focus();
    }
  };

  if (step) return <SecondStepForm step={step} onBack={() => setStep(null)} />;
  const isWrong = isApiError(failure) && failure.code === 'wrong_credentials';
  const codes = { wrong_credentials: t('signIn.wrongCredentials'), email_not_confirmed: t('signIn.emailNotConfirmed') };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="sign-in-title">
      <div>
        <h1 id="sign-in-title" className={styles.title}>
          {t('signIn.title')}
        </h1>
        <p className={styles.lead}>{t('signIn.lead')}</p>
      </div>
      {failure !== null && (
        <Notice tone="danger" live="assertive" title={`${errorText(failure, t, { codes })}${isWrong ? '.' : ''}`}>
          {isWrong && t('signIn.wrongCredentialsHint')}
        </Notice>
      )}
      {failure === null && session.lastEnd() === 'expired' && (
        <Notice tone="warning" live="polite" title={t('signIn.sessionEnded')} />
      )}
      {failure === null && news && <Notice tone="success" live="polite" title={t(`signIn.${news}`)} />}
      <TextField
        ref={emailInput}
        name="email"
        type="email"
        size="lg"
        label={t('signIn.email')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="email"
        required
        value={values.email}
        error={shown('email')}
        onChange={set('email')}
        onBlur={leave('email')}
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        size="lg"
        label={t('signIn.password')}
        autoComplete="current-password"
        required
        value={values.password}
        error={shown('password')}
        onChange={set('password')}
        onBlur={leave('password')}
      />
      <div className={styles.aside}>
        <RouteLink to="recovery" params={{}}>
          {t('signIn.forgot')}
        </RouteLink>
      </div>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t('signIn.submit')}
      </Button>
      <p className={styles.note}>
        {t('signIn.noAccess')}{' '}
        <RouteLink to="help" params={{}}>
          {t('signIn.help')}
        </RouteLink>
        .
      </p>
    </form>
  );
};

export default SignInScreen;
