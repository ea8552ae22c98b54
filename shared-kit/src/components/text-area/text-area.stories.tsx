import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { TextArea, type TextAreaProps } from '.';

const Held = (props: TextAreaProps) => (
  <StoryValue start={props.value}>{(value, set) => <TextArea {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: t('textArea.comment'), value: '', hint: t('textArea.contractorWillSeeIt'), onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: t('textArea.colourPlaceTime') } };
export const Counted: Story = { args: { value: t('textArea.white'), limit: 250 } };
export const TooLong: Story = { args: { value: t('textArea.tooLong'), limit: 20 } };
export const Grown: Story = {
  args: {
    value: Array.from({ length: 9 }, (_, line) => t('textArea.line', { number: line + 1 })).join('\n'),
    minHeight: 90,
  },
};
export const Invalid: Story = { args: { error: t('errors.required') } };
export const Blocked: Story = { args: { value: t('textArea.short'), disabledReason: t('reasons.orderConfirmed') } };
export const ReadOnly: Story = { args: { value: t('textArea.white'), readOnly: true } };
export const Busy: Story = { args: { value: t('textArea.white'), busy: true } };
