import type { ReactNode } from 'react';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './queue.module.css';

interface SelectionPaneProps {
  /** The texts of the decision: those of the queue and its name. */
  texts: string;
  count: number;
  /** The form of the decision. */
  form: ReactNode;
  onSend: () => void;
  onClose: () => void;
}

/** The form of a decision on all selected items. */
export const SelectionPane = ({ texts, count, form, onSend, onClose }: SelectionPaneProps) => {
  const { t } = useTranslation('desk');
  const title = t(`${texts}.heading`, { count });
  return (
    <aside className={styles.pane} aria-label={title}>
      <div className={styles.paneBody}>
        <div className={styles.head}>
          <h2 className={classNames('ff-h3', styles.name)}>{title}</h2>
          <IconButton icon="cross" label={t('close')} onClick={onClose} />
        </div>
        {form}
      </div>
      <footer className={styles.paneFoot}>
        <Button className={styles.decision} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="primary" className={styles.decision} disabled={count === 0} onClick={onSend}>
          {t(`${texts}.send`)}
        </Button>
      </footer>
    </aside>
  );
};
