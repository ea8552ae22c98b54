import { useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import styles from './release-offer.module.css';

/** The props of `ReleaseOffer`. */
export interface ReleaseOfferProps {
  /** False: nothing is offered. Keep the part on the page, so that a new offer is announced. */
  open: boolean;
  /** What was updated: "The section 'News' has been updated". */
  title: string;
  /** The benefit and the cost of the update. */
  children?: ReactNode;
  /** What the person has started and keeps: "The publication you started stays in the form". */
  kept?: ReactNode;
  /** The newer release is being loaded. */
  busy?: boolean;
  onUpdate: () => void;
  /** Called by "later" and by the close button. */
  onLater: () => void;
  /** A link to the list of changes. */
  news?: ReactNode;
  className?: string;
}

/**
 * Offers a newer release while the person works (w22): a card at the corner that takes no focus, covers no dialog's buttons and
 * waits as long as it must. It is read out politely; Escape inside it is "later".
 */
export const ReleaseOffer = ({
  open,
  title,
  children,
  kept,
  busy = false,
  onUpdate,
  onLater,
  news,
  className,
}: ReleaseOfferProps) => {
  const { t } = useTranslation('release');
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const later = () => {
    // the keyboard goes back to where it worked, not to the start of the page
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    onLater();
  };
  return (
    <>
      <div role="status" className="ff-sr-only">
        {open && title}
      </div>
      {open && (
        <section
          ref={card}
          aria-labelledby={titleId}
          data-react-aria-top-layer="true"
          className={classNames(styles.card, className)}
          onFocus={remember}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            later();
          }}
        >
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              {children && <div className={styles.text}>{children}</div>}
            </div>
            <IconButton icon="cross" label={t('releaseOffer.close')} onClick={later} className={styles.close} />
          </div>
          {kept && (
            <p className={styles.kept}>
              <Icon name="check-circle" size={16} className={styles.keptIcon} />
              {kept}
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="primary" size="sm" busy={busy} onClick={onUpdate}>
              {t('releaseOffer.update')}
            </Button>
            <Button variant="text" size="sm" onClick={later}>
              {t('releaseOffer.later')}
            </Button>
            {news && <span className={styles.news}>{news}</span>}
          </div>
        </section>
      )}
    </>
  );
};
