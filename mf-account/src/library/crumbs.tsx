import { Breadcrumbs } from '@fairfront/shared-kit/components/breadcrumbs';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';

/** The way back to the exhibition, above a screen of it. */
export const Crumbs = ({ here }: { here: string }) => {
  const { t } = useTranslation('account');
  const { id } = useParticipation();
  return (
    <Breadcrumbs
      crumbs={[
        {
          id: 'hub',
          content: (
            <RouteLink to="participant" params={{ id }} variant="quiet">
              {t('library.overview')}
            </RouteLink>
          ),
        },
        { id: 'here', content: here },
      ]}
    />
  );
};
