import type { ReactNode } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './exhibition.module.css';

interface ChangedMeanwhileProps {
  /** What a colleague has saved, by name. */
  values: readonly { name: string; label: string; text: ReactNode }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** What a colleague has saved since the form was opened, and the choice between that and what is typed. */
export const ChangedMeanwhile = ({ values, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) => {
  const { t } = useTranslation('desk');
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={t('record.changedMeanwhile')}
      action={
        <span className={styles.buttons}>
          <Button size="sm" onClick={onKeepMine}>
            {t('record.keepMine')}
          </Button>
          <Button size="sm" onClick={onTakeTheirs}>
            {t('record.takeTheirs')}
          </Button>
        </span>
      }
    >
      {values.map(({ name, label, text }) => (
        <span key={name} className={styles.theirs}>
          {label}: {text}
        </span>
      ))}
    </Notice>
  );
};
