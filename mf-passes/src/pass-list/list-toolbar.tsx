import type { ReactNode } from 'react';
import styles from './pass-list.module.css';

interface ListToolbarProps {
  total: number;
  /** Why nothing can be deleted; undefined if it can, or if the dialog explains it. */
  deleteDenial: string | undefined;
  /** The sort order, if there is a choice; the header shows the number of passes. */
  sort: ReactNode;
  /** The list tools; null on a phone, where they are at the bottom. */
  tools: ReactNode;
}

/** The toolbar above a list, one line at every width: the sort order and the tools. */
export const ListToolbar = ({ total, deleteDenial, sort, tools }: ListToolbarProps) => {
  const order = total > 0 ? sort : null;
  if (!order && !deleteDenial && !tools) return null;
  return (
    <div className={styles.toolbar}>
      {order}
      {deleteDenial && <span className={styles.denial}>{deleteDenial}</span>}
      {tools}
    </div>
  );
};
