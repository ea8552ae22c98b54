import { TileFacts } from '@fairfront/shared-kit/components/info-tile';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { defineTile, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';

const invoices = { modal: 'event-modal-documents-issued-invoices', params: {} } as const;

/** Invoices, contracts and acts, and whether documents are exchanged electronically or on paper. */
const useDocumentsTile = () => {
  const { t } = useTranslation('account');
  const { is_edo_rent_available, is_edo_services_available } = useParticipation();
  const exchange = (id: string, isElectronic: boolean) => ({
    id,
    label: t(`documents.${id}`),
    value: (
      <StatusBadge
        variant="plain"
        tone={isElectronic ? 'success' : 'neutral'}
        icon={isElectronic ? 'check-circle' : 'documents'}
      >
        {t(isElectronic ? 'documents.electronic' : 'documents.paper')}
      </StatusBadge>
    ),
  });
  return {
    state: 'ready' as const,
    body: (
      <TileFacts facts={[exchange('rent', is_edo_rent_available), exchange('services', is_edo_services_available)]} />
    ),
    actions: [
      { label: t('documents.edo'), icon: 'gear', target: { modal: 'event-modal-edo-settings', params: {} } as const },
      {
        label: t('documents.acts'),
        icon: 'chevron-right',
        target: { modal: 'event-modal-documents-acts', params: {} } as const,
      },
      {
        label: t('documents.invoices'),
        icon: 'chevron-right',
        target: invoices,
      },
    ],
    // the dialog also has acts and the exchange setting
    brief: { note: t('documents.brief'), target: invoices },
  };
};

export default defineTile(useDocumentsTile);
