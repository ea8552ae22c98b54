import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';

/**
 * Warns that colleagues have the item open, without blocking it. The live region is always rendered, so that changes
 * are announced.
 */
export const AtWork = ({ colleagues }: { colleagues: readonly string[] }) => {
  const { t } = useTranslation('desk');
  return (
    <div role="status">
      {colleagues.length > 0 && (
        <Notice tone="warning" title={t('atWork.title', { names: colleagues.join(', '), count: colleagues.length })}>
          {t('atWork.text')}
        </Notice>
      )}
    </div>
  );
};
