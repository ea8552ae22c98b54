import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { CodeField, type CodeFieldProps } from '.';

const Held = (props: CodeFieldProps) => (
  <StoryValue start={props.value}>{(value, set) => <CodeField {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/CodeField',
  component: CodeField,
  args: { label: t('codeField.participantCode'), value: 'TF268K4M21', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = { args: { hint: t('codeField.dashesLeftOut') } };
export const Invalid: Story = {
  args: { value: 'TF268K4M21AB', error: t('codeField.codeDoesNotFit') },
};
export const Blocked: Story = { args: { disabledReason: t('reasons.assignedByOrganiser') } };
export const ReadOnly: Story = { args: { value: 'TF268K4M21AB', readOnly: true } };
export const Busy: Story = { args: { value: 'TF268K4M21AB', busy: true, hint: t('statuses.checking') } };
