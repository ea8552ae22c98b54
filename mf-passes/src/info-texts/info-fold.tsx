import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useId, useState, type ReactNode } from 'react';
import styles from './info-fold.module.css';

interface InfoFoldProps {
  /** Always visible on the line: why nothing can be printed. */
  lead?: ReactNode;
  /** The rules; null if the organiser has written none. */
  children: ReactNode;
  /** Whether the list is empty, so that there is room for the open rules. */
  isOpenAtFirst?: boolean;
}

/** The organiser's rules, collapsed to one line to leave room for the list. */
export const InfoFold = ({ lead, children, isOpenAtFirst = false }: InfoFoldProps) => {
  const { t } = useTranslation('passes');
  const id = useId();
  const [wish, setWish] = useState<boolean | null>(null);
  const isOpen = wish ?? isOpenAtFirst;
  if (!children) return lead ? <div className={styles.fold}>{lead}</div> : null;
  return (
    <div className={styles.fold}>
      <div className={styles.line}>
        {lead}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={lead ? styles.toggle : `${styles.toggle} ${styles.whole}`}
          onClick={() => setWish(!isOpen)}
        >
          {!lead && <Icon name="info" size={18} className={styles.icon} />}
          <span className={styles.words}>{t(lead ? 'info.short' : 'info.title')}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} className={styles.icon} />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.texts}>
        {children}
      </div>
    </div>
  );
};
