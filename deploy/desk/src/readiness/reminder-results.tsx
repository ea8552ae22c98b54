import { Notice } from '@fairfront/shared-kit/components/notice';
import { reminderResults, type ReminderResult } from '@fairfront/shared-kit/domain/account';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { Reminded } from '../api/readiness';
import styles from './readiness.module.css';

/** Companies that are named; the others are counted. */
const mostNames = 5;

interface ReminderResultsProps {
  results: readonly Reminded[];
  onClose: () => void;
}

/** The results of the reminders: how many were sent, and which companies got none and why. */
export const ReminderResults = ({ results, onClose }: ReminderResultsProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  if (results.length === 0) return null;
  const withResult = (result: ReminderResult) => results.filter((one) => one.result === result);
  const sent = withResult('sent').length;
  const namesOf = (rows: readonly Reminded[]) => {
    const names = rows.flatMap(({ company }) => (company ? [textOf(company, 'name', locale)] : []));
    const more = names.length - mostNames;
    const named = names.slice(0, mostNames).join(', ');
    return more > 0 ? t('readiness.namesMore', { names: named, count: more }) : named;
  };
  return (
    <Notice
      tone={sent > 0 ? 'success' : 'info'}
      live="polite"
      title={t('readiness.sent', { count: sent })}
      onClose={onClose}
      className={styles.results}
    >
      <ul className={styles.reasons}>
        {reminderResults
          .filter((result) => result !== 'sent')
          .map((result) => ({ result, rows: withResult(result) }))
          .filter(({ rows }) => rows.length > 0)
          .map(({ result, rows }) => (
            <li key={result}>
              {t(`readiness.results.${result}`, { count: rows.length })}
              {rows.some(({ company }) => company) && <>: {namesOf(rows)}</>}
            </li>
          ))}
      </ul>
    </Notice>
  );
};
