import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { useTranslation } from '../../platform/facade';
import { useExpiry } from '../use-expiry';
import styles from './popup.module.css';

/** The props of `Popup`. */
export interface PopupProps {
  /** Several lines allowed. */
  children: ReactNode;
  /** Default 10 s; stands still while hovered or focused. */
  seconds?: number;
  onClose: () => void;
}

/** The global popup of an error, also above modals. Rendered in the alert part of a `MessageRegion`. */
export const Popup = ({ children, seconds = 10, onClose }: PopupProps) => {
  const { t } = useTranslation('kit');
  const { pauseProps } = useExpiry(seconds, onClose);
  return (
    <div className={styles.popup} {...pauseProps}>
      <Icon name="cross-circle" size={20} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      <IconButton icon="cross" label={t('toast.close')} onClick={onClose} className={styles.close} />
    </div>
  );
};
