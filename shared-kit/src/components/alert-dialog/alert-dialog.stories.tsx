import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AlertDialog } from '.';

const meta = {
  title: 'Kit/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Удалить 14 пропусков?',
    text: 'Принятые пропуска останутся: 9.',
    confirmLabel: 'Удалить 14 пропусков',
    tone: 'danger',
    onChoice: () => undefined,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {};
export const WithWarning: Story = { args: { warning: 'Отменить удаление будет нельзя.' } };
export const Busy: Story = { args: { busy: true } };
export const Neutral: Story = {
  args: { tone: 'neutral', title: undefined, text: 'Заявка уйдёт организатору.', confirmLabel: 'Отправить заявку' },
};
export const OnlySays: Story = {
  args: {
    tone: 'neutral',
    title: 'Ссылка устарела',
    text: 'Запросите новую.',
    confirmLabel: 'Понятно',
    cancelLabel: null,
  },
};
