import { Select } from '@fairfront/shared-kit/components/select';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { tableDelimiters, tableEncodings, type TableDelimiter } from '@fairfront/shared-kit/domain/common';
import type { PackageFacts, PackageReading } from '@fairfront/shared-kit/domain/passes';

const delimiterNames = {
  ';': 'semicolon',
  ',': 'comma',
  '\t': 'tab',
  '|': 'bar',
} as const satisfies Record<TableDelimiter, string>;

interface ReadingChoiceProps {
  facts: PackageFacts;
  onChange: (reading: PackageReading) => void;
  className?: string | undefined;
}

/** How a text table was read, so that the user can select another encoding or separator. */
export const ReadingChoice = ({ facts: { encoding, delimiter }, onChange, className }: ReadingChoiceProps) => {
  const { t } = useTranslation('passes');
  if (encoding === null || delimiter === null) return null;
  return (
    <div className={className}>
      <Select
        label={t('reading.encoding')}
        size="sm"
        value={encoding}
        options={tableEncodings.map((value) => ({ value, label: t(`reading.encodings.${value}`) }))}
        onChange={(value) => onChange({ encoding: value, delimiter })}
      />
      <Select
        label={t('reading.delimiter')}
        size="sm"
        value={delimiter}
        options={tableDelimiters.map((value) => ({ value, label: t(`reading.delimiters.${delimiterNames[value]}`) }))}
        onChange={(value) => onChange({ encoding, delimiter: value })}
      />
    </div>
  );
};
