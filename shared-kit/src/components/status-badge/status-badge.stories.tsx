import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueOrderStatusVariant, StatusBadge } from '.';

const meta = { title: 'Kit/StatusBadge', component: StatusBadge } satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const Statuses: Story = {
  args: { tone: 'success', icon: 'check-circle', children: 'Принят' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={row}>
        <StatusBadge tone="info" icon="clock">
          На рассмотрении
        </StatusBadge>
        <StatusBadge tone="success" icon="check-circle">
          Принят
        </StatusBadge>
        <StatusBadge tone="danger" icon="cross-circle">
          Отклонён
        </StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge tone="info" icon="clock">
          Новый
        </StatusBadge>
        <StatusBadge tone="info" icon="half-circle">
          В обработке
        </StatusBadge>
        <StatusBadge tone="warning" icon="clock">
          Ждёт подтверждения
        </StatusBadge>
        <StatusBadge tone="info" icon="check-circle">
          Подтверждён
        </StatusBadge>
        <StatusBadge tone="info" icon="flag">
          Выполнен
        </StatusBadge>
        <StatusBadge tone="neutral" icon="minus-circle">
          Отменён
        </StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge {...catalogueOrderStatusVariant.draft}>Черновик</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.sent}>Отправлена</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.moderation}>На проверке</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.confirmed}>Подтверждена</StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge tone="warning" icon="clock">
          Приглашение отправлено
        </StatusBadge>
        <StatusBadge tone="success" icon="check-circle">
          Активен
        </StatusBadge>
      </div>
    </div>
  ),
};

export const Plain: Story = {
  args: { tone: 'info', icon: 'clock', variant: 'plain', children: 'На рассмотрении' },
};
