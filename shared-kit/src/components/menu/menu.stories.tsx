import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../button';
import { Menu } from '.';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: {
    label: 'Действия: Лебедева Мария',
    placement: 'bottom start',
    trigger: (props) => <IconButton icon="more" label="Действия" {...props} />,
    items: [
      { id: 'download', label: 'Скачать PDF', icon: 'download' },
      { id: 'copy', label: 'Скопировать', icon: 'copy' },
      { id: 'print', label: 'Напечатать', icon: 'printer', disabledReason: 'Печать откроется 8 июня' },
      { id: 'delete', label: 'Удалить', icon: 'trash', danger: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Actions: Story = {};
export const Opened: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[aria-haspopup]')?.click(),
};
