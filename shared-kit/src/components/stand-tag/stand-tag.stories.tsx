import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StandTag } from '.';

const meta = { title: 'Kit/StandTag', component: StandTag } satisfies Meta<typeof StandTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLine: Story = { args: { children: '24C10' } };
export const BesideHeading: Story = { args: { children: '24C10', size: 'lg' } };
