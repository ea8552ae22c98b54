import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
import { SearchField, type SearchFieldProps } from '.';

const Held = (props: SearchFieldProps) => (
  <StoryValue start={props.value}>{(value, set) => <SearchField {...props} value={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { label: t('searchField.findService'), value: '', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: t('searchField.searchedWord') } };
export const Small: Story = { args: { value: t('searchField.searchedWord'), size: 'sm', busy: true } };
export const Busy: Story = { args: { value: t('searchField.searchedWord'), busy: true } };
export const Blocked: Story = { args: { disabledReason: t('errors.listNotLoaded') } };
