import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { SlotPicker, type SlotPickerProps, type SlotsByDate } from '.';

const Held = (props: SlotPickerProps) => (
  <StoryColumn width={760}>
    <StoryValue<SlotsByDate> start={props.value}>
      {(value, set) => <SlotPicker {...props} value={value} onChange={set} />}
    </StoryValue>
  </StoryColumn>
);
const meta = {
  title: 'Kit/SlotPicker',
  component: SlotPicker,
  args: {
    label: 'Время',
    dates: ['2026-06-16', '2026-06-17'],
    value: { '2026-06-16': [10, 12, 14], '2026-06-17': [9] },
    blocked: (date, start) => (date === '2026-06-16' && start === 8 ? 'Павильон открывается в 10:00' : undefined),
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoGroups: Story = {};
export const OneGroup: Story = { args: { groups: [[8, 10, 12, 14, 16, 18]], value: { '2026-06-16': [10] } } };
export const LastStays: Story = { args: { dates: ['2026-06-16'], value: { '2026-06-16': [10] }, keepsLast: true } };
export const Blocked: Story = { args: { disabledReason: 'Заказ отправлен' } };
export const Invalid: Story = { args: { value: {}, error: 'Выберите хотя бы один слот' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Busy: Story = { args: { busy: true } };
