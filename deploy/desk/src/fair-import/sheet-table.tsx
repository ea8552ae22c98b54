import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import type { FairReport } from '../api/imports';
import styles from './fair-import.module.css';

type Sheet = FairReport['sheets'][number];

/** What happens to the rows, in the order of the columns. */
const counted = ['created', 'changed', 'same', 'wrong'] as const;

/** How many rows of each sheet are new, changed, the same and wrong. */
export const SheetTable = ({ sheets, caption }: { sheets: readonly Sheet[]; caption: string }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const columns: Column<Sheet>[] = [
    {
      id: 'sheet',
      header: t('fairImport.columns.sheet'),
      cell: ({ sheet }) => (
        <>
          {t(`fairImport.sheets.${sheet}`)} <span className={styles.code}>{sheet}</span>
        </>
      ),
    },
    ...counted.map((name): Column<Sheet> => ({
      id: name,
      header: t(`fairImport.columns.${name}`),
      align: 'end',
      width: '130px',
      cell: (row) => (
        <span className={row[name] === 0 ? styles.none : name === 'wrong' ? styles.wrong : undefined}>
          {formatNumber(row[name], locale)}
        </span>
      ),
    })),
  ];
  return (
    <div className={styles.table}>
      <DataTable<Sheet>
        caption={caption}
        columns={columns}
        rows={sheets}
        rowKey={({ sheet }) => sheet}
        cardsBelow={620}
      />
    </div>
  );
};
