import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';

interface AddedSoFarProps {
  /** Names of people or numbers of vehicles, latest first. */
  names: readonly string[];
  /** The text with their count. */
  textKey: 'form.addedSoFar' | 'car.addedSoFar';
}

/** The people or vehicles added while the form stays open. */
export const AddedSoFar = ({ names, textKey }: AddedSoFarProps) => {
  const { t } = useTranslation('passes');
  if (names.length === 0) return null;
  return (
    <Notice tone="success" title={t(textKey, { count: names.length })}>
      {names.join(', ')}
    </Notice>
  );
};
