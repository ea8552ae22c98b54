import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { t } from '../story-texts';
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
    label: t('segmentedControl.language'),
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
    label: t('segmentedControl.viewOfList'),
    value: 'table',
    size: 'lg',
    segments: [
      { value: 'cards', label: t('segmentedControl.cards'), icon: 'grid' },
      { value: 'table', label: t('segmentedControl.table'), icon: 'list' },
    ],
  },
};
export const IconsOnly: Story = {
  args: {
    label: t('segmentedControl.viewOfList'),
    value: 'cards',
    segments: [
      { value: 'cards', label: t('segmentedControl.cards'), icon: 'grid', iconOnly: true },
      { value: 'table', label: t('segmentedControl.table'), icon: 'list', iconOnly: true },
    ],
  },
};
export const Busy: Story = { args: { busy: true } };
