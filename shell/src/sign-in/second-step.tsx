import { useRef, useState, type FormEvent } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError, type ResponseOf, type paths } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { readOneTimeCode, readRecoveryCode } from '@fairfront/shared-kit/domain/identity/second-factor';
import { usePlatform, useTranslation, type SecondStep } from '@fairfront/shared-kit/platform';
import { canUsePasskeys, PasskeyRefusal, signByPasskey } from '../own-access/passkey-browser';
import { useShell } from '../shell-services';
import styles from './sign-in.module.css';

type Way = 'code' | 'recovery' | 'passkey';

const leads = { code: 'step.lead', recovery: 'step.leadRecovery', passkey: 'step.leadPasskey' } as const;

const firstWay = (step: SecondStep, canUsePasskey: boolean): Way => {
  if (step.has_app) return 'code';
  return canUsePasskey ? 'passkey' : 'recovery';
};

type SignedIn = ResponseOf<paths['/auth/login/second-step']['post']>['data'];

interface SecondStepAnswer {
  code?: string;
  recovery_code?: string;
  passkey?: Awaited<ReturnType<typeof signByPasskey>>;
}

/** The method of the step and its error field. */
interface Answering {
  field: 'code' | 'recovery_code' | 'passkey';
  answer: () => Promise<SecondStepAnswer>;
}

interface SecondStepFormProps {
  step: SecondStep;
  /** Returns to e-mail and password. */
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app or a recovery code. */
const SecondStepForm = ({ step, onBack }: SecondStepFormProps) => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const { session } = useShell();
  const canUsePasskey = step.has_passkeys && canUsePasskeys();
  const [way, setWay] = useState<Way>(firstWay(step, canUsePasskey));
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const field = way === 'code' ? 'code' : 'recovery_code';

  const entering = useAction<Answering, SignedIn>({
    namespace: 'ownAccess',
    errors: 'inline',
    // keys never contain a code
    contentOf: ({ field: ofField }) => ofField,
    run: async ({ answer }) =>
      (await api.post('/auth/login/second-step', { body: { ticket: step.ticket, ...(await answer()) } })).data,
    onDone: ({ token, user }) => session.adopt(token, user),
    errorText: (failed) => (failed instanceof PasskeyRefusal ? t(`passkeys.${failed.trouble}`) : undefined),
    onRefused: (failed, { field: ofField }) => {
      const atField = isApiError(failed) && ofField === field ? failed.errors[ofField]?.[0] : undefined;
      setError(atField);
      input.current?.focus();
      return atField !== undefined;
    },
  });
  const enter = (answering: Answering) => {
    setError(undefined);
    void entering.run(answering);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'passkey') return enterByPasskey();
    const code = way === 'code' ? readOneTimeCode(text) : readRecoveryCode(text);
    if (code !== null) return enter({ field, answer: async () => ({ [field]: code }) });
    entering.clearError();
    setError(t(`step.${way}Required`));
    input.current?.focus();
  };
  const enterByPasskey = () =>
    enter({
      field: 'passkey',
      answer: async () => {
        const { data } = await api.post('/auth/login/second-step/passkey', { body: { ticket: step.ticket } });
        return { passkey: await signByPasskey(data) };
      },
    });
  const turnTo = (next: Way) => {
    setWay(next);
    setText('');
    setError(undefined);
    entering.clearError();
    input.current?.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="second-step">
      <div>
        <h1 id="second-step" className={styles.title}>
          {t('step.title')}
        </h1>
        <p className={styles.lead}>{t(leads[way])}</p>
      </div>
      {entering.error && <Notice tone="danger" live="assertive" title={entering.error} />}
      {way !== 'passkey' && (
        <TextField
          ref={input}
          key={way}
          name={field}
          size="lg"
          label={t(`step.${way}`)}
          autoComplete={way === 'code' ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={way === 'code' ? 'numeric' : 'text'}
          required
          // the user has just clicked the button of the same form
          autoFocus
          value={text}
          error={error}
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
        />
      )}
      <Button type="submit" variant="primary" size="lg" wide busy={entering.isBusy()}>
        {t(way === 'passkey' ? 'step.usePasskey' : 'step.submit')}
      </Button>
      {way !== 'passkey' && canUsePasskey && (
        <Button size="lg" wide onClick={enterByPasskey}>
          {t('step.usePasskey')}
        </Button>
      )}
      {step.has_passkeys && !canUsePasskey && <p className={styles.note}>{t('step.noPasskeys')}</p>}
      <div className={styles.ways}>
        {way === 'recovery' && step.has_app && (
          <Button variant="text" size="sm" onClick={() => turnTo('code')}>
            {t('step.toCode')}
          </Button>
        )}
        {way !== 'recovery' && step.has_recovery_codes && (
          <Button variant="text" size="sm" onClick={() => turnTo('recovery')}>
            {t('step.toRecovery')}
          </Button>
        )}
        <Button variant="text" size="sm" icon="arrow-left" onClick={onBack}>
          {t('step.back')}
        </Button>
      </div>
    </form>
  );
};

export default SecondStepForm;
