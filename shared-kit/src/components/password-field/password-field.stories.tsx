import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { PasswordField, type PasswordFieldProps } from '.';

const Held = (props: PasswordFieldProps) => (
  <StoryValue start={props.value}>
    {(value, set) => <PasswordField {...props} value={value} onChange={set} />}
  </StoryValue>
);
const meta = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: {
    label: t('passwordField.password'),
    value: 'open stand',
    autoComplete: 'current-password',
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Invalid: Story = { args: { error: t('passwordField.atLeast'), size: 'lg' } };
export const Blocked: Story = { args: { value: '', disabledReason: t('reasons.changedInProfile') } };
