import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileDrop } from '.';

const meta = {
  title: 'Kit/FileDrop',
  component: FileDrop,
  args: {
    label: 'Планировка стенда',
    rules: { types: ['pdf'], limit: 5 * 1024 * 1024 },
    onFiles: () => undefined,
    onCancel: () => undefined,
    onRetry: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Rows: Story = {
  args: {
    multiple: true,
    files: [
      { id: '1', name: 'План.pdf', size: 1_258_000, state: 'uploading', share: 0.62 },
      { id: '2', name: 'Схема подвеса.pdf', size: 512_000, state: 'done' },
      { id: '3', name: 'Разрез.pdf', size: 900_000, state: 'failed', error: 'Нет соединения с сервером' },
      {
        id: '4',
        name: 'Очень длинное название файла с планом застройки стенда 24С10.pdf',
        size: 40_000,
        state: 'chosen',
      },
    ],
  },
};
export const Invalid: Story = { args: { error: 'Приложите планировку' } };
export const Blocked: Story = { args: { disabledReason: 'Заказ подтверждён' } };
export const Busy: Story = { args: { busy: true } };
export const ReadOnly: Story = {
  args: { readOnly: true, files: [{ id: '2', name: 'План.pdf', size: 512_000, state: 'chosen', href: '#plan' }] },
};
