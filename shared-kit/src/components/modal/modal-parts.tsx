import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../button';
import { useTranslation } from '../../platform/facade';
import { useModalFrame } from '../../platform/modal-frame';
import styles from './modal-parts.module.css';

/** The props of `ModalHeader`. */
export interface ModalHeaderProps {
  /** Another title than the one of the manifest, for example the name of the object. */
  title?: ReactNode;
  /** Buttons and badges before the close button. */
  actions?: ReactNode;
  /** Shows an arrow at the left. */
  onBack?: () => void;
  /** A line under the title. */
  subtitle?: ReactNode;
  /** Quota, deadline, search: stays while the body scrolls. */
  children?: ReactNode;
}

/** Head of a modal or drawer: title, actions, close button. Does not scroll. */
export const ModalHeader = ({ title, actions, onBack, subtitle, children }: ModalHeaderProps) => {
  const frame = useModalFrame();
  const { t } = useTranslation('kit');
  const Title = `h${frame.headingLevel ?? 2}` as const;
  return (
    // no <header>: outside of an article or section it would be a second banner of the page
    <div className={styles.header}>
      <div className={styles.titleLine}>
        {onBack && <IconButton icon="arrow-left" label={t('modal.back')} onClick={onBack} className={styles.back} />}
        <Title id={frame.titleId} className={styles.title}>
          {title ?? frame.title}
        </Title>
        {actions && <div className={styles.headActions}>{actions}</div>}
        {!frame.isInline && (
          <IconButton icon="cross" label={t('modal.close')} onClick={() => frame.close()} className={styles.close} />
        )}
      </div>
      {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      {children && <div className={styles.headMore}>{children}</div>}
    </div>
  );
};

/** The props of `ModalBody`. */
export interface ModalBodyProps {
  children: ReactNode;
  /** Without padding, for a split or a list from edge to edge. */
  flush?: boolean;
  className?: string;
}

/** The part that scrolls. */
export const ModalBody = ({ children, flush = false, className }: ModalBodyProps) => (
  <div className={classNames(styles.body, flush && styles.flush, className)}>{children}</div>
);

/** The props of `ModalFooter`. */
export interface ModalFooterProps {
  /** Buttons, the primary one last. */
  children: ReactNode;
  /** On the left: totals, the combined error text. */
  start?: ReactNode;
  /** A notice above the buttons, for what the server refused (DESIGN §6). */
  notice?: ReactNode;
}

/** The action bar. Does not scroll. */
export const ModalFooter = ({ children, start, notice }: ModalFooterProps) => (
  <footer className={styles.footer}>
    {notice && <div className={styles.footNotice}>{notice}</div>}
    <div className={styles.footLine}>
      <div className={styles.footStart}>{start}</div>
      <div className={styles.footActions}>{children}</div>
    </div>
  </footer>
);
