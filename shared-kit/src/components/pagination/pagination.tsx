import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../platform/facade';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { pageItems } from './page-items';
import styles from './pagination.module.css';

/** Up to this width the row has 2 numbers (571 px shows 5, 570 px 2). */
const narrowest = 570;

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** How many page numbers fit into the window; follows a resize. */
export const usePageButtons = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (window.innerWidth > narrowest ? 5 : 2),
    () => 5,
  );

/** The props of `Pagination`. */
export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are; a single one shows nothing. */
  pages: number;
  onChange: (page: number) => void;
  /** With `perPage`: shows "1–8 of 12 records" on the left and announces it after a change. */
  total?: number;
  perPage?: number;
  /** Names what is paged, for the screen reader: "Pages of passes". */
  label?: string;
  /** The address of a page, so that it opens in a new tab too. */
  hrefOf?: (page: number) => string;
  className?: string;
}

/** Pages of a list. The focus stays on the pressed button, the new range is read out. */
export const Pagination = ({ page, pages, onChange, total, perPage, label, hrefOf, className }: PaginationProps) => {
  const { t } = useTranslation('kit');
  const buttons = usePageButtons();
  if (pages <= 1) return null;
  const range =
    total !== undefined && perPage !== undefined
      ? t('pagination.range', {
          from: (page - 1) * perPage + 1,
          to: Math.min(page * perPage, total),
          count: total,
        })
      : '';
  return (
    <nav className={classNames(styles.bar, className)} aria-label={label ?? t('pagination.label')}>
      <p className={styles.range} role="status">
        {range}
      </p>
      <div className={styles.row}>
        <IconButton
          icon="chevron-left"
          label={t('pagination.previous')}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        {pageItems(page, pages, buttons).map((item) =>
          typeof item === 'number' ? (
            <PageButton
              key={item}
              number={item}
              current={item === page}
              name={t('pagination.page', { number: item })}
              href={hrefOf?.(item)}
              onPress={() => onChange(item)}
            />
          ) : (
            <span key={item} className={styles.gap} aria-hidden="true">
              …
            </span>
          ),
        )}
        <IconButton
          icon="chevron-right"
          label={t('pagination.next')}
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        />
      </div>
    </nav>
  );
};

interface PageButtonProps {
  number: number;
  current: boolean;
  name: string;
  href: string | undefined;
  onPress: () => void;
}

const PageButton = ({ number, current, name, href, onPress }: PageButtonProps) => {
  const shared = {
    className: classNames(styles.page, current && styles.current),
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={onPress}>
        {number}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      {number}
    </a>
  );
};
