import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { Checkbox, type CheckboxProps } from '.';

const Held = (props: CheckboxProps) => (
  <StoryValue start={props.checked}>
    {(value, set) => <Checkbox {...props} checked={value} onChange={set} />}
  </StoryValue>
);
const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { children: 'Нужно приглашение для визы', checked: true, onChange: () => undefined },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StoryColumn>
      <Held {...args} checked={false} />
      <Held {...args} />
      <Held {...args} partly>
        Часть рубрик выбрана
      </Held>
      <Held {...args} checked={false} hint="Письма приходят раз в день">
        Присылать уведомления
      </Held>
      <Held {...args} checked={false} error="Отметьте, чтобы продолжить">
        Согласен с условиями участия
      </Held>
      <Held {...args} disabledReason="Приём закончился 9 июня" />
      <Held {...args} readOnly>
        Только просмотр
      </Held>
      <Held {...args} aria-label="Выбрать строку">
        {undefined}
      </Held>
    </StoryColumn>
  ),
};
