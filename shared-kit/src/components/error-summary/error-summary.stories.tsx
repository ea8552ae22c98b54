import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorSummary } from '.';

const meta = {
  title: 'Kit/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Проверьте выделенные поля',
    items: [
      { controlId: 'lastname', label: 'Фамилия' },
      { controlId: 'birthday', label: 'Дата рождения' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
export const ServerText: Story = { args: { title: 'Квота исчерпана: 18 из 18\nУдалите лишний пропуск', items: [] } };
