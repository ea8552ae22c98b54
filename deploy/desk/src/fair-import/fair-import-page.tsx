import { useState } from 'react';
import { FileDrop, type FileItem } from '@fairfront/shared-kit/components/file-drop';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { importByteLimit } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { CheckResult } from './check-result';
import styles from './fair-import.module.css';
import { ImportResult } from './import-result';
import { useFairImport, type FairImport } from './use-fair-import';
import { Workbooks } from './workbooks';

const rules = { types: ['xlsx', 'zip'], limit: importByteLimit };

/** The row of the file that is on its way, has failed, or was checked. */
const rowOf = ({ running, failure, checked }: FairImport): FileItem | null => {
  const file = running?.file ?? failure?.file ?? checked?.file;
  if (!file) return null;
  const row = { id: 'fair', name: file.name, size: file.size };
  if (running) return { ...row, state: 'uploading', share: running.share };
  return failure ? { ...row, state: 'failed', error: failure.text } : { ...row, state: 'done' };
};

/** The import of a fair: a workbook to fill in, its check, and what was stored. */
export const FairImportPage = ({ exhibition }: { exhibition: number | null }) => {
  const { t } = useTranslation('desk');
  const fair = useFairImport();
  const { running, failure, checked, imported } = fair;
  /** The sheet whose errors are shown; it stays when the file is replaced. */
  const [sheet, setSheet] = useState<string | null>(null);
  const row = rowOf(fair);
  if (imported) {
    return (
      <div className={styles.page}>
        <ImportResult {...imported} exhibition={exhibition} onAgain={fair.clear} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className="ff-h2">{t('fairImport.title')}</h1>
      <p className={styles.lead}>{t('fairImport.lead')}</p>
      <Workbooks />
      <section className={styles.part} aria-labelledby="fair-file">
        <h2 id="fair-file" className="ff-h4">
          {t('fairImport.file')}
        </h2>
        <FileDrop
          label={t('fairImport.drop')}
          hint={t('fairImport.dropHint')}
          rules={rules}
          what={t('fairImport.what')}
          busy={running !== null}
          files={row ? [row] : []}
          onFiles={([file]) => {
            if (file) fair.check(file);
          }}
          {...(running?.work === 'check' && { onCancel: fair.cancelCheck })}
          {...(failure?.canRetry && { onRetry: fair.retry })}
          onRemove={failure && checked ? fair.dismiss : fair.clear}
        />
        {running && (
          <Notice icon="clock" live="polite" title={t(`fairImport.running.${running.work}.title`)}>
            {t(`fairImport.running.${running.work}.${running.share < 1 ? 'sending' : 'working'}`)}
          </Notice>
        )}
      </section>
      {checked && running?.work !== 'check' && (
        <CheckResult
          {...checked}
          sheet={sheet}
          onSheet={setSheet}
          storesValidOnly={fair.storesValidOnly}
          onStoresValidOnly={fair.setStoresValidOnly}
          isImporting={running !== null}
          onImport={fair.store}
        />
      )}
    </div>
  );
};
