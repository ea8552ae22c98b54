import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  catalogueOrderStatusVariant,
  inviteStatusVariant,
  passStatusVariant,
  serviceOrderStatusVariant,
  StatusBadge,
} from '.';

const meta = { title: 'Kit/StatusBadge', component: StatusBadge } satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const Statuses: Story = {
  args: { ...passStatusVariant.accepted, children: 'Принят' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={row}>
        <StatusBadge {...passStatusVariant.consideration}>На рассмотрении</StatusBadge>
        <StatusBadge {...passStatusVariant.accepted}>Принят</StatusBadge>
        <StatusBadge {...passStatusVariant.rejected}>Отклонён</StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge {...serviceOrderStatusVariant.new}>Новый</StatusBadge>
        <StatusBadge {...serviceOrderStatusVariant.processing}>В обработке</StatusBadge>
        <StatusBadge {...serviceOrderStatusVariant.waiting_confirmation}>Ждёт подтверждения</StatusBadge>
        <StatusBadge {...serviceOrderStatusVariant.confirmed}>Подтверждён</StatusBadge>
        <StatusBadge {...serviceOrderStatusVariant.executed}>Выполнен</StatusBadge>
        <StatusBadge {...serviceOrderStatusVariant.canceled}>Отменён</StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge {...catalogueOrderStatusVariant.draft}>Черновик</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.sent}>Отправлена</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.moderation}>На проверке</StatusBadge>
        <StatusBadge {...catalogueOrderStatusVariant.confirmed}>Подтверждена</StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge {...inviteStatusVariant.pending}>Приглашение отправлено</StatusBadge>
        <StatusBadge {...inviteStatusVariant.activated}>Активен</StatusBadge>
      </div>
    </div>
  ),
};

export const Plain: Story = {
  args: { ...passStatusVariant.consideration, variant: 'plain', children: 'На рассмотрении' },
};
