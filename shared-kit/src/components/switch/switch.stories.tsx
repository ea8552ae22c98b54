import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { t } from '../story-texts';
import { Switch, type SwitchProps } from '.';

const Held = (props: SwitchProps) => (
  <StoryValue start={props.checked}>{(value, set) => <Switch {...props} checked={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { children: t('switch.exchangeByEdo'), checked: true, onChange: () => undefined },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StoryColumn>
      <Held {...args} />
      <Held {...args} checked={false} hint={t('switch.hint')} />
      <Held {...args} busy />
      <Held {...args} disabledReason={t('switch.turnedOnByAdministrator')} />
      <Held {...args} readOnly>
        {t('statuses.viewOnly')}
      </Held>
      <Held {...args} error={t('switch.notSavedTryAgain')} />
    </StoryColumn>
  ),
};
