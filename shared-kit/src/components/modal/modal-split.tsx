import { createContext, use, useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../button';
import { useTranslation } from '../../platform/facade';
import { ModalFrameContext } from '../../platform/modal-frame';
import styles from './modal-split.module.css';
import { useSideScreen, type SideBySide } from './use-side-screen';

/** Whether the panel is a separate view, and what is below its header then. */
const SideScreenContext = createContext<{ isScreen: boolean; lead?: ReactNode }>({ isScreen: false });

/** The props of `ModalSplit`. */
export interface ModalSplitProps extends SideBySide {
  /** The list. */
  children: ReactNode;
  /** The content keeps its own padding. */
  flush?: boolean;
  /** The panel at the right, usually a `ModalSide`; none for a read-only list. */
  side?: ReactNode;
  /** Where the panel is a second screen of the dialog (`useSideScreen`): true shows it, false the list. */
  sideOpen?: boolean;
  /** Under the head of the panel where it is a screen: the figures of the dialog's head, which it covers. */
  sideLead?: ReactNode;
}

/**
 * List and form side by side: adding does not hide the list (DESIGN §1, §4). Where the window has no room for both, the panel is
 * a second screen in place of head, list and foot, all of which stay as they are. The focus goes into that screen, and back to
 * where it was. Stands in a flush `ModalBody`.
 */
export const ModalSplit = ({
  children,
  flush = false,
  side,
  sideOpen = false,
  sideLead,
  sideWidth = 404,
  listWidth,
}: ModalSplitProps) => {
  const isScreen = useSideScreen({ sideWidth, listWidth });
  const isShown = Boolean(side) && isScreen && sideOpen;
  const panel = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (wasShown.current === isShown) return;
    wasShown.current = isShown;
    const focused = document.activeElement;
    const isInside = panel.current?.contains(focused) ?? false;
    if (isShown && !isInside) {
      opener.current = focused;
      panel.current?.focus();
    } else if (!isShown && (isInside || focused === document.body) && opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  }, [isShown]);
  return (
    <SideScreenContext value={{ isScreen, lead: sideLead }}>
      <div
        className={classNames(
          styles.split,
          side ? styles.withSide : undefined,
          isScreen && styles.oneScreen,
          isShown && styles.sideOpen,
        )}
        data-modal-tall=""
        data-side-open={isShown ? '' : undefined}
        style={{ '--side-width': `${sideWidth}px` } as CSSProperties}
      >
        <div className={classNames(styles.list, flush && styles.flush)}>{children}</div>
        {side && (
          <div ref={panel} tabIndex={-1} className={styles.side}>
            {side}
          </div>
        )}
      </div>
    </SideScreenContext>
  );
};

/** The props of `ModalSide`. */
export interface ModalSideProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Shows a close button; as a screen of its own it is the arrow back to the list, so give it there. */
  onClose?: () => void;
  children: ReactNode;
  /** Action bar at the lower edge. */
  actions?: ReactNode;
}

/**
 * The panel beside a list: heading, scrolling content, fixed action bar. As a separate view its header replaces the
 * dialog's, with the way back to the list and the one that closes the dialog.
 */
export const ModalSide = ({ title, subtitle, onClose, children, actions }: ModalSideProps) => {
  const { t } = useTranslation('kit');
  const titleId = useId();
  const { isScreen, lead } = use(SideScreenContext);
  const frame = use(ModalFrameContext);
  const Title = `h${(frame?.headingLevel ?? 2) + 1}` as 'h3';
  return (
    <section aria-labelledby={titleId} className={classNames(styles.panel, isScreen && styles.screen)}>
      <div className={styles.scroller}>
        <div className={styles.head}>
          {isScreen && onClose && <IconButton icon="arrow-left" label={t('modal.backToList')} onClick={onClose} />}
          <div className={styles.names}>
            <Title id={titleId} className={styles.title}>
              {title}
            </Title>
            {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
          </div>
          {isScreen
            ? frame && <IconButton icon="cross" label={t('modal.close')} onClick={() => frame.close()} />
            : onClose && <IconButton icon="cross" label={t('modal.closePanel')} onClick={onClose} />}
        </div>
        {isScreen && lead && <div className={styles.lead}>{lead}</div>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
};
