import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useQrCamera } from '@fairfront/shared-kit/components/qr-camera';
import { Switch } from '@fairfront/shared-kit/components/switch';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useState } from 'react';
import { AnswerPanel } from './answer-panel';
import { CheckLog } from './check-log';
import { CodeEntry } from './code-entry';
import { GateStatus } from './gate-status';
import { signal } from './gate-signal';
import { useGate } from './use-gate';
import styles from './venue.module.css';
import { verdictLook } from './verdict-look';

/** Checks passes by hand scanner, camera and number, with the network and without. */
export const Gate = ({ exhibition, canWrite }: { exhibition: number; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const gate = useGate(exhibition, canWrite);
  const [hasSound, setSound] = useState(false);
  const { state: shot, video, start, stop } = useQrCamera(gate.check, { staysOn: true });
  const { state, disputed } = gate;
  const tone = state.is === 'answered' ? verdictLook[state.answer.verdict].tone : null;
  const answered = state.is === 'answered' ? `${state.answer.id} ${tone ?? ''}` : null;
  useEffect(() => {
    if (hasSound && answered !== null && tone !== null) signal(tone);
  }, [hasSound, answered, tone]);

  return (
    <div className={styles.gate}>
      <h1 className={`ff-h2 ${styles.title}`}>{t('venue.title')}</h1>
      <div className={styles.answerSide}>
        <AnswerPanel state={state} zone={gate.list.data?.timezone} canWrite={canWrite} onAgain={gate.admitAgain} />
        {disputed.length > 0 && (
          <Notice
            tone="warning"
            live="polite"
            title={t('venue.disputed', { count: disputed.length })}
            onClose={gate.forgetDisputed}
          >
            {disputed.map(({ id, verdict, pass, error }) => (
              <span key={id} className={styles.line}>
                {t('venue.disputedLine', {
                  title: pass?.title ?? t('venue.noName'),
                  verdict: error?.message ?? t(`venue.verdict.${verdict}`),
                })}
              </span>
            ))}
          </Notice>
        )}
      </div>
      <div className={styles.tools}>
        <CodeEntry onCode={gate.check} />
        {shot.is === 'on' ? (
          <div className={styles.camera}>
            <video ref={video} className={styles.video} aria-label={t('venue.picture')} autoPlay playsInline muted />
            <Button onClick={stop}>{t('venue.cameraOff')}</Button>
          </div>
        ) : (
          <Button icon="camera" size="lg" busy={shot.is === 'starting'} onClick={start}>
            {t('venue.cameraOn')}
          </Button>
        )}
        {shot.is === 'failed' && (
          <Notice tone="danger" live="assertive">
            {t(`venue.camera.${shot.problem}`)}
          </Notice>
        )}
        <Switch checked={hasSound} onChange={setSound}>
          {t('venue.sound')}
        </Switch>
        <GateStatus list={gate.list} isOut={gate.isOut} waiting={gate.waiting} canWrite={canWrite} />
        <CheckLog answers={gate.log} zone={gate.list.data?.timezone} />
      </div>
    </div>
  );
};
