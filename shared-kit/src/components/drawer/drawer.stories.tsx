import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { ModalBody, ModalFooter, ModalHeader } from '../modal';
import { Drawer } from '.';

const meta = {
  title: 'Kit/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'История пропуска',
    onClose: () => undefined,
    children: (
      <>
        <ModalHeader />
        <ModalBody>Содержимое</ModalBody>
        <ModalFooter>
          <Button>Закрыть</Button>
        </ModalFooter>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

export const Right: StoryObj<typeof meta> = {};
