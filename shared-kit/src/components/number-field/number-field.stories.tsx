import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { NumberField, type NumberFieldProps } from '.';

const Held = (props: NumberFieldProps) => (
  <StoryValue start={props.value}>{(value, set) => <NumberField {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/NumberField',
  component: NumberField,
  args: { label: t('numberField.quantity'), value: 2, min: 1, max: 20, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 20, size: 'sm' } };
export const Invalid: Story = { args: { error: t('numberField.atLeast') } };
export const Blocked: Story = { args: { value: 72, max: 100, disabledReason: t('numberField.byAreaOfStand') } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Busy: Story = { args: { busy: true } };
