import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';

/** The way back to the exhibition, above a screen of it. */
export const Crumbs = ({ here }: { here: string }) => {
  const { t } = useTranslation('account');
  const { id } = useParticipation();
  return (
    <Breadcrumbs crumbs={[crumbTo('participant', { id }, t('library.overview')), { id: 'here', content: here }]} />
  );
};
