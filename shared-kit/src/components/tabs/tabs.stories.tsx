import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { t } from '../story-texts';
import { Tabs } from '.';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: t('tabs.documents'),
    selected: 'invoices',
    onSelect: () => undefined,
    children: null,
    tabs: [
      { id: 'invoices', label: t('tabs.invoices'), count: 4 },
      {
        id: 'acts',
        label: t('tabs.acts'),
        count: 2,
        needsAction: true,
        countLabel: t('tabs.waitForSignature', { count: 2 }),
      },
    ],
  },
  render: function Chosen(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs {...args} selected={selected} onSelect={setSelected}>
        <p style={{ paddingTop: 12 }}>{t('tabs.section', { name: selected })}</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {};
const documents = [
  'invoices',
  'actsOfWork',
  'contracts',
  'powersOfAttorney',
  'letters',
  'certificates',
  'passports',
] as const;
export const TooManyForTheRow: Story = {
  args: {
    tabs: documents.map((id) => ({ id, label: t(`tabs.${id}`) })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
