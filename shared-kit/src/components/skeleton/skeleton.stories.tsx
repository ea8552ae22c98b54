import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Loading, SkeletonLines } from '.';

const meta = { title: 'Kit/Skeleton', component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { children: <SkeletonLines count={4} /> } };
