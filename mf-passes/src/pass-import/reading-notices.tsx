import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import {
  hiddenFields,
  packageHeadings,
  type PackageColumns,
  type PackageFacts,
} from '@fairfront/shared-kit/domain/passes';

/** The maximum number of list items in a sentence. */
const listed = (values: readonly (string | number)[]): string =>
  values.length <= 10 ? values.join(', ') : `${values.slice(0, 10).join(', ')}…`;

interface ReadingNoticesProps {
  facts: PackageFacts;
  columns: PackageColumns;
  /** Words of mixed Latin and Cyrillic letters. */
  mixed: readonly string[];
  /** Hidden rows that contain people of the list. */
  hidden: readonly number[];
  /** Whether all hidden rows are excluded. */
  areLeftOut?: boolean;
  /** Excludes or includes them; absent while that is not possible yet. */
  onLeaveOut?: (isLeftOut: boolean) => void;
  className?: string | undefined;
}

/** Differences between how the file looks and how it was read. */
export const ReadingNotices = ({
  facts,
  columns,
  mixed,
  hidden,
  areLeftOut = false,
  onLeaveOut,
  className,
}: ReadingNoticesProps) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const hiddenNames = hiddenFields(facts, columns).map((field) => packageHeadings[field][locale]);
  const used = new Set(Object.values(columns));
  const formulas = [...new Set(facts.formulas.filter(({ column }) => used.has(column)).map(({ row }) => row))];
  const look = { tone: 'warning', live: 'polite', ...(className === undefined ? {} : { className }) } as const;
  return (
    <>
      {hidden.length > 0 && (
        <Notice
          {...look}
          action={
            onLeaveOut && (
              <Button size="sm" onClick={() => onLeaveOut(!areLeftOut)}>
                {t(areLeftOut ? 'reading.takeHidden' : 'reading.leaveHidden')}
              </Button>
            )
          }
        >
          {t(areLeftOut ? 'reading.hiddenLeftOut' : 'reading.hidden', { count: hidden.length, rows: listed(hidden) })}
        </Notice>
      )}
      {hiddenNames.length > 0 && (
        <Notice {...look}>
          {t('reading.hiddenColumns', { count: hiddenNames.length, columns: hiddenNames.join(', ') })}
        </Notice>
      )}
      {formulas.length > 0 && (
        <Notice {...look}>{t('reading.formulas', { count: formulas.length, rows: listed(formulas) })}</Notice>
      )}
      {facts.stray_quotes.length > 0 && (
        <Notice {...look}>
          {t('reading.strayQuotes', { count: facts.stray_quotes.length, rows: listed(facts.stray_quotes) })}
        </Notice>
      )}
      {mixed.length > 0 && (
        <Notice {...look}>{t('reading.mixed', { count: mixed.length, words: listed(mixed) })}</Notice>
      )}
    </>
  );
};
