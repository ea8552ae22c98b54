import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../button';
import { Icon, type IconName } from '../icon';
import { useTranslation } from '../../platform/facade';
import styles from './notice.module.css';

/** How serious it is. */
export type NoticeTone = 'info' | 'neutral' | 'warning' | 'danger' | 'success';

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  neutral: 'info',
  warning: 'warning',
  danger: 'cross-circle',
  success: 'check-circle',
};

const roles = { polite: 'status', assertive: 'alert' } as const;

/** The props of `Notice`. */
export interface NoticeProps {
  tone?: NoticeTone;
  /** Another drawing than the one of the tone, for example `calendar` for a deadline. */
  icon?: IconName;
  /** The bold first words. */
  title?: ReactNode;
  /** Line breaks of a server text are kept. */
  children?: ReactNode;
  /** A button or link at the end of the line. */
  action?: ReactNode;
  /** Read out when it appears: `assertive` for what blocks the person, `polite` for the rest; absent for resting texts. */
  live?: keyof typeof roles;
  /** Shows a close button. */
  onClose?: () => void;
  className?: string;
}

/** A message in the flow of a surface (DESIGN §5, §6). */
export const Notice = ({
  tone = 'info',
  icon = icons[tone],
  title,
  children,
  action,
  live,
  onClose,
  className,
}: NoticeProps) => {
  const { t } = useTranslation('kit');
  return (
    <div role={live ? roles[live] : 'note'} className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={icon} size={18} className={styles.icon} />
      <div className={styles.text}>
        {title && <b className={styles.title}>{title}</b>}
        {title && children && ' '}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onClose && <IconButton icon="cross" label={t('notice.close')} onClick={onClose} className={styles.close} />}
    </div>
  );
};
