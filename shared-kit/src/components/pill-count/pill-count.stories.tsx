import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../button';
import { PillCount } from '.';

const meta = { title: 'Kit/PillCount', component: PillCount } satisfies Meta<typeof PillCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { args: { count: 4 } };
export const NeedsAction: Story = { args: { count: 2, needsAction: true, label: '2 новых заказа' } };
export const Many: Story = { args: { count: 240 } };
export const AtTheCorner: Story = {
  args: { count: 4 },
  render: () => (
    <IconButton icon="bell" size="lg" label="Уведомления: 4 новых">
      <PillCount count={4} place="corner" />
    </IconButton>
  ),
};
