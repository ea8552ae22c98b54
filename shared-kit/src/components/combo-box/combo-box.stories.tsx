import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { ComboBox, type ComboBoxProps } from '.';

const companyKeys = ['severnayaMekhanika', 'severnySvet', 'mekhatronService'] as const;
const companies = companyKeys.map((key) => ({ value: key, label: t(`companies.${key}`) }));
const Held = (props: ComboBoxProps) => (
  <StoryValue start={props.value}>{(value, set) => <ComboBox {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/ComboBox',
  component: ComboBox,
  args: { label: t('fields.company'), options: companies, value: '', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: t('comboBox.startTypingName') } };
export const Filled: Story = { args: { value: t('companies.severnayaMekhanika'), icon: 'building' } };
export const Invalid: Story = {
  args: { value: t('comboBox.beginning'), strict: true, error: t('comboBox.chooseFromList') },
};
export const Blocked: Story = {
  args: { value: t('companies.severnayaMekhanika'), disabledReason: t('reasons.assignedByOrganiser') },
};
export const ReadOnly: Story = { args: { value: t('companies.severnayaMekhanika'), readOnly: true } };
export const Busy: Story = { args: { value: t('comboBox.beginning'), busy: true } };
