import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { RadioGroup, type RadioGroupProps } from '.';

type Role = 'read' | 'edit' | 'admin';
const Held = (props: RadioGroupProps<Role>) => (
  <StoryValue start={props.value}>{(value, set) => <RadioGroup {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup<Role>,
  args: {
    label: 'Роль',
    value: 'edit',
    onChange: () => undefined,
    options: [
      { value: 'read', label: 'Чтение' },
      { value: 'edit', label: 'Правка', hint: 'Пропуска, услуги и каталог' },
      { value: 'admin', label: 'Администратор', disabledReason: 'Назначает только администратор' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup<Role>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Inline: Story = {
  args: {
    inline: true,
    options: [
      { value: 'read', label: 'Чтение' },
      { value: 'edit', label: 'Правка' },
    ],
  },
};
export const Invalid: Story = { args: { value: null, error: 'Выберите роль' } };
export const Blocked: Story = { args: { disabledReason: 'Роль меняет администратор' } };
export const ReadOnly: Story = { args: { readOnly: true } };
