import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { MultiSelect, Select, type Option, type SelectProps } from '.';

const countryKeys = ['armenia', 'belarus', 'india', 'kazakhstan', 'china', 'serbia', 'turkey', 'japan'] as const;
const countries: Option[] = countryKeys.map((key) => ({ value: key, label: t(`countries.${key}`) }));
const sorts: Option[] = [
  { value: 'new', label: t('select.newestFirst') },
  { value: 'old', label: t('select.oldestFirst') },
  { value: 'name', label: t('select.bySurname') },
  { value: 'status', label: t('select.byStatus'), disabledReason: t('select.allUnderConsideration') },
];
const Held = (props: SelectProps) => (
  <StoryValue start={props.value}>{(value, set) => <Select {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/Select',
  component: Select<string>,
  args: { label: t('select.citizenship'), options: countries, value: 'china', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More than 7 options: the list has a search. */
export const WithSearch: Story = { args: { icon: 'globe', hint: t('select.simplifiedProcedure') } };
export const Short: Story = { args: { label: t('select.sorting'), options: sorts, value: 'new', size: 'sm' } };
export const Empty: Story = { args: { value: null } };
export const Invalid: Story = { args: { value: null, error: t('errors.required') } };
export const Blocked: Story = { args: { value: null, disabledReason: t('select.tickVisaFirst') } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Busy: Story = { args: { value: null, options: [], busy: true } };
export const Several: Story = {
  render: () => (
    <StoryValue start={['china', 'serbia']}>
      {(value, set) => <MultiSelect label={t('select.countries')} options={countries} value={value} onChange={set} />}
    </StoryValue>
  ),
};
export const Opened: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[role="combobox"]')?.click(),
};
