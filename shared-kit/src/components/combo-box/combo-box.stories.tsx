import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { ComboBox, type ComboBoxProps } from '.';

const companies = ['ООО «Северная механика»', 'ООО «Северный свет»', 'АО «Мехатрон-Сервис»'].map((label, index) => ({
  value: String(index),
  label,
}));
const Held = (props: ComboBoxProps) => (
  <StoryValue start={props.value}>{(value, set) => <ComboBox {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/ComboBox',
  component: ComboBox,
  args: { label: 'Компания', options: companies, value: '', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Начните вводить название' } };
export const Filled: Story = { args: { value: 'ООО «Северная механика»', icon: 'building' } };
export const Invalid: Story = { args: { value: 'Сев', strict: true, error: 'Выберите из списка' } };
export const Blocked: Story = { args: { value: 'ООО «Северная механика»', disabledReason: 'Назначает организатор' } };
export const ReadOnly: Story = { args: { value: 'ООО «Северная механика»', readOnly: true } };
export const Busy: Story = { args: { value: 'Сев', busy: true } };
