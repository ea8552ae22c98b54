import { Button } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { Notice, type NoticeTone } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { FairReport } from '../api/imports';
import { ErrorList } from './error-list';
import { countsOf, verdictOf, type Verdict } from './fair-counts';
import styles from './fair-import.module.css';
import { SheetTable } from './sheet-table';

interface CheckResultProps {
  file: File;
  report: FairReport;
  sheet: string | null;
  onSheet: (sheet: string | null) => void;
  storesValidOnly: boolean;
  onStoresValidOnly: (chosen: boolean) => void;
  isImporting: boolean;
  onImport: () => void;
}

const tones: Readonly<Record<Verdict, NoticeTone>> = {
  empty: 'warning',
  same: 'info',
  right: 'success',
  partly: 'danger',
  wrong: 'danger',
};

/** What the check of a file has found, and its import. */
export const CheckResult = ({
  file,
  report,
  sheet,
  onSheet,
  storesValidOnly,
  onStoresValidOnly,
  isImporting,
  onImport,
}: CheckResultProps) => {
  const { t } = useTranslation('desk');
  const verdict = verdictOf(report);
  const { created, changed, wrong } = countsOf(report);
  const isPartly = verdict === 'partly';
  return (
    <section className={styles.part} aria-labelledby="fair-check">
      <h2 id="fair-check" className="ff-h4">
        {t('fairImport.checked', { name: file.name })}
      </h2>
      <Notice
        tone={tones[verdict]}
        live="polite"
        title={t(`fairImport.verdicts.${verdict}.title`, { count: report.error_count })}
      >
        {t(`fairImport.verdicts.${verdict}.text`)}
      </Notice>
      {report.sheets.length > 0 && <SheetTable sheets={report.sheets} caption={t('fairImport.willStore')} />}
      {(isPartly || verdict === 'right') && (
        <div className={styles.store}>
          {isPartly && (
            <Checkbox
              checked={storesValidOnly}
              onChange={onStoresValidOnly}
              hint={t('fairImport.validOnlyHint', { count: wrong })}
            >
              {t('fairImport.validOnly')}
            </Checkbox>
          )}
          <Button
            variant="primary"
            busy={isImporting}
            onClick={onImport}
            {...(isPartly && !storesValidOnly && { disabledReason: t('fairImport.correctFirst') })}
          >
            {t('fairImport.import', { count: created + changed })}
          </Button>
        </div>
      )}
      {report.errors.length > 0 && (
        <ErrorList key={file.name} errors={report.errors} total={report.error_count} sheet={sheet} onSheet={onSheet} />
      )}
    </section>
  );
};
