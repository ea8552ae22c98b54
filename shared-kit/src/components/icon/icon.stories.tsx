import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryRow } from '../story-value';
import { drawings, Icon, type IconName } from '.';

const meta = { title: 'Kit/Icon', component: Icon, args: { name: 'badge' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(drawings) as IconName[];

/** The whole set with the names to use. */
export const Set: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 12 }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon name={name} size={20} /> <span className="ff-caption">{name}</span>
        </li>
      ))}
    </ul>
  ),
};
export const Sizes: Story = {
  render: () => (
    <StoryRow>
      {([14, 16, 18, 20, 22] as const).map((size) => (
        <Icon key={size} name="calendar" size={size} />
      ))}
      <Icon name="refresh" spinning />
    </StoryRow>
  ),
};
