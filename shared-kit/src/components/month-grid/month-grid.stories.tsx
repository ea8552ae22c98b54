import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { inStoryLanguage } from '../../../tooling/storybook/story-language/story-text';
import { DescriptionList } from '../description-list';
import { MonthGrid } from '.';

const meta = {
  title: 'Kit/MonthGrid',
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
      { id: 'visa', date: '2026-06-03', label: 'Визы', tone: 'warning' },
      { id: 'catalogue', date: '2026-06-05', label: 'Заявка в каталог', tone: 'warning' },
      { id: 'passes', date: '2026-06-09', label: 'Пропуска участников' },
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
              { id: 'visa', name: 'Визы, упрощённый порядок', value: inStoryLanguage('3 июня') },
              { id: 'passes', name: 'Пропуска участников', value: inStoryLanguage('9 июня') },
            ]}
          />
        </MonthGrid>
      </div>
    );
  },
} satisfies Meta<typeof MonthGrid>;
export default meta;

export const Rail: StoryObj<typeof meta> = {};
