import type { CheckRow } from '../check-grid/check-row';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { packageFields, packageHeadings } from '@fairfront/shared-kit/domain/passes';
import styles from './error-lines.module.css';

/** The maximum number of displayed lines; the grid and the marked file contain all. */
const lineLimit = 200;

/** All errors as sentences with row, column and reason, for reading, searching and copying. */
export const ErrorLines = ({ rows }: { rows: readonly CheckRow[] }) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const lines = rows
    .filter(({ skipped }) => !skipped)
    .flatMap(({ number, errors = {} }) =>
      packageFields.flatMap((field) => {
        const reason = errors[field];
        return reason ? [{ key: `${number}.${field}`, number, column: packageHeadings[field][locale], reason }] : [];
      }),
    );
  if (lines.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('import.allErrors', { count: lines.length })}</summary>
      <ul className={styles.lines}>
        {lines.slice(0, lineLimit).map(({ key, number, column, reason }) => (
          <li key={key}>{t('import.rowError', { number, column, reason })}</li>
        ))}
        {lines.length > lineLimit && <li>{t('import.moreErrors', { count: lines.length - lineLimit })}</li>}
      </ul>
    </details>
  );
};
