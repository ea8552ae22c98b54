import { defineCommands, useAccess, useTranslation, type CommandContent } from '@fairfront/shared-kit/platform';

/** The palette command for the sub-exhibitors of a collective organiser; hidden from installers. */
const useSubExhibitorsCommands = (): CommandContent => {
  const { t } = useTranslation('account');
  const { role } = useAccess();
  if (role === 'installer') return { state: 'ready', commands: [] };
  return {
    state: 'ready',
    commands: [
      {
        id: 'sub-exhibitors',
        title: t('subs.title'),
        keywords: [t('commands.words.subs')],
        action: { modal: 'event-modal-subexponent', params: {} },
      },
    ],
  };
};

export default defineCommands(useSubExhibitorsCommands);
