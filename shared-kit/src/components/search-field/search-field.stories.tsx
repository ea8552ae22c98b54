import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { SearchField, type SearchFieldProps } from '.';

const Held = (props: SearchFieldProps) => (
  <StoryValue start={props.value}>{(value, set) => <SearchField {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { label: 'Найти услугу', value: '', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'диван' } };
export const Small: Story = { args: { value: 'диван', size: 'sm', busy: true } };
export const Busy: Story = { args: { value: 'диван', busy: true } };
export const Blocked: Story = { args: { disabledReason: 'Список не загрузился' } };
