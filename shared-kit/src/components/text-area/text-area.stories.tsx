import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { TextArea, type TextAreaProps } from '.';

const Held = (props: TextAreaProps) => (
  <StoryValue start={props.value}>{(value, set) => <TextArea {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: 'Комментарий', value: '', hint: 'Увидит исполнитель', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Цвет, место, время' } };
export const Counted: Story = { args: { value: 'Белый цвет, у левой стены', limit: 250 } };
export const TooLong: Story = { args: { value: 'Белый цвет, поставить у левой стены', limit: 20 } };
export const Grown: Story = {
  args: { value: Array.from({ length: 9 }, (_, line) => `Строка ${line + 1}`).join('\n'), minHeight: 90 },
};
export const Invalid: Story = { args: { error: 'Обязательное поле' } };
export const Blocked: Story = { args: { value: 'Белый цвет', disabledReason: 'Заказ подтверждён' } };
export const ReadOnly: Story = { args: { value: 'Белый цвет, у левой стены', readOnly: true } };
export const Busy: Story = { args: { value: 'Белый цвет, у левой стены', busy: true } };
