import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { catalogueOrderStatusVariant, StatusBadge } from '.';

const meta = { title: 'Kit/StatusBadge', component: StatusBadge } satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const Statuses: Story = {
  args: { tone: 'success', icon: 'check-circle', children: t('statuses.accepted') },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={row}>
        <StatusBadge tone="info" icon="clock">
          {t('statuses.underConsideration')}
        </StatusBadge>
        <StatusBadge tone="success" icon="check-circle">
          {t('statuses.accepted')}
        </StatusBadge>
        <StatusBadge tone="danger" icon="cross-circle">
          {t('statuses.rejected')}
        </StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge tone="info" icon="clock">
          {t('statusBadge.new')}
        </StatusBadge>
        <StatusBadge tone="info" icon="half-circle">
          {t('statusBadge.inProgress')}
        </StatusBadge>
        <StatusBadge tone="warning" icon="clock">
          {t('statuses.waitingForConfirmation')}
        </StatusBadge>
        <StatusBadge tone="info" icon="check-circle">
          {t('statusBadge.confirmed')}
        </StatusBadge>
        <StatusBadge tone="info" icon="flag">
          {t('statusBadge.completed')}
        </StatusBadge>
        <StatusBadge tone="neutral" icon="minus-circle">
          {t('statusBadge.cancelled')}
        </StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge {...catalogueOrderStatusVariant.draft}>{t('statuses.draft')}</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.sent}>{t('statusBadge.sent')}</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.moderation}>{t('statusBadge.underReview')}</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.confirmed}>{t('statusBadge.orderConfirmed')}</StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge tone="warning" icon="clock">
          {t('statuses.invitationSent')}
        </StatusBadge>
        <StatusBadge tone="success" icon="check-circle">
          {t('statusBadge.active')}
        </StatusBadge>
      </div>
    </div>
  ),
};

export const Plain: Story = {
  args: { tone: 'info', icon: 'clock', variant: 'plain', children: t('statuses.underConsideration') },
};
