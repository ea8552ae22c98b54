import { Button } from '@fairfront/shared-kit/components/button';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useIssueText } from '@fairfront/shared-kit/forms/rules';
import { useLocale, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { Fragment, useMemo } from 'react';
import { listTypeOf, type PersonalKind } from '../api/list-pages';
import { useLetterText } from '../letters/use-letter-text';
import { MarkedLetters } from '../letters/marked-letters';
import {
  letterFields,
  noEdits,
  packageFields,
  packageHeadings,
  reviewPackage,
  withCorrections,
  type PackageField,
  type PackageLine,
  type PackageReview,
  type PackageRow,
} from '@fairfront/shared-kit/domain/passes';
import styles from './import-columns.module.css';

const nobody: ReadonlyMap<string, string> = new Map();

/**
 * Validates the displayed rows of a list with the import rules, with accepted fixes applied; duplicates are requested later.
 * @param corrected the numbers of fixed rows
 * @param formulas the keys of fields that contain a formula without a value
 */
export const usePreviewReview = (
  kind: PersonalKind,
  rows: readonly PackageRow[],
  corrected: readonly number[],
  formulas: ReadonlySet<string>,
): PackageReview => {
  const { now } = usePlatform();
  const event = useParticipation();
  return useMemo(() => {
    const type = listTypeOf(kind);
    const context = { event, now: now(), countries: [] };
    const edits = withCorrections(noEdits, rows, corrected, type, context);
    return reviewPackage(rows, edits, type, context, nobody, formulas);
  }, [rows, corrected, kind, event, now, formulas]);
};

/** A value of such a row; a name that looks mistyped shows the position. */
export const PreviewValue = ({ line: { row, letters }, field }: { line: PackageLine; field: PackageField }) => {
  const named = letterFields.find((one) => one === field);
  const warning = named && letters[named];
  return warning ? <MarkedLetters text={row[field]} warning={warning} /> : row[field];
};

/** The full name at the start of a card. */
export const PreviewPerson = ({ line }: { line: PackageLine }) =>
  letterFields.map((field) => (
    <Fragment key={field}>
      <PreviewValue line={line} field={field} />{' '}
    </Fragment>
  ));

interface PreviewResultProps {
  line: PackageLine;
  /** Whether the user has fixed it here. */
  isCorrected: boolean;
  /** Fixes the row, or undoes the fix. */
  onCorrect: (isCorrected: boolean) => void;
}

/** The notices about a row, and a button that applies the suggested fix if there is one. */
export const PreviewResult = ({ line, isCorrected, onCorrect }: PreviewResultProps) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const lettersOf = useLetterText();
  const { row, issues, edit, letters, edited } = line;
  const name = [row.lastname, row.name].filter(Boolean).join(' ') || String(row.row);
  const invalid = packageFields.find((field) => issues[field]);
  const issue = invalid && issues[invalid];
  const issueText = useIssueText(issue !== undefined);
  const doubtful = letterFields.map((field) => letters[field]).find((warning) => warning !== undefined);
  const press = (text: string, label: string, isOn: boolean) => (
    <Button variant="text" size="sm" aria-label={label} className={styles.correct} onClick={() => onCorrect(isOn)}>
      {text}
    </Button>
  );
  if (issue) {
    return (
      <span className={styles.result}>
        <StatusBadge variant="plain" tone="danger" icon="cross-circle">
          {packageHeadings[invalid][locale]}: {issueText(issue)}
        </StatusBadge>
        {edit && press(t('letters.fix'), t('letters.fixRow', { name }), true)}
      </span>
    );
  }
  if (doubtful) {
    return (
      <span className={styles.result}>
        <StatusBadge variant="plain" tone="warning" icon="warning">
          {lettersOf(doubtful)}
        </StatusBadge>
        {press(t('letters.fix'), t('letters.fixRow', { name }), true)}
      </span>
    );
  }
  if (isCorrected && edited.length > 0) {
    return (
      <span className={styles.result}>
        <StatusBadge variant="plain" tone="success" icon="pen">
          {t('columns.corrected')}
        </StatusBadge>
        {press(t('columns.undo'), t('columns.undoRow', { name }), false)}
      </span>
    );
  }
  return (
    <StatusBadge variant="plain" tone="success" icon="check">
      {t('columns.ready')}
    </StatusBadge>
  );
};
