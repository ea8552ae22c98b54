import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';

type View = 'control' | 'steps';

/** Switches between the quotas and the progress of the sub-exhibitors. */
export const ViewSwitch = ({ value }: { value: View }) => {
  const { t } = useTranslation('account');
  const { modals } = usePlatform();
  return (
    <SegmentedControl<View>
      label={t('progress.viewLabel')}
      value={value}
      onChange={(view) =>
        modals.setParams({ view: view === 'steps' ? view : undefined, who: undefined, by: undefined, part: undefined })
      }
      segments={[
        { value: 'steps', label: t('progress.steps'), icon: 'check-circle' },
        { value: 'control', label: t('progress.control'), icon: 'hierarchy' },
      ]}
    />
  );
};
