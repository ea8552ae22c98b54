import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { SegmentedControl, type SegmentedControlProps } from '.';

const Held = (props: SegmentedControlProps<string>) => (
  <StoryValue start={props.value}>
    {(value, set) => <SegmentedControl {...props} value={value} onChange={set} />}
  </StoryValue>
);
const meta = {
  title: 'Kit/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'Язык',
    value: 'ru',
    onChange: () => undefined,
    segments: [
      { value: 'ru', label: 'RU', lang: 'ru' },
      { value: 'en', label: 'EN', lang: 'en' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Language: Story = {};
export const Views: Story = {
  args: {
    label: 'Вид списка',
    value: 'table',
    size: 'lg',
    segments: [
      { value: 'cards', label: 'Карточки', icon: 'grid' },
      { value: 'table', label: 'Таблица', icon: 'list' },
    ],
  },
};
export const IconsOnly: Story = {
  args: {
    label: 'Вид списка',
    value: 'cards',
    segments: [
      { value: 'cards', label: 'Карточки', icon: 'grid', iconOnly: true },
      { value: 'table', label: 'Таблица', icon: 'list', iconOnly: true },
    ],
  },
};
export const Busy: Story = { args: { busy: true } };
