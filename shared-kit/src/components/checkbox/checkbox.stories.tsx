import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { t } from '../story-texts';
import { Checkbox, type CheckboxProps } from '.';

const Held = (props: CheckboxProps) => (
  <StoryValue start={props.checked}>
    {(value, set) => <Checkbox {...props} checked={value} onChange={set} />}
  </StoryValue>
);
const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { children: t('checkbox.invitationNeeded'), checked: true, onChange: () => undefined },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StoryColumn>
      <Held {...args} checked={false} />
      <Held {...args} />
      <Held {...args} partly>
        {t('checkbox.someRubricsChosen')}
      </Held>
      <Held {...args} checked={false} hint={t('checkbox.emailsOnceADay')}>
        {t('checkbox.sendNotifications')}
      </Held>
      <Held {...args} checked={false} error={t('checkbox.tickToGoOn')}>
        {t('checkbox.agree')}
      </Held>
      <Held {...args} disabledReason={t('reasons.applicationsClosed')} />
      <Held {...args} readOnly>
        {t('statuses.viewOnly')}
      </Held>
      <Held {...args} aria-label={t('checkbox.selectRow')}>
        {undefined}
      </Held>
    </StoryColumn>
  ),
};
