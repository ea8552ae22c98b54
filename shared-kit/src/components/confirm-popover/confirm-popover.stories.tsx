import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { t } from '../story-texts';
import { ConfirmPopover } from '.';

const meta = {
  title: 'Kit/ConfirmPopover',
  component: ConfirmPopover,
  args: {
    question: t('confirmPopover.deleteUsers', { count: 3 }),
    confirmLabel: t('actions.delete'),
    onConfirm: () => undefined,
    trigger: (props) => (
      <Button variant="danger" {...props}>
        {t('actions.delete')}
      </Button>
    ),
  },
} satisfies Meta<typeof ConfirmPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {};
export const SaysWhatIsKept: Story = { args: { children: t('confirmPopover.administratorsStay') } };
export const Opened: Story = {
  args: { children: t('confirmPopover.administratorsStay') },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
