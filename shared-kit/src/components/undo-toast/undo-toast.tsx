import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { useTranslation } from '../../platform/facade';
import { useExpiry } from '../use-expiry';
import toastStyles from '../toast.module.css';
import styles from './undo-toast.module.css';

/** The props of `UndoToast`. */
export interface UndoToastProps {
  /** Names the object: "Pass deleted: Ivanov Ivan". */
  children: ReactNode;
  icon?: IconName;
  /** Default 8 s; stands still while hovered or focused. */
  seconds?: number;
  /** Brings it back. While a promise runs the clock waits; a refused one leaves the toast, so that it can be tried again. */
  onUndo: () => void | Promise<void>;
  onClose: () => void;
}

/** Reports an action and offers to undo it for 8 seconds; an accent line shows the remaining time (DESIGN §5, §12). */
export const UndoToast = ({ children, icon = 'trash', seconds = 8, onUndo, onClose }: UndoToastProps) => {
  const { t } = useTranslation('kit');
  const [state, setState] = useState<'ready' | 'running' | 'failed'>('ready');
  const { paused, hold, pauseProps } = useExpiry(seconds, onClose);
  const undo = async () => {
    if (state === 'running') return;
    setState('running');
    hold(true);
    try {
      await onUndo();
      onClose();
    } catch {
      setState('failed');
      hold(false);
    }
  };
  return (
    <div className={toastStyles.toast} {...pauseProps}>
      <Icon name={icon} size={20} className={toastStyles.icon} />
      <span className={toastStyles.text}>
        {children}
        {state === 'failed' && <span className={styles.failed}>{t('undoToast.failed')}</span>}
      </span>
      <button
        type="button"
        className={styles.undo}
        aria-disabled={state === 'running' || undefined}
        aria-busy={state === 'running' || undefined}
        onClick={() => void undo()}
      >
        {t('undoToast.undo')}
      </button>
      <button type="button" aria-label={t('toast.close')} className={toastStyles.close} onClick={onClose}>
        <Icon name="cross" />
      </button>
      <span
        aria-hidden="true"
        className={classNames(styles.time, paused && styles.paused)}
        style={{ animationDuration: `${seconds}s` }}
      />
    </div>
  );
};
