import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { ErrorFallback } from '.';

const meta = { title: 'Kit/ErrorFallback', component: ErrorFallback } satisfies Meta<typeof ErrorFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  onRetry: () => undefined,
  onBack: () => undefined,
  code: 'MF-CAT-504',
  phone: '8 800 000-00-00',
} as const;

export const InModal: Story = { args: { ...args, variant: 'modal', backLabel: t('errorFallback.backToExhibition') } };
export const Page: Story = { args: { ...args, variant: 'page' } };
export const Retrying: Story = { args: { ...args, variant: 'modal', retrying: true } };
export const WithDeadline: Story = {
  args: {
    ...args,
    variant: 'modal',
    children: t('errorFallback.draftSaved'),
  },
};
