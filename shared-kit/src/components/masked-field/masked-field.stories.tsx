import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { t } from '../story-texts';
import { DateTextField, MaskedField, type MaskedFieldProps } from '.';

const Held = (props: MaskedFieldProps) => (
  <StoryValue start={props.value}>{(value, set) => <MaskedField {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/MaskedField',
  component: MaskedField,
  args: { label: t('fields.phone'), mask: 'phone', value: '+79160000000', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plus and up to 18 digits; paste any writing of a number. */
export const Phone: Story = {};
export const Plates: Story = {
  render: () => (
    <StoryColumn>
      <Held label={t('maskedField.numberPlate')} mask="plate" value="А 482 МР 77" onChange={() => undefined} />
      <Held
        label={t('maskedField.trailer')}
        optional
        mask="trailer"
        value="АВ12"
        error={t('maskedField.atLeast')}
        onChange={() => undefined}
      />
    </StoryColumn>
  ),
};
/** Follows the language: 31.02.1988 or 02/31/1988. */
export const Dates: Story = {
  render: () => (
    <StoryColumn>
      <StoryValue start="">
        {(value, set) => <DateTextField label={t('maskedField.date')} value={value} onChange={set} />}
      </StoryValue>
      <StoryValue start="1988-02-31">
        {(value, set) => (
          <DateTextField label={t('fields.birthday')} value={value} onChange={set} error={t('errors.invalidDate')} />
        )}
      </StoryValue>
    </StoryColumn>
  ),
};
export const Blocked: Story = { args: { disabledReason: t('reasons.changedInProfile') } };
export const Invalid: Story = { args: { value: '', error: t('errors.required') } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Busy: Story = { args: { busy: true } };
