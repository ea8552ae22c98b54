import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { HistoryPanel } from '.';

const meta = {
  title: 'Kit/HistoryPanel',
  component: HistoryPanel,
  args: {
    entries: [
      {
        id: 6,
        icon: 'clock',
        tone: 'info',
        title: t('historyPanel.underConsiderationAgain'),
        by: t('people.irinaSokolova'),
        at: '2026-05-26T10:58:00Z',
      },
      {
        id: 5,
        icon: 'pen',
        title: t('historyPanel.surnameCorrected'),
        change: { before: t('names.lebedevaa'), after: t('names.lebedeva') },
        by: t('historyPanel.byPersonalLink'),
        at: '2026-05-26T10:57:00Z',
      },
      {
        id: 4,
        icon: 'cross-circle',
        tone: 'danger',
        title: t('statuses.rejected'),
        detail: t('errors.surnameDiffers'),
        by: t('historyPanel.passOffice'),
        at: '2026-05-26T08:20:00Z',
      },
      {
        id: 3,
        icon: 'undo',
        title: t('historyPanel.restoredAfterDeletion'),
        by: t('people.irinaSokolova'),
        at: '2026-05-25T14:02:00Z',
      },
      {
        id: 2,
        icon: 'trash',
        title: t('historyPanel.deleted'),
        by: t('people.pavelDementyev'),
        at: '2026-05-25T14:01:00Z',
      },
    ],
  },
} satisfies Meta<typeof HistoryPanel>;
export default meta;

export const Pass: StoryObj<typeof meta> = {};
