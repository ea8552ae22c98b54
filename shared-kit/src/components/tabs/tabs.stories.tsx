import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Tabs } from '.';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Документы',
    selected: 'invoices',
    onSelect: () => undefined,
    children: null,
    tabs: [
      { id: 'invoices', label: 'Счета', count: 4 },
      { id: 'acts', label: 'Акты', count: 2, needsAction: true, countLabel: '2 ждут подписи' },
    ],
  },
  render: function Chosen(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs {...args} selected={selected} onSelect={setSelected}>
        <p style={{ paddingTop: 12 }}>Раздел: {selected}</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {};
export const TooManyForTheRow: Story = {
  args: {
    tabs: ['invoices', 'Акты выполненных работ', 'Договоры', 'Доверенности', 'Письма', 'Справки', 'Паспорта'].map(
      (id) => ({
        id,
        label: id === 'invoices' ? 'Счета' : id,
      }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
