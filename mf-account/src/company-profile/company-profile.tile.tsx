import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { TileFacts, TileFigure } from '@fairfront/shared-kit/components/info-tile';
import { defineTile, useAccess, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { missingProfileFields, profileFields, type ProfileField } from '@fairfront/shared-kit/domain/account';

const total = profileFields.length;

/** The share of filled profile fields and the missing ones. */
const useCompanyProfileTile = () => {
  const { t } = useTranslation('account');
  const { company } = useParticipation();
  const { canWrite } = useAccess();
  const missing = missingProfileFields(company);
  const filled = total - missing.length;
  const isComplete = missing.length === 0;
  const target = { modal: 'event-modal-company-profile', params: {} } as const;
  const nameOf = (field: ProfileField) => t(`company.field.${field}`);

  const state = (
    <StatusBadge
      variant="plain"
      tone={isComplete ? 'success' : 'warning'}
      icon={isComplete ? 'check-circle' : 'warning'}
    >
      {t(isComplete ? 'company.complete' : 'company.partly')}
    </StatusBadge>
  );
  const missingText = t('company.missing', { fields: missing.map(nameOf).join(', ') });

  return {
    state: 'ready' as const,
    body: (
      <>
        <TileFigure value={filled}>{t('company.ofFields', { count: total })}</TileFigure>
        <QuotaMeter total={total} accepted={filled} label={t('company.meter', { filled, total })} />
        <TileFacts
          facts={[
            { id: 'state', label: state },
            ...(isComplete ? [] : [{ id: 'missing', label: missingText }]),
            {
              id: 'logo',
              label: company.image ? (
                <StatusBadge variant="plain" tone="success" icon="check-circle">
                  {t('company.logo')}
                </StatusBadge>
              ) : (
                t('company.noLogo')
              ),
            },
          ]}
        />
      </>
    ),
    actions: [{ label: t(canWrite && !isComplete ? 'company.fill' : 'open'), icon: 'chevron-right', target }],
    brief: { figure: `${filled} / ${total}`, note: isComplete ? state : missingText, target },
  };
};

export default defineTile(useCompanyProfileTile);
