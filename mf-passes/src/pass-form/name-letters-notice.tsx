import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext, type FormikValues } from 'formik';
import { useLetterText } from '../letters/use-letter-text';
import { letterFields, letterWarnings, type LetterField } from '@fairfront/shared-kit/domain/passes';

interface NameLettersNoticeProps {
  /** The names of the form fields. */
  names: Readonly<Record<LetterField, string>>;
  className?: string;
}

/** Suspicious letters in the names, before and after, with one button that fixes all of them. */
export const NameLettersNotice = ({ names, className }: NameLettersNoticeProps) => {
  const { t } = useTranslation('passes');
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  const letterText = useLetterText();
  const textOf = (field: LetterField) => String(values[names[field]] ?? '').trim();
  const warnings = letterWarnings({
    lastname: textOf('lastname'),
    name: textOf('name'),
    middlename: textOf('middlename'),
  });
  const found = letterFields.flatMap((field) => {
    const warning = warnings[field];
    return warning ? [{ field, warning }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Notice
      tone="warning"
      live="polite"
      {...(className === undefined ? {} : { className })}
      title={`${t('letters.title')}.`}
      action={
        <Button
          size="sm"
          onClick={() => found.forEach(({ field, warning }) => void setFieldValue(names[field], warning.value))}
        >
          {t('letters.fix')}
        </Button>
      }
    >
      {found.map(({ field, warning }) => (
        <span key={field} data-letters={field}>
          {letterText(warning)}: {textOf(field)} → <b>{warning.value}</b>.{' '}
        </span>
      ))}
    </Notice>
  );
};
