import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { Avatar, AvatarStack } from '.';

const meta = { title: 'Kit/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = ['irinaSokolova', 'pavelDementyev', 'artyomKuznetsov', 'mariaLebedeva', 'raisaGrinyova'] as const;
const people = [...known.map((key) => t(`people.${key}`)), 'Wang Lei'].map((name, id) => ({ id, name }));

export const Tints: Story = {
  args: { id: 0, name: t('people.irinaSokolova') },
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {people.map((person) => (
        <Avatar key={person.id} {...person} />
      ))}
    </div>
  ),
};
export const Sizes: Story = {
  args: { id: 1, name: t('people.elenaMartynova') },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Avatar {...args} size={24} />
      <Avatar {...args} size={32} />
      <Avatar {...args} size={40} />
      <Avatar {...args} size={40} square />
    </div>
  ),
};
export const Stack: Story = {
  args: { id: 0, name: '' },
  render: () => <AvatarStack people={people} label={t('avatar.users', { count: people.length })} />,
};
