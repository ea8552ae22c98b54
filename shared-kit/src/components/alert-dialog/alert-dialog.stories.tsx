import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { AlertDialog } from '.';

const meta = {
  title: 'Kit/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: t('alertDialog.deletePasses', { count: 14 }),
    text: t('alertDialog.acceptedPassesStay'),
    confirmLabel: t('alertDialog.confirmDeletion', { count: 14 }),
    tone: 'danger',
    onChoice: () => undefined,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {};
export const WithWarning: Story = { args: { warning: t('alertDialog.cannotBeUndone') } };
export const Busy: Story = { args: { busy: true } };
export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: undefined,
    text: t('alertDialog.orderGoesToOrganiser'),
    confirmLabel: t('alertDialog.sendOrder'),
  },
};
export const OnlySays: Story = {
  args: {
    tone: 'neutral',
    title: t('alertDialog.linkHasExpired'),
    text: t('alertDialog.askForNewOne'),
    confirmLabel: t('alertDialog.gotIt'),
    cancelLabel: null,
  },
};
