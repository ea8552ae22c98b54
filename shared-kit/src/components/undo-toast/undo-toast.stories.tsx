import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { UndoToast } from '.';

const meta = {
  title: 'Kit/UndoToast',
  component: UndoToast,
  args: {
    children: t('passes.deleted', { name: t('people.ivanNosov') }),
    seconds: 3600,
    onUndo: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof UndoToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = {};
export const LongName: Story = {
  args: { children: t('passes.deleted', { name: t('people.timurAbdullaevKirillov') }) },
};
