import { Button } from '@fairfront/shared-kit/components/button';
import { FileDrop } from '@fairfront/shared-kit/components/file-drop';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { FoundPass } from '../api/pass-by-code';
import { qrByteLimit, qrFileTypes } from '@fairfront/shared-kit/domain/passes';
import styles from './qr-check-panel.module.css';
import { useQrCheck } from './use-qr-check';

const fileRules = { types: qrFileTypes, limit: qrByteLimit };

interface QrCheckPanelProps {
  onFound: (found: FoundPass) => void;
  onClose: () => void;
}

/** Finds a pass by its QR code, from a file or the camera; only the code leaves the device. */
export const QrCheckPanel = ({ onFound, onClose }: QrCheckPanelProps) => {
  const { t } = useTranslation('passes');
  const { state, camera, startCamera, readFile, refuse } = useQrCheck(onFound);
  const { state: shot, video, stop } = camera;
  const isWorking = state.is === 'reading' || state.is === 'asking';
  return (
    <ModalSide title={t('qr.title')} subtitle={t('qr.subtitle')} onClose={onClose}>
      <div className={styles.panel}>
        <FileDrop
          label={t('qr.file')}
          rules={fileRules}
          what={t('qr.pass')}
          busy={isWorking}
          onFiles={([file]) => {
            if (file) readFile(file);
          }}
          onRefused={refuse}
          refusalText={(refusal) => (refusal === 'empty' ? t('qr.noCode') : t(`qr.refused.${refusal}`))}
        />
        {shot.is === 'on' ? (
          <div className={styles.camera}>
            <video ref={video} className={styles.video} aria-label={t('qr.picture')} autoPlay playsInline muted />
            <p className={styles.hint}>{t('qr.hold')}</p>
            <Button onClick={stop}>{t('qr.stop')}</Button>
          </div>
        ) : (
          <Button icon="camera" busy={shot.is === 'starting'} onClick={startCamera}>
            {t('qr.start')}
          </Button>
        )}
        {shot.is === 'failed' && (
          <Notice tone="danger" live="assertive">
            {t(`qr.camera.${shot.problem}`)}
          </Notice>
        )}
        {state.is === 'failed' && (
          <Notice tone="danger" live="assertive">
            {state.text}
          </Notice>
        )}
        <div role="status" className={styles.hint}>
          {state.is === 'reading' && t('qr.reading', { name: state.name })}
          {state.is === 'asking' && t('qr.asking')}
        </div>
        <p className={styles.hint}>{t('qr.privacy')}</p>
      </div>
    </ModalSide>
  );
};
