import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { DeadlineNotice } from '.';

const until = Date.parse('2026-06-09T23:59:59+03:00');
const daysBefore = (days: number) => until - days * 86_400_000;

const meta = {
  title: 'Kit/DeadlineNotice',
  component: DeadlineNotice,
  args: { until, now: daysBefore(14), lead: t('passes.deadline') },
} satisfies Meta<typeof DeadlineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  args: { children: t('deadlineNotice.quota') },
};
export const Warning: Story = { args: { now: daysBefore(10) } };
export const LastHours: Story = { args: { now: daysBefore(0.2) } };
