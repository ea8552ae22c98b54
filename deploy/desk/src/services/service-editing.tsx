import { useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { comparisonKey, textOf, textsOf } from '@fairfront/shared-kit/domain/common';
import { readGridText } from '@fairfront/shared-kit/domain/services/service-grid';
import { useLocale, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import type { ServiceRow } from '../api/services';
import { pasteOf, type Range } from './grid-state';
import { useGridOptions, type Lists } from './grid-texts';
import { PastePreview, type Pasted, type WrongCell } from './paste-preview';
import { ServiceGrid } from './service-grid';
import styles from './services.module.css';
import { useServiceGrid } from './use-service-grid';

interface ServiceEditingProps {
  services: readonly ServiceRow[];
  lists: Lists;
  canWrite: boolean;
}

/** The grid with its actions: search, a new row, undo, and one call for all changed rows. */
export const ServiceEditing = ({ services, lists, canWrite }: ServiceEditingProps) => {
  const { t } = useTranslation('desk');
  const { live } = usePlatformState();
  const locale = useLocale();
  const options = useGridOptions(lists);
  const grid = useServiceGrid(services, options);
  const [search, setSearch] = useState('');
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const wanted = comparisonKey(search);
  const rows = grid.rows.filter(
    // changed rows stay visible
    ({ key, service }) =>
      !service || grid.drafts.has(key) || textsOf(service, 'name').some((name) => comparisonKey(name).includes(wanted)),
  );
  const take = ({ right, added }: Pasted) => grid.edit(right, added);
  const paste = (cells: string[][], range: Range) => {
    const { edits, added, outside } = pasteOf(
      cells,
      range,
      rows.map(({ key }) => key),
      grid.newKey,
    );
    const keys = [...rows.map(({ key }) => key), ...added];
    const read = edits.map((edit) => ({ edit, issue: readGridText(edit.column, edit.text, options).issue }));
    const wrong = read.flatMap(({ edit, issue }): WrongCell[] =>
      issue ? [{ ...edit, issue, line: keys.indexOf(edit.key) - range.top + 1 }] : [],
    );
    const next = { right: read.flatMap(({ edit, issue }) => (issue ? [] : [edit])), wrong, added, outside };
    if (wrong.length === 0 && added.length === 0 && outside === 0) take(next);
    else setPasted(next);
  };
  const ready = grid.changed - grid.wrong;
  const failed = grid.rows.filter(({ key }) => grid.failures.has(key));
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label={t('services.search')}
          size="sm"
          className={styles.search}
          value={search}
          maxLength={100}
          onChange={setSearch}
        />
        {canWrite && (
          <>
            <Button size="sm" icon="plus" onClick={() => grid.edit([], [grid.newKey(0)])}>
              {t('services.add')}
            </Button>
            <Button size="sm" disabled={!grid.canUndo} onClick={grid.undo}>
              {t('services.undo')}
            </Button>
            <Button variant="primary" size="sm" busy={grid.isSaving} disabled={ready === 0} onClick={grid.save}>
              {ready === 0 ? t('services.saveNothing') : t('services.save', { count: ready })}
            </Button>
          </>
        )}
      </div>
      {live === 'offline' && <p className={styles.offline}>{t('services.offline')}</p>}
      {grid.wrong > 0 && (
        <p role="status" className={styles.offline}>
          {t('services.wrong', { count: grid.wrong })}
        </p>
      )}
      {failed.length > 0 && (
        <Notice
          tone="danger"
          live="assertive"
          title={t('services.notStored', { count: failed.length })}
          className={styles.notice}
        >
          <ul className={styles.failures}>
            {failed.map(({ key, service }) => (
              <li key={key}>
                <b>{service ? textOf(service, 'name', locale) : t('services.newRow')}</b>:{' '}
                {grid.failures.get(key)?.message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ServiceGrid grid={grid} rows={rows} lists={lists} canWrite={canWrite} onPaste={paste} />
      <p className={styles.note}>{t('services.keys')}</p>
      {pasted && (
        <PastePreview
          pasted={pasted}
          onClose={() => setPasted(null)}
          onTake={() => {
            take(pasted);
            setPasted(null);
          }}
        />
      )}
    </>
  );
};
