import { defineCommands, useParticipation, useTranslation, type CommandContent } from '@fairfront/shared-kit/platform';
import { missingProfileFields, profileFields } from '@fairfront/shared-kit/domain/account';

/** Palette commands for company and team; an incomplete profile shows its progress. */
const useCompanyCommands = (): CommandContent => {
  const { t } = useTranslation('account');
  const { company, users } = useParticipation();
  const total = profileFields.length;
  const missing = missingProfileFields(company).length;
  return {
    state: 'ready',
    commands: [
      {
        id: 'company',
        title: t('company.title'),
        ...(missing > 0 ? { detail: t('commands.filled', { filled: total - missing, total }) } : {}),
        keywords: [t('commands.words.company')],
        action: { modal: 'event-modal-company-profile', params: {} },
      },
      {
        id: 'team',
        icon: 'users',
        title: t('team.title'),
        count: users.length,
        keywords: [t('commands.words.team')],
        action: { modal: 'event-modal-users', params: {} },
      },
      {
        id: 'documents',
        icon: 'documents',
        title: t('documents.title'),
        keywords: [t('commands.words.documents')],
        action: { modal: 'event-modal-documents-issued-invoices', params: {} },
      },
      {
        id: 'managers',
        icon: 'phone',
        title: t('managers.title'),
        keywords: [t('commands.words.managers')],
        action: { modal: 'event-modal-managers', params: {} },
      },
    ],
  };
};

export default defineCommands(useCompanyCommands);
