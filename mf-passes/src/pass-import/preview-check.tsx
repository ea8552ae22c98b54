import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { issueText } from '@fairfront/shared-kit/model/validation';
import { useLocale, useParticipant, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import { listTypeOf, type PersonalKind } from '../api/personal-passes';
import { useLetterWords } from '../letters/letter-words';
import { judgePackage, letterFields, letterWarnings, packageFields, packageHeadings, type PackageRow } from '../model';

/** What the rules of the import say of rows that are only shown so far, by the number of the row (PASS-326, PASS-332). */
export const usePreviewChecks = (kind: PersonalKind, rows: readonly PackageRow[]) => {
  const { t } = useTranslation('passes');
  const { now } = usePlatform();
  const locale = useLocale();
  const event = useParticipant();
  const lettersOf = useLetterWords();
  const issues = useMemo(
    () => judgePackage(rows, listTypeOf(kind), { event, now: now(), countries: [] }).issues,
    [rows, kind, event, now],
  );
  return (row: PackageRow) => {
    for (const field of packageFields) {
      const issue = issues[`rows.${row.row}.${field}`];
      if (!issue) continue;
      const words = `${packageHeadings[field][locale]}: ${issueText(issue, locale)}`;
      return (
        <StatusBadge variant="plain" tone="danger" icon="cross-circle">
          {words}
        </StatusBadge>
      );
    }
    const letters = letterWarnings(row);
    const doubtful = letterFields.map((field) => letters[field]).find((warning) => warning !== undefined);
    return doubtful ? (
      <StatusBadge variant="plain" tone="warning" icon="warning">
        {lettersOf(doubtful)}
      </StatusBadge>
    ) : (
      <StatusBadge variant="plain" tone="success" icon="check">
        {t('columns.ready')}
      </StatusBadge>
    );
  };
};
