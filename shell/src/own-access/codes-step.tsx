import { useState } from 'react';
import { saveFile } from '@fairfront/shared-kit/api';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import {
  useMutation,
  usePlatform,
  useQueryClient,
  useTranslation,
  type SecondFactor,
} from '@fairfront/shared-kit/platform';
import { AccessIcon } from './access-icon';
import { useCopy } from './use-copy';
import { useFactorFailure } from './use-factor-failure';
import { useMoment } from './use-moment';
import styles from './own-access.module.css';
import steps from './second-factor.module.css';

interface CodesStepProps {
  /** Where it is on already, only its codes are new. */
  factor: SecondFactor;
  onDone: () => void;
}

/** Ten codes, shown once; the second factor turns on when they are saved (SHELL-448, mock-up y9b). */
export const CodesStep = ({ factor, onDone }: CodesStepProps) => {
  const { t } = useTranslation('ownAccess');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  const copy = useCopy();
  const moment = useMoment();
  const { app, passkeys, since } = factor;
  const isOn = since !== null;
  const [isSaved, setSaved] = useState(false);
  const fail = useFactorFailure();
  const renew = useMutation({ mutationFn: () => api.post('/auth/second-factor/recovery-codes'), onError: fail });
  const turnOn = useMutation({
    mutationFn: () => api.post('/auth/second-factor/on'),
    onSuccess: () => {
      messages.notice(t('setUp.turnedOn'));
      // what exhibitions demand is met
      void cache.invalidateQueries({ queryKey: ['participant'] });
      onDone();
    },
    onError: fail,
  });
  const codes = renew.data?.data.codes;
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
            <IconButton framed icon="copy" label={t('setUp.copyCodes')} onClick={() => void copy(text())} />
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
          <Button variant="primary" busy={renew.isPending} onClick={() => renew.mutate()}>
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
            busy={turnOn.isPending}
            disabledReason={isSaved ? undefined : t('setUp.savedFirst')}
            onClick={() => (isOn ? onDone() : turnOn.mutate())}
          >
            {t(isOn ? 'setUp.done' : 'setUp.turnOn')}
          </Button>
        </div>
      )}
    </>
  );
};
