import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { ConfirmPopover } from '.';

const meta = {
  title: 'Kit/ConfirmPopover',
  component: ConfirmPopover,
  args: {
    question: 'Удалить 3 пользователей?',
    confirmLabel: 'Удалить',
    onConfirm: () => undefined,
    trigger: (props) => (
      <Button variant="danger" {...props}>
        Удалить
      </Button>
    ),
  },
} satisfies Meta<typeof ConfirmPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {};
export const SaysWhatIsKept: Story = { args: { children: 'Администраторы останутся: Ирина Соколова.' } };
export const Opened: Story = {
  args: { children: 'Администраторы останутся: Ирина Соколова.' },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
