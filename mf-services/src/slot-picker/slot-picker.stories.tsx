import { type Meta, StoryColumn, type StoryObj, StoryValue, withTexts } from '@fairfront/shared-kit/testing/stories';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { t } from '../story-texts';
import { SlotPicker, type SlotPickerProps, type SlotsByDate } from './slot-picker';

const Held = (props: SlotPickerProps) => (
  <StoryColumn width={760}>
    <StoryValue<SlotsByDate> start={props.value}>
      {(value, set) => <SlotPicker {...props} value={value} onChange={set} />}
    </StoryValue>
  </StoryColumn>
);
const meta = {
  title: 'Parts/SlotPicker',
  decorators: [withTexts({ services: { ru, en } })],
  component: SlotPicker,
  args: {
    label: t('slotPicker.time'),
    dates: ['2026-06-16', '2026-06-17'],
    value: { '2026-06-16': [10, 12, 14], '2026-06-17': [9] },
    blocked: (date, start) => (date === '2026-06-16' && start === 8 ? t('slotPicker.hallOpens') : undefined),
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoGroups: Story = {};
export const OneGroup: Story = { args: { groups: [[8, 10, 12, 14, 16, 18]], value: { '2026-06-16': [10] } } };
export const LastStays: Story = { args: { dates: ['2026-06-16'], value: { '2026-06-16': [10] }, keepsLast: true } };
export const Blocked: Story = { args: { disabledReason: t('reasons.orderSent') } };
export const Invalid: Story = { args: { value: {}, error: t('slotPicker.chooseAtLeastOneSlot') } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Busy: Story = { args: { busy: true } };
