import { useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { usePlatform, useTranslation, type SecondFactor } from '@fairfront/shared-kit/platform';
import { AccessIcon } from './access-icon';
import { useCopy } from './use-copy';
import { useFactorOptions } from './use-factor-options';
import { useMoment } from './use-moment';
import styles from './own-access.module.css';
import steps from './second-factor.module.css';

interface CodesStepProps {
  /** If it is already on, only its codes are new. */
  factor: SecondFactor;
  onDone: () => void;
}

/** Ten codes, shown once; saving them turns on the second factor (mock-up y9b). */
export const CodesStep = ({ factor, onDone }: CodesStepProps) => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const copy = useCopy();
  const moment = useMoment();
  const { app, passkeys, since } = factor;
  const isOn = since !== null;
  const [isSaved, setSaved] = useState(false);
  const common = useFactorOptions();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useAction<undefined, readonly string[]>({
    ...common,
    run: async (_nothing, { idempotencyKey }) =>
      (await api.post('/auth/second-factor/recovery-codes', { idempotencyKey })).data.codes,
    onDone: setCodes,
  });
  const turnOn = useAction<undefined>({
    ...common,
    run: (_nothing, { idempotencyKey }) => api.post('/auth/second-factor/on', { idempotencyKey }),
    announce: () => t('setUp.turnedOn'),
    onDone,
    // the requirement of exhibitions is met now
    invalidates: () => [['participant']],
  });
  const text = () => `${t('setUp.recoveryTitle')} · Fairfront\n\n${codes?.join('\n')}\n`;
  return (
    <>
      <div className={steps.codesHead}>
        <div className={steps.codesWords}>
          <h2 className={steps.stepTitle}>{t('setUp.recoveryTitle')}</h2>
          <p className={styles.place}>{t('setUp.recoveryLead')}</p>
        </div>
        {codes && (
          <div className={steps.tools}>
            <Button
              size="sm"
              icon="download"
              onClick={() => saveFile({ blob: new Blob([text()], { type: 'text/plain' }), fileName: t('setUp.file') })}
            >
              {t('setUp.download')}
            </Button>
            <Button size="sm" icon="printer" onClick={() => window.print()}>
              {t('setUp.print')}
            </Button>
            <IconButton framed icon="copy" label={t('setUp.copyCodes')} onClick={() => copy(text())} />
          </div>
        )}
      </div>
      {codes ? (
        <ol className={steps.codes} aria-label={t('setUp.recoveryTitle')}>
          {codes.map((code) => (
            <li key={code} className={steps.recovery}>
              {code}
            </li>
          ))}
        </ol>
      ) : (
        <div className={steps.stepFoot}>
          <Button variant="primary" busy={renew.isBusy()} onClick={() => void renew.run(undefined)}>
            {t('setUp.renew')}
          </Button>
        </div>
      )}
      {codes && app && (
        <div className={steps.way}>
          <AccessIcon name="phone" className={styles.device} />
          <span className={styles.words}>
            <b className={styles.name}>{t('factor.app')}</b>
            <span className={styles.place}>{t('factor.appSince', { when: moment(app.confirmed_at) })}</span>
          </span>
          <StatusBadge tone="success" icon="check-circle">
            {t('setUp.done')}
          </StatusBadge>
        </div>
      )}
      {codes &&
        passkeys.map(({ id, name, added_at: added }) => (
          <div key={id} className={steps.way}>
            <AccessIcon name="key" className={styles.device} />
            <span className={styles.words}>
              <b className={styles.name}>{name}</b>
              <span className={styles.place}>{t('passkeys.added', { when: moment(added) })}</span>
            </span>
            <StatusBadge tone="success" icon="check-circle">
              {t('setUp.done')}
            </StatusBadge>
          </div>
        ))}
      {codes && (
        <div className={steps.stepFoot}>
          <Checkbox className={steps.saved} checked={isSaved} onChange={setSaved}>
            {t('setUp.saved')}
          </Checkbox>
          <Button
            variant="primary"
            busy={turnOn.isBusy()}
            disabledReason={isSaved ? undefined : t('setUp.savedFirst')}
            onClick={() => (isOn ? onDone() : void turnOn.run(undefined))}
          >
            {t(isOn ? 'setUp.done' : 'setUp.turnOn')}
          </Button>
        </div>
      )}
    </>
  );
};
