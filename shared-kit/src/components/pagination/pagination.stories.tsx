import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryValue } from '../story-value';
import { Pagination, type PaginationProps } from '.';

const Held = (props: PaginationProps) => (
  <StoryValue start={props.page}>{(value, set) => <Pagination {...props} page={value} onChange={set} />}</StoryValue>
);
const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: { page: 2, pages: 9, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { args: { total: 70, perPage: 8 } };
export const Middle: Story = { args: { page: 5 } };
export const Few: Story = { args: { page: 1, pages: 2, total: 12, perPage: 8 } };
