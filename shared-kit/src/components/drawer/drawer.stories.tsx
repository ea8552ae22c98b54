import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button';
import { ModalBody, ModalFooter, ModalHeader } from '../modal';
import { t } from '../story-texts';
import { Drawer } from '.';

const meta = {
  title: 'Kit/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: t('drawer.historyOfPass'),
    onClose: () => undefined,
    children: (
      <>
        <ModalHeader />
        <ModalBody>{t('drawer.content')}</ModalBody>
        <ModalFooter>
          <Button>{t('actions.close')}</Button>
        </ModalFooter>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Right: Story = {};
/** Behaves like a modal. */
export const OpenedByAButton: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t('drawer.showHistory')}</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};
