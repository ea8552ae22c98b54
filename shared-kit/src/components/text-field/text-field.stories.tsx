import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { TextField, type TextFieldProps } from '.';

const Held = (props: TextFieldProps) => (
  <StoryValue start={props.value}>{(value, set) => <TextField {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'Фамилия', value: '', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Как в паспорте', hint: 'Буквы, пробел и дефис' } };
export const Filled: Story = { args: { value: 'Абдуллаев-Кириллов' } };
export const Optional: Story = { args: { label: 'Отчество', optional: true, placeholder: 'Если есть в паспорте' } };
export const Invalid: Story = { args: { value: 'Петров2', error: 'Допустимы только буквы, пробел, дефис и тире' } };
export const Blocked: Story = {
  args: { label: 'Павильон', value: 'Павильон 2', disabledReason: 'Назначает организатор' },
};
export const ReadOnly: Story = { args: { label: 'Компания', value: 'ООО «Северная механика»', readOnly: true } };
export const Busy: Story = { args: { label: 'ИНН', value: '7701234567', busy: true, hint: 'Проверяем' } };
export const Sizes: Story = {
  render: () => (
    <StoryColumn>
      <Held label="Мелкое" size="sm" value="32" onChange={() => undefined} />
      <Held label="Обычное" icon="mail" value="i.sokolova@sevmekh.example" onChange={() => undefined} />
      <Held label="Крупное" size="lg" end="кг" value="1 500" onChange={() => undefined} />
    </StoryColumn>
  ),
};
