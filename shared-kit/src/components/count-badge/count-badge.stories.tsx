import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../button';
import { t } from '../story-texts';
import { CountBadge } from '.';

const meta = { title: 'Kit/CountBadge', component: CountBadge } satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { args: { count: 4 } };
export const NeedsAction: Story = {
  args: { count: 2, needsAction: true, label: t('countBadge.newOrders', { count: 2 }) },
};
export const Many: Story = { args: { count: 240 } };
export const AtTheCorner: Story = {
  args: { count: 4 },
  render: () => (
    <IconButton icon="bell" size="lg" label={t('countBadge.newNotifications')}>
      <CountBadge count={4} place="corner" />
    </IconButton>
  ),
};
