import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../button';
import { t } from '../story-texts';
import { Menu } from '.';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: {
    label: t('menu.actionsOfPerson'),
    placement: 'bottom start',
    trigger: (props) => <IconButton icon="more" label={t('actions.title')} {...props} />,
    items: [
      { id: 'download', label: t('menu.downloadPdf'), icon: 'download' },
      { id: 'copy', label: t('menu.copy'), icon: 'copy' },
      { id: 'print', label: t('menu.print'), icon: 'printer', disabledReason: t('reasons.printingOpens') },
      { id: 'delete', label: t('actions.delete'), icon: 'trash', danger: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Actions: Story = {};
export const Opened: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[aria-haspopup]')?.click(),
};
