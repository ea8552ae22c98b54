import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { QuotaMeter } from '../quota-meter';
import { StatusBadge } from '../status-badge';
import { t } from '../story-texts';
import { InfoTile, TileFacts, TileFigure } from '.';

const meta = {
  title: 'Kit/InfoTile',
  component: InfoTile,
  args: { icon: 'badge', title: t('passes.participants'), minHeight: 216 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InfoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    deadline: { label: t('infoTile.until'), tone: 'neutral' },
    actions: (
      <Button size="sm" variant="text" icon="plus">
        {t('actions.add')}
      </Button>
    ),
    children: (
      <>
        <TileFigure value={11}>{t('infoTile.ofQuota')}</TileFigure>
        <QuotaMeter total={18} accepted={9} waiting={2} />
        <TileFacts
          facts={[
            {
              id: 'accepted',
              label: (
                <StatusBadge tone="success" icon="check-circle" variant="plain">
                  {t('infoTile.accepted')}
                </StatusBadge>
              ),
              value: 9,
            },
            {
              id: 'waiting',
              label: (
                <StatusBadge tone="info" icon="clock" variant="plain">
                  {t('statuses.underConsideration')}
                </StatusBadge>
              ),
              value: 2,
            },
            { id: 'free', label: t('infoTile.free'), value: 7 },
          ]}
        />
      </>
    ),
  },
};
export const Urgent: Story = {
  args: {
    deadline: { label: t('infoTile.daysToSend'), tone: 'warning' },
    actions: (
      <Button size="sm" variant="primary" iconEnd="arrow-right">
        {t('infoTile.continue')}
      </Button>
    ),
    badge: (
      <StatusBadge tone="neutral" icon="pen">
        {t('statuses.draft')}
      </StatusBadge>
    ),
  },
};
export const LoadingState: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: { state: 'failed', onRetry: () => undefined, onReport: () => undefined, code: 'MF-SRV-504' },
};
export const NoAccess: Story = { args: { state: 'no-access' } };
