import { useState, type ReactNode } from 'react';
import { copyText } from '../../api/actions/copy-text';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { useTranslation } from '../../platform/facade';
import { useExpiry } from '../use-expiry';
import styles from './popup.module.css';

/** The props of `Popup`. */
export interface PopupProps {
  /** Several lines allowed. */
  children: ReactNode;
  /** Code of the error for the support, which can be copied. */
  code?: string | null;
  /** Default 10 s; stands still while hovered or focused. */
  seconds?: number;
  onClose: () => void;
}

const ErrorCode = ({ code }: { code: string }) => {
  const { t } = useTranslation('kit');
  const [isCopied, setCopied] = useState(false);
  return (
    <p className={styles.code}>
      <span>{t('popup.code', { code })}</span>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={t(isCopied ? 'popup.copied' : 'popup.copy')}
        onClick={() => void copyText(code).then(setCopied)}
      />
    </p>
  );
};

/** The global popup of an error, also above modals. Rendered in the alert part of a `MessageRegion`. */
export const Popup = ({ children, code = null, seconds = 10, onClose }: PopupProps) => {
  const { t } = useTranslation('kit');
  const { pauseProps } = useExpiry(seconds, onClose);
  return (
    <div className={styles.popup} {...pauseProps}>
      <Icon name="cross-circle" size={20} className={styles.icon} />
      <div className={styles.text}>
        {children}
        {code !== null && <ErrorCode code={code} />}
      </div>
      <IconButton icon="cross" label={t('toast.close')} onClick={onClose} className={styles.close} />
    </div>
  );
};
