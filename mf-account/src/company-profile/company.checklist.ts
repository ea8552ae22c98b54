import {
  defineChecklist,
  useAccess,
  useParticipation,
  useTranslation,
  type ChecklistContent,
} from '@fairfront/shared-kit/platform';
import { companySteps, missingProfileFields } from '@fairfront/shared-kit/domain/account';

/** Two steps: the eight fields of the profile, and the logo. */
const useCompanyChecklist = (): ChecklistContent => {
  const { t } = useTranslation('account');
  const { company } = useParticipation();
  const { canWrite } = useAccess();
  const { profile, logo } = companySteps(company);
  const missing = missingProfileFields(company);
  const names = missing.map((field) => t(`company.field.${field}`)).join(', ');
  const [field] = missing;
  const isOne = missing.length === 1 && field !== undefined;
  const target = canWrite ? { target: { modal: 'event-modal-company-profile', params: {} } as const } : {};
  return {
    state: 'ready',
    items: [
      {
        ...profile,
        title: t(isOne ? `company.todo.${field}` : 'company.todo.many'),
        ...(missing.length > 0 ? { detail: isOne ? t('company.why') : t('company.missing', { fields: names }) } : {}),
        ...target,
      },
      {
        ...logo,
        title: t('company.todo.logo'),
        ...(company.image ? {} : { detail: t('company.noLogo') }),
        ...target,
      },
    ],
  };
};

export default defineChecklist(useCompanyChecklist);
