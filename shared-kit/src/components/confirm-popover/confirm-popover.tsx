import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { Button } from '../button';
import { useTranslation } from '../../platform/facade';
import { classNames } from '../class-names';
import ground from '../popover.module.css';
import styles from './confirm-popover.module.css';

/** The props that the trigger must apply; fits `Button` and `IconButton`. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
}

/** The props of `ConfirmPopover`. */
export interface ConfirmPopoverProps {
  /** The question with object and count: "Delete 3 users?" */
  question: string;
  /** What is kept, and what cannot be undone. */
  children?: ReactNode;
  /** Repeats the verb. */
  confirmLabel: string;
  tone?: 'danger' | 'neutral';
  /** May take its time: the button stays busy, the popover open; it closes when the promise is kept. */
  onConfirm: () => void | Promise<void>;
  /** The button that asks. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
}

/** A small question at the button that asks it (DESIGN §5). */
export const ConfirmPopover = ({
  question,
  children,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  trigger,
}: ConfirmPopoverProps) => {
  const { t } = useTranslation('kit');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      setOpen(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {trigger({ ref: button, onClick: () => setOpen(true), 'aria-haspopup': 'dialog', 'aria-expanded': open })}
      <Popover
        triggerRef={button}
        isOpen={open}
        onOpenChange={(next) => setOpen(next || busy)}
        placement="bottom end"
        offset={6}
        style={{ zIndex: 'var(--ff-z-popover)' }}
        className={classNames(ground.popover, styles.popover)}
      >
        <Dialog aria-label={question} className={styles.dialog}>
          <p className={styles.question}>{question}</p>
          {children && <div className={styles.text}>{children}</div>}
          <div className={styles.actions}>
            <Button
              size="sm"
              variant={tone === 'danger' ? 'danger-solid' : 'primary'}
              busy={busy}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
            <Button size="sm" disabled={busy} onClick={() => setOpen(false)}>
              {t('confirmPopover.cancel')}
            </Button>
          </div>
        </Dialog>
      </Popover>
    </>
  );
};
