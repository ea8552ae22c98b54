import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeadlineNotice } from '.';

const until = Date.parse('2026-06-09T23:59:59+03:00');
const daysBefore = (days: number) => until - days * 86_400_000;

const meta = {
  title: 'Kit/DeadlineNotice',
  component: DeadlineNotice,
  args: { until, now: daysBefore(14), lead: 'Оформить пропуска можно до 9 июня' },
} satisfies Meta<typeof DeadlineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  args: { children: 'На стенд 72 м² положено 24 пропуска, из них 6 переданы субэкспонентам.' },
};
export const Warning: Story = { args: { now: daysBefore(10) } };
export const LastHours: Story = { args: { now: daysBefore(0.2) } };
