import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { StaffParticipation } from '../api/participation';
import { useRights } from '../frame/use-rights';
import { ActAs } from './act-as';
import { ArchiveAction } from './archive-action';
import { HistorySection } from './history-section';
import styles from './participation.module.css';
import { PeopleSection } from './people-section';
import { QuotasSection } from './quotas-section';
import { CatalogueSection, DocumentsSection, MessagesSection, OrdersSection, PassesSection } from './record-sections';
import { StandsSection } from './stands-section';

interface ParticipationPageProps {
  participation: StaffParticipation;
  /** Whether the user may change the participation. */
  canWrite: boolean;
}

/** Everything about a participation: its activity on the left, the settings of staff on the right. */
export const ParticipationPage = ({ participation, canWrite }: ParticipationPageProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { id, exhibition_id: exhibition, type, parent_id: parentId, application_number: application } = participation;
  const may = useRights(exhibition);
  const company = textOf(participation, 'name', locale);
  const isArchived = participation.deleted_at !== null;
  const isOpen = canWrite && !isArchived;
  const records = { id, exhibition, mayRead: (scope: Parameters<typeof may>[0]) => may(scope, 'read') };
  const mayAct = !isArchived && may('support', 'write');
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <RouteLink
          to="desk-participants"
          params={{}}
          query={{ exhibition: String(exhibition) }}
          variant="text"
          size="sm"
          icon="arrow-left"
          className={styles.back}
        >
          {t('participation.toList')}
        </RouteLink>
        <div className={styles.title}>
          <h1 className="ff-h2">{company}</h1>
          {isArchived && (
            <StatusBadge tone="neutral" icon="lock">
              {t('participation.isArchived')}
            </StatusBadge>
          )}
        </div>
        <p className={styles.subtitle}>
          {[
            t(`eventTypes.${type}`),
            t('participation.number', { id }),
            application && t('participation.application', { number: application }),
          ]
            .filter(Boolean)
            .join(', ')}
          {parentId !== null && (
            <>
              {', '}
              <RouteLink to="desk-participant" params={{ participation: parentId }}>
                {t('participation.ofCollective')}
              </RouteLink>
            </>
          )}
        </p>
        <PassesSection {...records} />
        <OrdersSection {...records} />
        <MessagesSection {...records} />
        <CatalogueSection {...records} />
        <DocumentsSection {...records} />
        <HistorySection id={id} />
      </div>
      <aside className={styles.side} aria-label={t('participation.settings')}>
        <div className={styles.sideBody}>
          <StandsSection participation={participation} canWrite={isOpen} />
          <QuotasSection participation={participation} canWrite={isOpen} />
          <PeopleSection
            participation={participation}
            mayRead={may('people', 'read')}
            mayWrite={!isArchived && may('people', 'write')}
          />
        </div>
        {(mayAct || canWrite) && (
          <div className={styles.sideFoot}>
            {canWrite && <ArchiveAction id={id} company={company} isArchived={isArchived} />}
            {mayAct && <ActAs id={id} company={company} />}
          </div>
        )}
      </aside>
    </div>
  );
};
