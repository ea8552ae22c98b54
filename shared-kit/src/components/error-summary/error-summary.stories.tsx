import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { ErrorSummary } from '.';

const meta = {
  title: 'Kit/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: t('errorSummary.checkHighlightedFields'),
    items: [
      { controlId: 'lastname', label: t('fields.surname') },
      { controlId: 'birthday', label: t('fields.birthday') },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
export const ServerText: Story = { args: { title: t('errorSummary.quotaUsedUp'), items: [] } };
