import type { Meta, StoryObj } from '@fairfront/shared-kit/testing/stories';
import { StoryRow } from '@fairfront/shared-kit/testing/stories';
import { Logo } from './logo';

const meta = { title: 'Parts/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Logo size={40} />
      <Logo size={20} />
      <Logo mark size={28} />
      <Logo mark size={16} />
      <Logo plain />
    </StoryRow>
  ),
};
