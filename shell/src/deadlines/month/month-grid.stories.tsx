import { withTexts } from '@fairfront/shared-kit/testing/stories';
import enDeadlines from '../../locales/en/deadlines.json';
import ruDeadlines from '../../locales/ru/deadlines.json';
import enShell from '../../locales/en/shell.json';
import ruShell from '../../locales/ru/shell.json';
import type { Meta, StoryObj } from '@fairfront/shared-kit/testing/stories';
import { useState } from 'react';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { t } from '../../story-texts';
import { MonthGrid } from './month-grid';

const meta = {
  title: 'Parts/MonthGrid',
  decorators: [withTexts({ deadlines: { ru: ruDeadlines, en: enDeadlines }, shell: { ru: ruShell, en: enShell } })],
  component: MonthGrid,
  args: {
    month: '2026-06-01',
    today: '2026-06-02',
    periods: [
      { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
      { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
      { kind: 'dismantling', from: '2026-06-20', to: '2026-06-21' },
    ],
    entries: [
      { id: 'visa', date: '2026-06-03', label: t('passes.visas'), tone: 'warning' },
      { id: 'catalogue', date: '2026-06-05', label: t('catalogue.order'), tone: 'warning' },
      { id: 'passes', date: '2026-06-09', label: t('passes.participants') },
    ],
  },
  render: function Rail(args) {
    const [month, setMonth] = useState(args.month);
    return (
      <div style={{ width: 304 }}>
        <MonthGrid {...args} month={month} onMonthChange={setMonth}>
          <DescriptionList
            variant="rows"
            facts={[
              { id: 'visa', name: t('passes.simplifiedVisas'), value: t('monthGrid.visaDay') },
              { id: 'passes', name: t('passes.participants'), value: t('monthGrid.passesDay') },
            ]}
          />
        </MonthGrid>
      </div>
    );
  },
} satisfies Meta<typeof MonthGrid>;
export default meta;

export const Rail: StoryObj<typeof meta> = {};
