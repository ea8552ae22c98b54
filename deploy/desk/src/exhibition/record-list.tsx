import { useState, type ReactNode } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './exhibition.module.css';

interface Row {
  id: number;
}

interface RecordListProps<Record extends Row> {
  /** Names the texts: `record.<kind>`. */
  kind: 'managers' | 'pavilions';
  /** The query of the current or the archived ones. */
  query: (archived: boolean) => Parameters<typeof useQuery<Record[]>>[0];
  nameOf: (record: Record) => string;
  noteOf: (record: Record) => string;
  canWrite: boolean;
  /** Whether a record of the list can be changed here. */
  canChange?: (record: Record) => boolean;
  archive: (record: Record, to: 'archive' | 'restore') => Promise<unknown>;
  /** Puts a record one place up or down; without it the list has no order of its own. */
  move?: (records: readonly Record[], at: number, by: -1 | 1) => Promise<unknown>;
  invalidates: readonly (readonly unknown[])[];
  /** The dialog of a record, or of a new one. */
  form: (record: Record | null, onClose: () => void) => ReactNode;
}

/** A list of the record that staff add to, change, sort and archive. */
export const RecordList = <Record extends Row>(props: RecordListProps<Record>) => {
  const { kind, nameOf, noteOf, canWrite, canChange = () => true, archive, move, invalidates, form } = props;
  const { t } = useTranslation('desk');
  const [isArchive, setArchive] = useState(false);
  const [opened, setOpened] = useState<Record | 'new' | null>(null);
  const query = useQuery({ ...props.query(isArchive), ...failsHere });
  const changing = useAction<{ id: number; run: () => Promise<unknown>; said: string }>({
    namespace: 'desk',
    rowOf: ({ id }) => id,
    contentOf: ({ id, said }) => `${id} ${said}`,
    invalidates: () => invalidates,
    announce: (_, { said }) => said,
    run: ({ run }) => run(),
  });
  const rows = query.data ?? [];
  return (
    <div className={styles.form}>
      <div className={styles.listHead}>
        <SegmentedControl<'current' | 'archived'>
          label={t('record.shown')}
          value={isArchive ? 'archived' : 'current'}
          onChange={(next) => setArchive(next === 'archived')}
          segments={(['current', 'archived'] as const).map((value) => ({ value, label: t(`record.${value}`) }))}
        />
        {canWrite && (
          <Button icon="plus" onClick={() => setOpened('new')}>
            {t(`record.${kind}.add`)}
          </Button>
        )}
      </div>
      {query.isError && query.data === undefined ? (
        <LoadError level={2} title={t(`record.${kind}.failed`)} query={query} />
      ) : query.data === undefined ? (
        <Loading label={t('loading')}>
          <SkeletonLines count={4} />
        </Loading>
      ) : rows.length === 0 ? (
        <p className={styles.meaning}>{t(isArchive ? 'record.noArchived' : `record.${kind}.none`)}</p>
      ) : (
        <ul className={styles.rows} aria-label={t(`record.tabs.${kind}`)}>
          {rows.map((row, at) => {
            const name = nameOf(row);
            const isOpen = canWrite && canChange(row);
            return (
              <li key={row.id} className={styles.row}>
                <span className={styles.rowText}>
                  <span className={styles.rowName}>{name}</span>
                  <span className={styles.meaning}>{noteOf(row)}</span>
                </span>
                {isOpen && (
                  <span className={styles.buttons}>
                    {move && !isArchive && (
                      <>
                        <IconButton
                          icon="chevron-up"
                          label={t('record.up', { name })}
                          busy={changing.isBusy(row.id)}
                          disabled={at === 0}
                          onClick={() =>
                            void changing.run({
                              id: row.id,
                              run: () => move(rows, at, -1),
                              said: t('record.moved', { name }),
                            })
                          }
                        />
                        <IconButton
                          icon="chevron-down"
                          label={t('record.down', { name })}
                          busy={changing.isBusy(row.id)}
                          disabled={at === rows.length - 1}
                          onClick={() =>
                            void changing.run({
                              id: row.id,
                              run: () => move(rows, at, 1),
                              said: t('record.moved', { name }),
                            })
                          }
                        />
                      </>
                    )}
                    {!isArchive && (
                      <Button
                        size="sm"
                        variant="text"
                        aria-label={t('record.changeOf', { name })}
                        onClick={() => setOpened(row)}
                      >
                        {t('record.change')}
                      </Button>
                    )}
                    <Button
                      size="sm"
                      variant="text"
                      busy={changing.isBusy(row.id)}
                      aria-label={t(isArchive ? 'record.restoreOf' : 'record.archiveOf', { name })}
                      onClick={() =>
                        void changing.run({
                          id: row.id,
                          run: () => archive(row, isArchive ? 'restore' : 'archive'),
                          said: t(isArchive ? 'record.restored' : 'record.wasArchived', { name }),
                        })
                      }
                    >
                      {t(isArchive ? 'record.restore' : 'record.archive')}
                    </Button>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {opened !== null && form(opened === 'new' ? null : opened, () => setOpened(null))}
    </div>
  );
};
