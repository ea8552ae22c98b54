import { use, useId, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../button';
import { useTranslation } from '../../platform/facade';
import { ModalFrameContext } from '../../platform/modal-frame';
import { useNarrow } from '../viewport';
import styles from './modal-split.module.css';

/** What `ModalSplit` takes. */
export interface ModalSplitProps {
  /** The list. */
  children: ReactNode;
  /** The panel at the right, usually a `ModalSide`; none for a read-only list. */
  side?: ReactNode;
  /** px, 404 to 536 (DESIGN §4). */
  sideWidth?: number;
  /** Below 740 px the panel is a second screen of the same sheet: true shows it, false the list. */
  sideOpen?: boolean;
}

/** List and form side by side: adding never hides the list (DESIGN §1, §4). Stands in a flush `ModalBody`. */
export const ModalSplit = ({ children, side, sideWidth = 404, sideOpen = false }: ModalSplitProps) => (
  <div
    className={classNames(styles.split, side ? styles.withSide : undefined, sideOpen && styles.sideOpen)}
    data-modal-tall=""
    data-side-open={side && sideOpen ? '' : undefined}
    style={{ '--side-width': `${sideWidth}px` } as CSSProperties}
  >
    <div className={styles.list}>{children}</div>
    {side && <div className={styles.side}>{side}</div>}
  </div>
);

/** What `ModalSide` takes. */
export interface ModalSideProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Shows a close button; below 740 px it is the arrow back to the list, so give it there. */
  onClose?: () => void;
  children: ReactNode;
  /** Action bar at the lower edge. */
  actions?: ReactNode;
}

/**
 * The panel beside a list: heading, content that scrolls, action bar that stays. Below 740 px it is a screen of its own: its
 * head stands for the dialog's, with the way back to the list and the one that closes the dialog.
 */
export const ModalSide = ({ title, subtitle, onClose, children, actions }: ModalSideProps) => {
  const { t } = useTranslation('kit');
  const titleId = useId();
  const narrow = useNarrow();
  const frame = use(ModalFrameContext);
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.scroller}>
        <div className={styles.head}>
          {narrow && onClose && <IconButton icon="arrow-left" label={t('modal.backToList')} onClick={onClose} />}
          <div className={styles.names}>
            <h3 id={titleId} className={styles.title}>
              {title}
            </h3>
            {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
          </div>
          {narrow
            ? frame && <IconButton icon="cross" label={t('modal.close')} onClick={() => frame.close()} />
            : onClose && <IconButton icon="cross" label={t('modal.closePanel')} onClick={onClose} />}
        </div>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
};
