import { useEffect, useRef, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { FairReport } from '../api/imports';
import { ErrorList } from './error-list';
import { countsOf } from './fair-counts';
import styles from './fair-import.module.css';
import { SheetTable } from './sheet-table';

interface ImportResultProps {
  file: File;
  report: FairReport;
  /** The exhibition whose participants can be opened; null as long as it is not known. */
  exhibition: number | null;
  onAgain: () => void;
}

/** What was stored, and what comes next. */
export const ImportResult = ({ file, report, exhibition, onAgain }: ImportResultProps) => {
  const { t } = useTranslation('desk');
  const title = useRef<HTMLHeadingElement>(null);
  const [sheet, setSheet] = useState<string | null>(null);
  // the button that had the focus is gone
  useEffect(() => title.current?.focus(), []);
  const { created, changed, same } = countsOf(report);
  const invited = report.sheets.find((one) => one.sheet === 'users')?.created ?? 0;
  const query = exhibition === null ? {} : { exhibition: String(exhibition) };
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="ff-h2">
        {t('fairImport.imported')}
      </h1>
      <Notice tone="success" live="polite" title={file.name}>
        {t('fairImport.importedText', { created, changed, same })}
      </Notice>
      <section className={styles.part} aria-labelledby="fair-next">
        <h2 id="fair-next" className="ff-h4">
          {t('fairImport.next')}
        </h2>
        {invited > 0 && <p className={styles.note}>{t('fairImport.invited', { count: invited })}</p>}
        <div className={styles.buttons}>
          <RouteLink to="desk-participants" params={{}} query={query} variant="primary">
            {t('fairImport.toParticipants')}
          </RouteLink>
          <RouteLink to="desk-participants" params={{}} query={{ ...query, people: '0' }} variant="secondary">
            {t('fairImport.toInvite')}
          </RouteLink>
          <Button variant="text" onClick={onAgain}>
            {t('fairImport.again')}
          </Button>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="fair-stored">
        <h2 id="fair-stored" className="ff-h4">
          {t('fairImport.stored')}
        </h2>
        <SheetTable sheets={report.sheets} caption={t('fairImport.stored')} />
      </section>
      {report.errors.length > 0 && (
        <section className={styles.part} aria-labelledby="fair-left-out">
          <h2 id="fair-left-out" className="ff-h4">
            {t('fairImport.leftOut', { count: report.error_count })}
          </h2>
          <ErrorList errors={report.errors} total={report.error_count} sheet={sheet} onSheet={setSheet} />
        </section>
      )}
    </>
  );
};
