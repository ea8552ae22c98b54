import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { t } from '../story-texts';
import { TextField, type TextFieldProps } from '.';

const Held = (props: TextFieldProps) => (
  <StoryValue start={props.value}>{(value, set) => <TextField {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: t('fields.surname'), value: '', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: t('textField.asInPassport'), hint: t('textField.letters') },
};
export const Filled: Story = { args: { value: t('names.abdullaevKirillov') } };
export const Optional: Story = {
  args: { label: t('fields.patronymic'), optional: true, placeholder: t('textField.ifInPassport') },
};
export const Invalid: Story = { args: { value: t('names.petrov2'), error: t('textField.onlyLetters') } };
export const Blocked: Story = {
  args: {
    label: t('textField.hall'),
    value: t('textField.hallValue'),
    disabledReason: t('reasons.assignedByOrganiser'),
  },
};
export const ReadOnly: Story = {
  args: { label: t('fields.company'), value: t('companies.severnayaMekhanika'), readOnly: true },
};
export const Busy: Story = {
  args: { label: t('textField.taxNumber'), value: '7701234567', busy: true, hint: t('statuses.checking') },
};
export const Sizes: Story = {
  render: () => (
    <StoryColumn>
      <Held label={t('textField.small')} size="sm" value="32" onChange={() => undefined} />
      <Held label={t('textField.regular')} icon="mail" value="i.sokolova@sevmekh.example" onChange={() => undefined} />
      <Held label={t('textField.large')} size="lg" end={t('textField.kg')} value="1 500" onChange={() => undefined} />
    </StoryColumn>
  ),
};
