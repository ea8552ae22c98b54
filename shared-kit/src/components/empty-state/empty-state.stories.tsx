import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { Link } from '../link';
import { EmptyState } from '.';

const meta = { title: 'Kit/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    title: 'Пропусков пока нет',
    children: 'На ваш стенд положено 18 бесплатных пропусков. Добавьте людей по одному или загрузите список.',
    actions: (
      <>
        <Button variant="primary" icon="plus">
          Добавить пропуск
        </Button>
        <Button>Загрузить списком</Button>
      </>
    ),
  },
};
export const NothingFound: Story = {
  args: {
    title: 'По запросу «Ивановв» никого нет',
    children: 'Проверьте написание или сбросьте фильтры: сейчас показаны только отклонённые.',
    actions: <Button>Сбросить фильтры</Button>,
    live: true,
  },
};
export const DeadlinePassed: Story = {
  args: {
    title: 'Приём завершён 9 июня',
    children: 'До срока не добавили ни одного пропуска. Платные пропуска оформляет сервис-бюро на площадке.',
    actions: (
      <Link href="tel:+78000000000" icon="phone">
        Контакты сервис-бюро
      </Link>
    ),
  },
};
export const LoadFailed: Story = {
  args: {
    tone: 'danger',
    icon: 'cross-circle',
    title: 'Список не загрузился',
    children: 'Сервер не ответил за 20 секунд. Уже введённое в форму сохранено.',
    actions: <Button icon="refresh">Повторить</Button>,
    live: true,
  },
};
export const NoAccess: Story = {
  args: {
    icon: 'lock',
    title: 'Эта услуга вам недоступна',
    children: 'Её могут заказывать только администраторы. Попросите доступ у Ирины Соколовой.',
    actions: (
      <>
        <Button icon="mail">Написать</Button>
        <Button variant="text">Назад</Button>
      </>
    ),
  },
};
