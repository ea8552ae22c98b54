import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import styles from './pass-list.module.css';

interface ListToolbarProps {
  total: number;
  /** Why nothing can be deleted, in words; undefined where it can, or where the dialog says it (PASS-311). */
  whyNotDelete: string | undefined;
  canDeleteAll: boolean;
  isDeletingAll: boolean;
  onDeleteAll: () => void;
  children: ReactNode;
}

/** How many passes the list has over all pages, and what can be done with all of them; drawings without words on a phone. */
export const ListToolbar = ({
  total,
  whyNotDelete,
  canDeleteAll,
  isDeletingAll,
  onDeleteAll,
  children,
}: ListToolbarProps) => {
  const { t } = useTranslation('passes');
  const isNarrow = useNarrow();
  const label = t('action.deleteAll');
  return (
    <div className={styles.toolbar}>
      <span className={styles.total}>{total > 0 && !isNarrow && t('passes', { count: total })}</span>
      {whyNotDelete && <span className={styles.whyNot}>{whyNotDelete}</span>}
      {canDeleteAll &&
        (isNarrow ? (
          <IconButton icon="trash" size="lg" label={label} busy={isDeletingAll} onClick={onDeleteAll} />
        ) : (
          <Button variant="text" size="sm" icon="trash" busy={isDeletingAll} onClick={onDeleteAll}>
            {label}
          </Button>
        ))}
      {children}
    </div>
  );
};
