import { withTexts } from '@fairfront/shared-kit/testing/stories';
import enDeadlines from '../../locales/en/deadlines.json';
import ruDeadlines from '../../locales/ru/deadlines.json';
import enShell from '../../locales/en/shell.json';
import ruShell from '../../locales/ru/shell.json';
import type { Meta, StoryObj } from '@fairfront/shared-kit/testing/stories';
import { useState } from 'react';
import { t } from '../../story-texts';
import { MonthBoard } from './month-board';

const meta = {
  title: 'Parts/MonthBoard',
  decorators: [withTexts({ deadlines: { ru: ruDeadlines, en: enDeadlines }, shell: { ru: ruShell, en: enShell } })],
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
        label: t('passes.simplifiedVisas'),
        icon: 'globe',
        tone: 'warning',
        note: t('monthBoard.soon'),
      },
      {
        id: 'catalogue',
        date: '2026-06-05',
        label: t('catalogue.order'),
        icon: 'book',
        tone: 'warning',
        note: t('monthBoard.soon'),
      },
      { id: 'passes', date: '2026-06-09', label: t('passes.participants'), icon: 'badge', tone: 'neutral' },
      {
        id: 'montage',
        date: '2026-06-15',
        label: t('monthBoard.installationPasses'),
        icon: 'wrench',
        tone: 'success',
        note: t('monthBoard.done'),
      },
      { id: 'opening', date: '2026-06-16', label: t('monthBoard.openingDay'), icon: 'flag', tone: 'primary' },
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
      label: t('monthBoard.passNumber', { number: index + 1 }),
      icon: 'badge' as const,
      tone: 'neutral' as const,
    })),
  },
};
