import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { DatePicker, type DatePickerProps } from '.';

const Held = (props: DatePickerProps) => (
  <StoryValue start={props.value}>{(value, set) => <DatePicker {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/DatePicker',
  component: DatePicker,
  args: { label: t('datePicker.arrival'), value: '2026-06-11', today: '2026-06-02', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Bounded: Story = { args: { value: '', min: '2026-06-11', max: '2026-06-21' } };
export const Birthday: Story = {
  args: {
    label: t('fields.birthday'),
    value: '1988-02-31',
    min: '1900-01-01',
    max: '2026-06-02',
    error: t('errors.invalidDate'),
  },
};
export const Blocked: Story = { args: { value: '', disabledReason: t('datePicker.chooseCitizenshipFirst') } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Opened: Story = {
  args: { min: '2026-06-05', max: '2026-06-24' },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click(),
};
