import type { ReactNode } from 'react';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { useAccess, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';

/** Renders the screen only if the event has services; otherwise explains why and links back, without any request. */
export const ServicesGate = ({ level = 2, children }: { level?: 1 | 2; children: ReactNode }) => {
  const { t } = useTranslation('services');
  const { servicesShown } = useAccess();
  const { id } = useParticipation();
  if (servicesShown) return children;
  return (
    <EmptyState
      icon="lock"
      level={level}
      title={t('notShown.title')}
      actions={
        <RouteLink to="participant" params={{ id }} variant="secondary">
          {t('notShown.back')}
        </RouteLink>
      }
    />
  );
};
