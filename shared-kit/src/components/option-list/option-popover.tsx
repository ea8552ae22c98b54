import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names';
import { useKitLocale } from '../locales';
import { useNarrow } from '../viewport';
import ground from '../popover.module.css';
import styles from './option-popover.module.css';

/** The props of `OptionPopover`. */
export interface OptionPopoverProps {
  /** The control it hangs from. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Width of its own (a calendar) instead of the width of the control. */
  free?: boolean;
  /** Stands at the top of the sheet of narrow screens. */
  title: ReactNode;
  /** Names it for the screen reader: the id of the control's label, or a text. */
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** Class of a popover as wide as its control. */
export const popoverClass = classNames(ground.popover, styles.popover, styles.column, styles.asWide);

/** px; a long list (countries) that opens upwards stays below the sticky header, and scrolls. */
export const longestList = 360;

/** Hangs under its control; below 740 px it is a sheet at the lower edge of the window (DESIGN §5). */
export const OptionPopover = ({
  anchor,
  isOpen,
  onOpenChange,
  free = false,
  title,
  labelledBy,
  label,
  children,
}: OptionPopoverProps) => {
  const narrow = useNarrow();
  // the words that react-aria adds for screen readers come in the language of the portal, not of the browser
  const locale = useKitLocale();
  if (narrow) {
    return (
      <I18nProvider locale={locale}>
        <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.scrim}>
          <Modal className={styles.sheet}>
            <Dialog aria-labelledby={labelledBy} aria-label={label} className={styles.column}>
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
              {children}
            </Dialog>
          </Modal>
        </ModalOverlay>
      </I18nProvider>
    );
  }
  return (
    <I18nProvider locale={locale}>
      <Popover
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom start"
        offset={4}
        maxHeight={free ? undefined : longestList}
        aria-labelledby={labelledBy}
        aria-label={label}
        className={free ? classNames(ground.popover, styles.popover, styles.column) : popoverClass}
      >
        {children}
      </Popover>
    </I18nProvider>
  );
};
