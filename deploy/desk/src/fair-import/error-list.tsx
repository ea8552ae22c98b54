import { useRef, useState } from 'react';
import { saveFile } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { Select } from '@fairfront/shared-kit/components/select';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { FairError } from '../api/imports';
import { errorSheets } from './fair-counts';
import styles from './fair-import.module.css';

const pageSize = 25;
const allSheets = '';

interface ErrorListProps {
  /** The listed errors. */
  errors: readonly FairError[];
  /** How many there are, with those that are not listed. */
  total: number;
  /** The sheet whose errors are shown; null, or a sheet without errors: all. */
  sheet: string | null;
  onSheet: (sheet: string | null) => void;
}

/** Every error with its sheet, row, column and value. */
export const ErrorList = ({ errors, total, sheet, onSheet }: ErrorListProps) => {
  const { t } = useTranslation('desk');
  const [wanted, setPage] = useState(1);
  const caption = useRef<HTMLElement>(null);
  const sheets = errorSheets(errors);
  const chosen = sheets.find((one) => one.sheet === sheet)?.sheet ?? null;
  const shown = chosen === null ? errors : errors.filter((error) => error.sheet === chosen);
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const page = Math.min(wanted, pages);
  const rows = shown.slice((page - 1) * pageSize, page * pageSize).map((error, index) => ({ ...error, index }));
  const columnNames = ['sheet', 'row', 'column', 'value', 'message'] as const;
  const saving = useAction<null>({
    namespace: 'desk',
    run: async () => {
      const { errorWorkbook } = await import(/* webpackChunkName: "import-errors" */ './error-file');
      const name = t('fairImport.errorsFile');
      const bytes = await errorWorkbook(shown, {
        name,
        titles: columnNames.map((one) => t(`fairImport.columns.${one}`)),
      });
      saveFile({ blob: new Blob([new Uint8Array(bytes)]), fileName: `${name}.xlsx` });
    },
  });
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'sheet', header: t('fairImport.columns.sheet'), width: '120px', cell: (error) => error.sheet },
    { id: 'row', header: t('fairImport.columns.row'), width: '80px', align: 'end', cell: ({ row }) => row ?? '—' },
    { id: 'column', header: t('fairImport.columns.column'), width: '180px', cell: ({ column }) => column ?? '—' },
    {
      id: 'value',
      header: t('fairImport.columns.value'),
      width: '28%',
      cell: ({ value }) => (
        <span className={styles.value}>{value || <span className={styles.none}>{t('fairImport.noValue')}</span>}</span>
      ),
    },
    {
      id: 'message',
      header: t('fairImport.columns.message'),
      width: '36%',
      cell: ({ message }) => <span className={styles.message}>{message}</span>,
    },
  ];
  return (
    <div className={styles.errors}>
      <div className={styles.tools}>
        {sheets.length > 1 && (
          <Select
            className={styles.filter}
            label={t('fairImport.errorsOf')}
            labelHidden
            value={chosen ?? allSheets}
            options={[
              { value: allSheets, label: t('fairImport.allSheets', { count: errors.length }) },
              ...sheets.map((one) => ({ value: one.sheet, label: `${one.sheet} (${one.count})` })),
            ]}
            onChange={(next) => {
              setPage(1);
              onSheet(next === allSheets ? null : next);
            }}
          />
        )}
        <Button size="sm" icon="download" busy={saving.isBusy()} onClick={() => void saving.run(null)}>
          {t('fairImport.saveErrors')}
        </Button>
      </div>
      {total > errors.length && <p className={styles.note}>{t('fairImport.notListed', { count: errors.length })}</p>}
      <div className={styles.table}>
        <DataTable
          caption={t('fairImport.errorsCaption', {
            first: (page - 1) * pageSize + 1,
            last: (page - 1) * pageSize + rows.length,
            count: shown.length,
          })}
          captionRef={caption}
          columns={columns}
          rows={rows}
          rowKey={({ index }) => index}
          cardsBelow={760}
        />
      </div>
      <Pagination
        page={page}
        pages={pages}
        total={shown.length}
        perPage={pageSize}
        label={t('fairImport.errorPages')}
        onChange={(next) => {
          setPage(next);
          caption.current?.focus();
        }}
      />
    </div>
  );
};
