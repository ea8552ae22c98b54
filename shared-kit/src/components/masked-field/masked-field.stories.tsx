import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryValue } from '../story-value';
import { DateTextField, MaskedField, type MaskedFieldProps } from '.';

const Held = (props: MaskedFieldProps) => (
  <StoryValue start={props.value}>{(value, set) => <MaskedField {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/MaskedField',
  component: MaskedField,
  args: { label: 'Телефон', mask: 'phone', value: '+79160000000', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plus and up to 18 digits; paste any writing of a number. */
export const Phone: Story = {};
export const Plates: Story = {
  render: () => (
    <StoryColumn>
      <Held label="Номер" mask="plate" value="А 482 МР 77" onChange={() => undefined} />
      <Held
        label="Прицеп"
        optional
        mask="trailer"
        value="АВ12"
        error="Не менее 6 символов"
        onChange={() => undefined}
      />
    </StoryColumn>
  ),
};
/** Follows the language: 31.02.1988 or 02/31/1988. */
export const Dates: Story = {
  render: () => (
    <StoryColumn>
      <StoryValue start="">{(value, set) => <DateTextField label="Дата" value={value} onChange={set} />}</StoryValue>
      <StoryValue start="1988-02-31">
        {(value, set) => <DateTextField label="Дата рождения" value={value} onChange={set} error="Неверная дата" />}
      </StoryValue>
    </StoryColumn>
  ),
};
export const Blocked: Story = { args: { disabledReason: 'Меняется в профиле' } };
export const Invalid: Story = { args: { value: '', error: 'Обязательное поле' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Busy: Story = { args: { busy: true } };
