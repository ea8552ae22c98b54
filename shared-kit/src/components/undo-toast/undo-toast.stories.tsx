import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UndoToast } from '.';

const meta = {
  title: 'Kit/UndoToast',
  component: UndoToast,
  args: { children: 'Пропуск «Носов И. П.» удалён', seconds: 3600, onUndo: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof UndoToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = {};
export const LongName: Story = { args: { children: 'Пропуск «Абдуллаев-Кириллов Тимур Русланович» удалён' } };
