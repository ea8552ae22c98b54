import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { Tooltip, TooltipIcon } from '.';

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: { content: t('tooltip.visaIsValid'), children: <button type="button">{t('passes.visa')}</button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAButton: Story = {};
export const Icon: Story = {
  render: () => <TooltipIcon label={t('tooltip.whyRejected')} content={t('errors.surnameDiffers')} />,
};
