import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { Notice } from '.';

const meta = { title: 'Kit/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Notice tone="neutral" icon="eye" title="У вас доступ на просмотр.">
        Изменения вносит ваш коллективный организатор.
      </Notice>
      <Notice tone="info">Печать откроется 8 июня</Notice>
      <Notice tone="warning" title="Нет связи.">
        Показаны данные на 14:06. Изменения отправим, когда связь вернётся.
      </Notice>
      <Notice tone="danger" title="Не удалось сохранить.">
        Квота исчерпана: 18 из 18
      </Notice>
      <Notice tone="success">Заявка отправлена</Notice>
    </div>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    icon: 'plug',
    title: 'Два раздела не загрузились: «Каталог» и «Заказы».',
    children: 'Следующая попытка через 12 секунд. Введённые данные сохранены.',
    action: (
      <Button size="sm" icon="refresh">
        Повторить сейчас
      </Button>
    ),
  },
};

export const Closable: Story = {
  args: { tone: 'success', children: 'Приглашение отправлено', onClose: () => undefined, live: 'polite' },
};

export const ServerTextWithLines: Story = {
  args: {
    tone: 'danger',
    live: 'assertive',
    children: 'Фамилия: только буквы, пробел и дефис\nДата рождения: такой даты нет',
  },
};
