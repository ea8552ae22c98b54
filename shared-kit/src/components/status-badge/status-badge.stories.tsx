import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueOrderLook, inviteLook, passLook, serviceOrderLook, StatusBadge } from '.';

const meta = { title: 'Kit/StatusBadge', component: StatusBadge } satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const Statuses: Story = {
  args: { ...passLook.accepted, children: 'Принят' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={row}>
        <StatusBadge {...passLook.consideration}>На рассмотрении</StatusBadge>
        <StatusBadge {...passLook.accepted}>Принят</StatusBadge>
        <StatusBadge {...passLook.rejected}>Отклонён</StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge {...serviceOrderLook.new}>Новый</StatusBadge>
        <StatusBadge {...serviceOrderLook.processing}>В обработке</StatusBadge>
        <StatusBadge {...serviceOrderLook.waiting_confirmation}>Ждёт подтверждения</StatusBadge>
        <StatusBadge {...serviceOrderLook.confirmed}>Подтверждён</StatusBadge>
        <StatusBadge {...serviceOrderLook.executed}>Выполнен</StatusBadge>
        <StatusBadge {...serviceOrderLook.canceled}>Отменён</StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge {...catalogueOrderLook.draft}>Черновик</StatusBadge>
        <StatusBadge {...catalogueOrderLook.sent}>Отправлена</StatusBadge>
        <StatusBadge {...catalogueOrderLook.moderation}>На проверке</StatusBadge>
        <StatusBadge {...catalogueOrderLook.confirmed}>Подтверждена</StatusBadge>
      </div>
      <div style={row}>
        <StatusBadge {...inviteLook.pending}>Приглашение отправлено</StatusBadge>
        <StatusBadge {...inviteLook.activated}>Активен</StatusBadge>
      </div>
    </div>
  ),
};

export const Plain: Story = { args: { ...passLook.consideration, variant: 'plain', children: 'На рассмотрении' } };
