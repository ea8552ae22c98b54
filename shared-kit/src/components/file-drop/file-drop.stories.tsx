import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { FileDrop } from '.';

const meta = {
  title: 'Kit/FileDrop',
  component: FileDrop,
  args: {
    label: t('fileDrop.standPlan'),
    rules: { types: ['pdf'], limit: 5 * 1024 * 1024 },
    onFiles: () => undefined,
    onCancel: () => undefined,
    onRetry: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Rows: Story = {
  args: {
    multiple: true,
    files: [
      { id: '1', name: t('fileDrop.planFile'), size: 1_258_000, state: 'uploading', share: 0.62 },
      { id: '2', name: t('fileDrop.riggingFile'), size: 512_000, state: 'done' },
      { id: '3', name: t('fileDrop.sectionFile'), size: 900_000, state: 'failed', error: t('errors.noConnection') },
      {
        id: '4',
        name: t('fileDrop.veryLongFile'),
        size: 40_000,
        state: 'chosen',
      },
    ],
  },
};
export const Invalid: Story = { args: { error: t('fileDrop.attachPlan') } };
export const Blocked: Story = { args: { disabledReason: t('reasons.orderConfirmed') } };
export const Busy: Story = { args: { busy: true } };
export const ReadOnly: Story = {
  args: {
    readOnly: true,
    files: [{ id: '2', name: t('fileDrop.planFile'), size: 512_000, state: 'chosen', href: '#plan' }],
  },
};
