import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { Switch, type SwitchProps } from '.';

const Held = (props: SwitchProps) => (
  <StoryValue start={props.checked}>{(value, set) => <Switch {...props} checked={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { children: 'Обмен по ЭДО', checked: true, onChange: () => undefined },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StoryColumn>
      <Held {...args} />
      <Held {...args} checked={false} hint="Акты и счета придут в вашу систему" />
      <Held {...args} busy />
      <Held {...args} disabledReason="Включает администратор" />
      <Held {...args} readOnly>
        Только просмотр
      </Held>
      <Held {...args} error="Не сохранено, повторите" />
    </StoryColumn>
  ),
};
