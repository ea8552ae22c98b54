import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { MultiSelect, Select, type Option, type SelectProps } from '.';

const countries: Option[] = ['Армения', 'Беларусь', 'Индия', 'Казахстан', 'Китай', 'Сербия', 'Турция', 'Япония'].map(
  (label) => ({ value: label, label }),
);
const sorts: Option[] = [
  { value: 'new', label: 'Сначала новые' },
  { value: 'old', label: 'Сначала старые' },
  { value: 'name', label: 'По фамилии' },
  { value: 'status', label: 'По статусу', disabledReason: 'Пока все на рассмотрении' },
];
const Held = (props: SelectProps) => (
  <StoryValue start={props.value}>{(value, set) => <Select {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/Select',
  component: Select<string>,
  args: { label: 'Гражданство', options: countries, value: 'Китай', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More than 7 options: the list has a search. */
export const WithSearch: Story = { args: { icon: 'globe', hint: 'Упрощённый порядок, до 5 рабочих дней' } };
export const Short: Story = { args: { label: 'Сортировка', options: sorts, value: 'new', size: 'sm' } };
export const Empty: Story = { args: { value: null } };
export const Invalid: Story = { args: { value: null, error: 'Обязательное поле' } };
export const Blocked: Story = { args: { value: null, disabledReason: 'Сначала отметьте, что нужна виза' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Busy: Story = { args: { value: null, options: [], busy: true } };
export const Several: Story = {
  render: () => (
    <StoryValue start={['Китай', 'Сербия']}>
      {(value, set) => <MultiSelect label="Страны" options={countries} value={value} onChange={set} />}
    </StoryValue>
  ),
};
export const Opened: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[role="combobox"]')?.click(),
};
