import { withTexts } from '@fairfront/shared-kit/testing/stories';
import enShell from '../../locales/en/shell.json';
import ruShell from '../../locales/ru/shell.json';
import type { Meta, StoryObj } from '@fairfront/shared-kit/testing/stories';
import { t } from '../../story-texts';
import { ExhibitionTimeline } from './exhibition-timeline';
import { PeriodKey } from './period-key';

const meta = {
  title: 'Parts/ExhibitionTimeline',
  component: ExhibitionTimeline,
  decorators: [withTexts({ shell: { ru: ruShell, en: enShell } })],
  args: {
    today: '2026-05-26',
    periods: [
      { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
      { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
      { kind: 'dismantling', from: '2026-06-20', to: '2026-06-21' },
    ],
    pins: [
      { id: 'visa', date: '2026-06-03', label: t('passes.simplifiedVisas'), tone: 'warning' },
      { id: 'catalogue', date: '2026-06-05', label: t('catalogue.order'), tone: 'warning' },
      { id: 'passes', date: '2026-06-09', label: t('passes.participants') },
    ],
  },
} satisfies Meta<typeof ExhibitionTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preparing: Story = {};
export const FarAhead: Story = { args: { today: '2026-01-12' } };
export const DuringTheExhibition: Story = { args: { today: '2026-06-17', pins: [] } };
export const AfterTheExhibition: Story = { args: { today: '2026-06-28', pins: [] } };
export const ManyPins: Story = {
  args: {
    pins: [3, 4, 5, 5, 6, 8, 9, 10].map((day, index) => ({
      id: String(index),
      date: `2026-06-${String(day).padStart(2, '0')}`,
      label:
        [
          t('passes.visas'),
          t('exhibitionTimeline.logoForWebsite'),
          t('catalogue.order'),
          t('catalogue.advertising'),
          t('passes.cars'),
        ][index % 5] ?? '',
    })),
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const Key: Story = { render: () => <PeriodKey /> };
