import { type Meta, StoryColumn, type StoryObj, StoryValue, withTexts } from '@fairfront/shared-kit/testing/stories';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { t } from '../story-texts';
import { PeriodCalendar, type PeriodCalendarProps } from './period-calendar';

const Held = (props: PeriodCalendarProps) => (
  <StoryColumn width={480}>
    <StoryValue<readonly string[]> start={props.value}>
      {(value, set) => <PeriodCalendar {...props} value={value} onChange={set} />}
    </StoryValue>
  </StoryColumn>
);
const meta = {
  title: 'Parts/PeriodCalendar',
  decorators: [withTexts({ services: { ru, en } })],
  component: PeriodCalendar,
  args: {
    label: t('periodCalendar.dates'),
    periods: [
      { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
      { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
      { kind: 'dismantling', from: '2026-06-20', to: '2026-06-21' },
    ],
    value: ['2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19'],
    blocked: (day) => (day < '2026-06-15' || day > '2026-06-21' ? t('periodCalendar.notAvailable') : undefined),
    today: '2026-06-02',
    min: '2026-06-01',
    max: '2026-07-05',
    hint: t('periodCalendar.orderableDates'),
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PeriodCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: [], today: '2026-06-17' } };
export const Invalid: Story = { args: { value: [], error: t('periodCalendar.chooseAtLeastOneDate') } };
export const Blocked: Story = { args: { disabledReason: t('reasons.orderSent') } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Busy: Story = { args: { busy: true } };
