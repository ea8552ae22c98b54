import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { RadioGroup, type RadioGroupProps } from '.';

type Role = 'read' | 'edit' | 'admin';
const Held = (props: RadioGroupProps<Role>) => (
  <StoryValue start={props.value}>{(value, set) => <RadioGroup {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup<Role>,
  args: {
    label: t('radio.role'),
    value: 'edit',
    onChange: () => undefined,
    options: [
      { value: 'read', label: t('radio.viewing') },
      { value: 'edit', label: t('radio.editing'), hint: t('radio.editHint') },
      { value: 'admin', label: t('radio.administrator'), disabledReason: t('radio.assignedByAdministrator') },
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
      { value: 'read', label: t('radio.viewing') },
      { value: 'edit', label: t('radio.editing') },
    ],
  },
};
export const Invalid: Story = { args: { value: null, error: t('radio.chooseRole') } };
export const Blocked: Story = { args: { disabledReason: t('radio.changedByAdministrator') } };
export const ReadOnly: Story = { args: { readOnly: true } };
