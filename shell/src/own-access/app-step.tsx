import { useRef, useState, type FormEvent } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError, type ResponseOf, type paths } from '@fairfront/shared-kit/api';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { readOneTimeCode } from '@fairfront/shared-kit/domain/identity/second-factor';
import { usePlatform, useTranslation, type SecondFactor } from '@fairfront/shared-kit/platform';
import { canUsePasskeys } from './passkey-browser';
import { useCopy } from './use-copy';
import { useFactorOptions } from './use-factor-options';
import { useReturn } from './use-return';
import styles from './own-access.module.css';
import steps from './second-factor.module.css';

type FactorApp = ResponseOf<paths['/auth/second-factor/app']['post']>['data'];

/** The secret of a new app and its first code (mock-up y9). */
export const AppStep = ({ onChecked }: { onChecked: (factor: SecondFactor) => void }) => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const common = useFactorOptions();
  const back = useReturn();
  const copy = useCopy();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [app, setApp] = useState<FactorApp | null>(null);
  const begin = useAction<undefined, FactorApp>({
    ...common,
    run: async (_nothing, { idempotencyKey }) => (await api.post('/auth/second-factor/app', { idempotencyKey })).data,
    onDone: setApp,
  });
  const check = useAction<string, SecondFactor>({
    ...common,
    run: async (code) => (await api.post('/auth/second-factor/app/check', { body: { code } })).data,
    onDone: onChecked,
    onRefused: (failed) => {
      const ofField = isApiError(failed) ? failed.errors['code']?.[0] : undefined;
      setError(ofField);
      input.current?.focus();
      return ofField !== undefined || common.onRefused(failed);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.isBusy()) return;
    const code = readOneTimeCode(text);
    if (code !== null) return void check.run(code);
    setError(t('step.codeRequired'));
    input.current?.focus();
  };
  if (!app) {
    return (
      <div className={steps.stepFoot}>
        <Button variant="primary" busy={begin.isBusy()} onClick={() => void begin.run(undefined)}>
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
                <IconButton icon="copy" label={t('setUp.copyKey')} onClick={() => copy(app.secret)} />
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
        <Button type="submit" variant="primary" busy={check.isBusy()}>
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
