import { useRef, useState, type FormEvent } from 'react';
import { isApiError } from '@fairfront/shared-kit/api';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { readOneTimeCode } from '@fairfront/shared-kit/model/second-factor';
import { useMutation, usePlatform, useTranslation, type SecondFactor } from '@fairfront/shared-kit/platform';
import { canUsePasskeys } from './passkey-browser';
import { useCopy } from './use-copy';
import { useFactorFailure } from './use-factor-failure';
import { useReturn } from './use-return';
import styles from './own-access.module.css';
import steps from './second-factor.module.css';

/** The secret of a new app and its first code (SHELL-448, mock-up y9). */
export const AppStep = ({ onChecked }: { onChecked: (factor: SecondFactor) => void }) => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const fail = useFactorFailure();
  const back = useReturn();
  const copy = useCopy();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const begin = useMutation({
    mutationFn: () => api.post('/auth/second-factor/app'),
    onError: fail,
  });
  const check = useMutation({
    mutationFn: (code: string) => api.post('/auth/second-factor/app/check', { body: { code } }),
    onSuccess: ({ data }) => onChecked(data),
    onError: (failed) => {
      const ofField = isApiError(failed) ? failed.errors['code']?.[0] : undefined;
      setError(ofField);
      if (ofField === undefined) fail(failed);
      input.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.isPending) return;
    const code = readOneTimeCode(text);
    if (code !== null) return check.mutate(code);
    setError(t('step.codeRequired'));
    input.current?.focus();
  };
  const app = begin.data?.data;
  if (!app) {
    return (
      <div className={steps.stepFoot}>
        <Button variant="primary" busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('setUp.begin')}
        </Button>
        {canUsePasskeys() && (
          <RouteLink to="own-access" params={{}} query={{ return: back }} variant="text">
            {t('setUp.orPasskey')}
          </RouteLink>
        )}
        <span className={classNames(styles.place, steps.next)}>{t('setUp.next')}</span>
      </div>
    );
  }
  const groups = app.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <form noValidate onSubmit={submit} aria-label={t('setUp.stepApp')}>
      <div className={steps.app}>
        <svg className={steps.qr} viewBox={`0 0 ${app.qr.size} ${app.qr.size}`} role="img" aria-label={t('setUp.qr')}>
          <path d={app.qr.path} />
        </svg>
        <ol className={steps.tasks}>
          <li className={steps.task}>
            <div>
              <b className={styles.name}>{t('setUp.scan')}</b>
              <p className={styles.place}>{t('setUp.scanHint')}</p>
              <div className={steps.key}>
                <code className={steps.secret}>{groups}</code>
                <IconButton icon="copy" label={t('setUp.copyKey')} onClick={() => void copy(app.secret)} />
              </div>
            </div>
          </li>
          <li className={steps.task}>
            <TextField
              ref={input}
              name="code"
              size="lg"
              className={steps.code}
              label={t('setUp.code')}
              hint={t('setUp.codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              required
              value={text}
              error={error}
              onChange={(value) => {
                setText(value);
                setError(undefined);
              }}
            />
          </li>
        </ol>
      </div>
      <div className={steps.stepFoot}>
        <Button type="submit" variant="primary" busy={check.isPending}>
          {t('setUp.check')}
        </Button>
        <RouteLink to="own-access" params={{}} query={{ return: back }} variant="text">
          {t('setUp.cancel')}
        </RouteLink>
        <span className={classNames(styles.place, steps.next)}>{t('setUp.next')}</span>
      </div>
    </form>
  );
};
