import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';

/** The breadcrumb back to the exhibition. */
export const Crumbs = ({ here }: { here: string }) => {
  const { t } = useTranslation('account');
  const { id } = useParticipation();
  return (
    <Breadcrumbs crumbs={[crumbTo('participant', { id }, t('library.overview')), { id: 'here', content: here }]} />
  );
};
