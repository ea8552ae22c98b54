import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { QuotaMeter } from '../quota-meter';
import { StatusBadge } from '../status-badge';
import { InfoTile, TileFacts, TileFigure } from '.';

const meta = {
  title: 'Kit/InfoTile',
  component: InfoTile,
  args: { icon: 'badge', title: 'Пропуска участников', minHeight: 216 },
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
    deadline: { label: 'до 9 июня', tone: 'neutral' },
    actions: (
      <Button size="sm" variant="text" icon="plus">
        Добавить
      </Button>
    ),
    children: (
      <>
        <TileFigure value={11}>из 18</TileFigure>
        <QuotaMeter total={18} accepted={9} waiting={2} />
        <TileFacts
          facts={[
            {
              id: 'accepted',
              label: (
                <StatusBadge tone="success" icon="check-circle" variant="plain">
                  Приняты
                </StatusBadge>
              ),
              value: 9,
            },
            {
              id: 'waiting',
              label: (
                <StatusBadge tone="info" icon="clock" variant="plain">
                  На рассмотрении
                </StatusBadge>
              ),
              value: 2,
            },
            { id: 'free', label: 'Свободно', value: 7 },
          ]}
        />
      </>
    ),
  },
};
export const Urgent: Story = {
  args: {
    deadline: { label: 'До отправки 10 дней, срок 5 июня', tone: 'warning' },
    actions: (
      <Button size="sm" variant="primary" iconEnd="arrow-right">
        Продолжить
      </Button>
    ),
    badge: (
      <StatusBadge tone="neutral" icon="pen">
        Черновик
      </StatusBadge>
    ),
  },
};
export const LoadingState: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: { state: 'failed', onRetry: () => undefined, onReport: () => undefined, code: 'MF-SRV-504' },
};
export const NoAccess: Story = { args: { state: 'no-access' } };
