import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { QuotaMeter } from '.';

const meta = { title: 'Kit/QuotaMeter', component: QuotaMeter } satisfies Meta<typeof QuotaMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cells: Story = { args: { total: 18, accepted: 9, waiting: 2, legend: true } };
export const AllKinds: Story = {
  args: { total: 24, accepted: 7, waiting: 3, rejected: 2, held: 2, given: 4, legend: true },
};
export const Full: Story = { args: { total: 18, accepted: 18 } };
export const AboveTheQuota: Story = { args: { total: 18, accepted: 19, legend: true } };
export const Bar: Story = { args: { total: 120, accepted: 64, waiting: 12, rejected: 3, given: 20 } };
export const Progress: Story = { args: { total: 11, accepted: 7, label: t('quotaMeter.stepsDone') } };
