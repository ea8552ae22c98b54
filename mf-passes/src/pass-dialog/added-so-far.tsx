import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';

interface AddedSoFarProps {
  /** Names of people or numbers of vehicles, the last one first. */
  names: readonly string[];
  /** Says how many they are. */
  textKey: 'form.addedSoFar' | 'car.addedSoFar';
}

/** Who was added one after another with the form that stays (PASS-073). */
export const AddedSoFar = ({ names, textKey }: AddedSoFarProps) => {
  const { t } = useTranslation('passes');
  if (names.length === 0) return null;
  return (
    <Notice tone="success" title={t(textKey, { count: names.length })}>
      {names.join(', ')}
    </Notice>
  );
};
