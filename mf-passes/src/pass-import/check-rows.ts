import type { CheckAction, CheckRow } from '../check-grid/check-row';
import type { Locale } from '@fairfront/shared-kit/platform';
import type { IssueText } from '@fairfront/shared-kit/domain/validation';
import {
  duplicateText,
  letterFields,
  packageFields,
  type LetterWarning,
  type PackageField,
  type PackageLine,
} from '@fairfront/shared-kit/domain/passes';
import type { PackageReviewing } from './use-package-review';

/** The row actions of the grid, by the names that it returns. */
export type RowAction = 'edit' | 'spell' | 'as-is' | 'back' | 'skip' | 'keep' | 'take';

/** The fields that identify a duplicate person. */
const nameFields: readonly PackageField[] = ['lastname', 'name', 'middlename'];

export interface RowTexts {
  locale: Locale;
  zone: string;
  t: (key: string, values?: Record<string, unknown>) => string;
  issueText: IssueText;
  /** Notices about the letters of a name. */
  lettersOf: (warning: LetterWarning) => string;
}

type ReviewedRows = Pick<PackageReviewing, 'review' | 'refusalOf' | 'original'>;

const errorsOf = ({ row, issues }: PackageLine, { refusalOf }: ReviewedRows, issueText: IssueText) => {
  const errors: Partial<Record<PackageField, string>> = {};
  for (const field of packageFields) {
    const issue = issues[field];
    const text = issue ? issueText(issue) : refusalOf(row, field);
    if (text) errors[field] = text;
  }
  return errors;
};

const actionsOf = (
  line: PackageLine,
  isInvalid: boolean,
  before: string | undefined,
  { t }: RowTexts,
): CheckAction[] => {
  const action = (id: RowAction, label: string): CheckAction => ({ id, label });
  if (line.isSkipped) return [action('take', t('import.take'))];
  const { edit, repeat, edited } = line;
  if (isInvalid) {
    const correcting = edit
      ? [
          action(
            'edit',
            edit.from === null
              ? t('import.correctTo', { value: edit.value })
              : t('import.correctAs', { row: edit.from }),
          ),
        ]
      : [];
    return [...correcting, action('skip', t('import.leaveOut'))];
  }
  if (repeat) return [action('skip', t('import.leaveOut')), action('keep', t('import.keep'))];
  if (Object.keys(line.letters).length > 0) {
    return [action('spell', t('letters.fix')), action('as-is', t('letters.asIs'))];
  }
  if (edited.length > 0 && before !== undefined) {
    return [action('back', before === '' ? t('import.backEmpty') : t('import.back', { value: before }))];
  }
  return [];
};

/** Names that look mistyped, before and after. */
const letterNotice = ({ row, letters }: PackageLine, { lettersOf }: RowTexts): Pick<CheckRow, 'doubt'> => {
  const found = letterFields.flatMap((field) => {
    const warning = letters[field];
    return warning ? [{ field, warning }] : [];
  });
  const [first] = found;
  if (!first) return {};
  const detail = found.map(({ field, warning }) => `${row[field].trim()} → ${warning.value}`).join(', ');
  return { doubt: { text: lettersOf(first.warning), detail, columns: found.map(({ field }) => field) } };
};

/** The duplicates and their rows. */
const repeatText = (repeat: Parameters<typeof duplicateText>[0], { t, zone, locale }: RowTexts): string => {
  const { key, values } = duplicateText(repeat, zone, locale);
  return t(key, values);
};

/** The rows of a review in grid format, with texts and actions. */
export const checkRowsOf = (reviewing: ReviewedRows, texts: RowTexts): CheckRow[] =>
  reviewing.review.lines.map((line) => {
    const { row, edited, repeat, isSkipped } = line;
    const { row: number, ...values } = row;
    const errors = errorsOf(line, reviewing, texts.issueText);
    const isInvalid = Object.keys(errors).length > 0;
    const [changed] = edited;
    const before = changed && reviewing.original(number)?.[changed];
    return {
      id: number,
      number,
      values,
      errors,
      edited,
      skipped: isSkipped,
      actions: actionsOf(line, isInvalid, before, texts),
      ...letterNotice(line, texts),
      ...(repeat
        ? {
            doubt: {
              text: texts.t('import.repeat'),
              detail: repeatText(repeat, texts),
              columns: nameFields,
            },
          }
        : {}),
    };
  });
