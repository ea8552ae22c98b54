import type { ReactNode } from 'react';
import styles from './pass-list.module.css';

interface ListToolbarProps {
  total: number;
  /** Why nothing can be deleted, in words; undefined where it can, or where the dialog says it (PASS-311). */
  deleteDenial: string | undefined;
  /** The order of the list, where there is a choice; the number of passes stands in the head. */
  sort: ReactNode;
  /** What can be done with the list; null on a phone, where it stands at the lower edge. */
  tools: ReactNode;
}

/** The line over a list, in one row at every width: its order, and what can be done with all of it. */
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
