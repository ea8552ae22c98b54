import { useId, useState, type ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import places from './more-places.module.css';
import rows from '../tiles/tile-row.module.css';

interface FoldingRowProps {
  icon: IconName;
  title: string;
  /** Number of the items inside. */
  figure?: number;
  note: string;
  /** The content; its element takes the id. */
  children: (id: string) => ReactNode;
}

/** On a phone, a row that expands content which a wide page always shows. */
export const FoldingRow = ({ icon, title, figure, note, children }: FoldingRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const openedId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? openedId : undefined}
        className={classNames(rows.row, places.opener)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} size={20} className={rows.icon} />
        <span className={rows.title}>{title}</span>
        {figure !== undefined && <b className={classNames('ff-num', rows.figure)}>{figure}</b>}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} className={rows.go} />
        <span className={classNames(rows.rest, rows.note)}>{note}</span>
      </button>
      {isOpen && children(openedId)}
    </>
  );
};
