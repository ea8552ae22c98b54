import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Popup } from '.';

const meta = {
  title: 'Kit/Popup',
  component: Popup,
  args: { children: 'Нет соединения с сервером', seconds: 3600, onClose: () => undefined },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const SeveralLines: Story = {
  args: { children: 'Фамилия: только буквы, пробел и дефис\nДата рождения: такой даты нет' },
};
