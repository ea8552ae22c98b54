import type { ReactNode } from 'react';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './queue.module.css';

interface ItemTitleProps {
  link: ReactNode;
  /** Whether the item is new or has changed since the user last looked. */
  isUnseen: boolean;
  /** Who else has the item open. */
  colleagues: readonly string[];
}

/** The link to an item, with what is new about it and who has it open. */
export const ItemTitle = ({ link, isUnseen, colleagues }: ItemTitleProps) => {
  const { t } = useTranslation('desk');
  const names = colleagues.join(', ');
  return (
    <span className={styles.itemTitle}>
      {isUnseen && (
        <span className={styles.unseen}>
          <span className="ff-sr-only">{t('unseen')}</span>
        </span>
      )}
      {link}
      {names !== '' && (
        <span className={styles.colleagues}>
          <Icon name="eye" size={16} />
          <span aria-hidden="true">{names}</span>
          <span className="ff-sr-only">{t('atWork.title', { names, count: colleagues.length })}</span>
        </span>
      )}
    </span>
  );
};
