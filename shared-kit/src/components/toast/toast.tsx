import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { useTranslation } from '../../platform/facade';
import { useExpiry } from '../use-expiry';
import styles from '../toast.module.css';

/** The props of `Toast`. */
export interface ToastProps {
  children: ReactNode;
  icon?: IconName;
  /** How long it stays; it waits while hovered or focused. Default 5 s. */
  seconds?: number;
  onClose: () => void;
  className?: string;
}

/** A short message that disappears by itself. Rendered in a `MessageRegion`, which announces it. */
export const Toast = ({ children, icon, seconds = 5, onClose, className }: ToastProps) => {
  const { t } = useTranslation('kit');
  const { pauseProps } = useExpiry(seconds, onClose);
  return (
    <div className={classNames(styles.toast, className)} {...pauseProps}>
      {icon && <Icon name={icon} size={20} className={styles.icon} />}
      <span className={styles.text}>{children}</span>
      <button type="button" aria-label={t('toast.close')} className={styles.close} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </div>
  );
};
