import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { MonthBoard } from '.';

const meta = {
  title: 'Kit/MonthBoard',
  component: MonthBoard,
  args: {
    month: '2026-06-01',
    today: '2026-05-26',
    onMonthChange: () => {},
    periods: [
      { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
      { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
      { kind: 'dismantling', from: '2026-06-20', to: '2026-06-21' },
    ],
    entries: [
      {
        id: 'visa',
        date: '2026-06-03',
        label: 'Визы, упрощённый порядок',
        icon: 'globe',
        tone: 'warning',
        note: 'скоро',
      },
      { id: 'catalogue', date: '2026-06-05', label: 'Заявка в каталог', icon: 'book', tone: 'warning', note: 'скоро' },
      { id: 'passes', date: '2026-06-09', label: 'Пропуска участников', icon: 'badge', tone: 'neutral' },
      {
        id: 'montage',
        date: '2026-06-15',
        label: 'Пропуска на монтаж',
        icon: 'wrench',
        tone: 'success',
        note: 'готово',
      },
      { id: 'opening', date: '2026-06-16', label: 'Открытие выставки', icon: 'flag', tone: 'primary' },
    ],
    renderEntry: (_entry, variant) => <button type="button" {...variant} />,
  },
  render: function Board(args) {
    const [month, setMonth] = useState(args.month);
    return <MonthBoard {...args} month={month} onMonthChange={setMonth} />;
  },
} satisfies Meta<typeof MonthBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {};
export const CrowdedDay: Story = {
  args: {
    entries: Array.from({ length: 5 }, (_, index) => ({
      id: String(index),
      date: '2026-06-09',
      label: `Пропуск № ${index + 1}`,
      icon: 'badge' as const,
      tone: 'neutral' as const,
    })),
  },
};
