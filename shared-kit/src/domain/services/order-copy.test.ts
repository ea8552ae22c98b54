import { movedDay, movedLine, onChosenDay, type MovedExhibition } from './order-copy';
import type { ExhibitionDays, ServiceFlags } from './service-rules';

const days = (
  installation: [string, string],
  show: [string, string],
  dismantling: [string, string],
): ExhibitionDays => ({
  installation_started_at: installation[0],
  installation_ended_at: installation[1],
  started_at: show[0],
  ended_at: show[1],
  dismantling_started_at: dismantling[0],
  dismantling_ended_at: dismantling[1],
});
const exhibition: MovedExhibition = {
  from: days(['2026-01-15', '2026-01-19'], ['2026-01-20', '2026-01-23'], ['2026-01-23', '2026-01-25']),
  to: days(['2027-01-14', '2027-01-17'], ['2027-01-19', '2027-01-22'], ['2027-01-22', '2027-01-23']),
  today: '2026-12-01',
};
const service = (...asked: (keyof ServiceFlags)[]): ServiceFlags => ({
  is_required_stand_area: false,
  is_required_quantity_by_date: false,
  is_required_time_range_by_date: false,
  is_required_date_install: false,
  is_required_date_exhibition: false,
  is_required_date_dismantling: false,
  ...Object.fromEntries(asked.map((name) => [name, true])),
});
const install = service('is_required_date_install');
const show = service('is_required_date_exhibition');
const dismantling = service('is_required_date_dismantling');
const byQuantity = service('is_required_quantity_by_date');
const bySlots = service('is_required_time_range_by_date', 'is_required_date_install');

describe('the corresponding day of the new period [SVC-162]', () => {
  it.each([
    ['first day of installation', install, '2026-01-15', '2027-01-14'],
    ['second day of installation', install, '2026-01-16', '2027-01-15'],
    ['fifth day of an installation that has four now', install, '2026-01-19', null],
    ['last day of the show', show, '2026-01-23', '2027-01-22'],
    ['that day of a service of the dismantling', dismantling, '2026-01-23', '2027-01-22'],
    ['third day of a dismantling that has two now', dismantling, '2026-01-25', null],
    ['a day of the show for a service of any period', byQuantity, '2026-01-21', '2027-01-20'],
    ['a day of another period than the service has now', show, '2026-01-16', null],
    ['a day of no period', show, '2025-12-31', null],
  ])('%s', (_what, flags, day, moved) => expect(movedDay(day, flags, exhibition)).toBe(moved));

  it('is in the past if it is before today', () => {
    expect(movedDay('2026-01-15', install, { ...exhibition, today: '2027-01-15' })).toBeNull();
    expect(movedDay('2026-01-16', install, { ...exhibition, today: '2027-01-15' })).toBe('2027-01-15');
  });
});

describe('a line of an earlier order [SVC-162]', () => {
  const line = { quantity: 2, dates: [], quantity_by_dates: [], time_range_by_dates: [] };

  it('keeps its quantity, moves its days and lists those without a counterpart', () => {
    expect(movedLine({ ...line, dates: ['2026-01-15', '2026-01-19'] }, install, exhibition, null)).toEqual({
      line: { ...line, dates: ['2027-01-14'] },
      lostDays: ['2026-01-19'],
    });
  });

  it('counts the remaining quantities and slots by day', () => {
    const quantities = [
      { date: '2026-01-20', quantity: 3 },
      { date: '2026-01-25', quantity: 4 },
    ];
    expect(movedLine({ ...line, quantity: 7, quantity_by_dates: quantities }, byQuantity, exhibition, null)).toEqual({
      line: { ...line, quantity: 3, quantity_by_dates: [{ date: '2027-01-19', quantity: 3 }] },
      lostDays: ['2026-01-25'],
    });
    const slots = [{ date: '2026-01-16', time_range: [8, 10] }];
    expect(movedLine({ ...line, time_range_by_dates: slots }, bySlots, exhibition, null).line).toEqual({
      ...line,
      quantity: 2,
      time_range_by_dates: [{ date: '2027-01-15', time_range: [8, 10] }],
    });
  });

  it('uses the area of the current stand', () => {
    const area = service('is_required_stand_area');
    expect(movedLine({ ...line, quantity: 60 }, area, exhibition, 72).line.quantity).toBe(72);
    expect(movedLine({ ...line, quantity: 60 }, area, exhibition, null).line.quantity).toBe(60);
  });

  it('uses a selected day instead of the first lost one', () => {
    const quantities = [
      { date: '2026-01-20', quantity: 3 },
      { date: '2026-01-25', quantity: 4 },
    ];
    const earlier = { ...line, quantity: 7, quantity_by_dates: quantities };
    const { line: moved, lostDays } = movedLine(earlier, byQuantity, exhibition, null);
    expect(onChosenDay(earlier, moved, lostDays, '2027-01-23')).toMatchObject({
      quantity: 7,
      quantity_by_dates: [
        { date: '2027-01-19', quantity: 3 },
        { date: '2027-01-23', quantity: 4 },
      ],
    });
    const onDates = { ...line, dates: ['2026-01-19'] };
    const lost = movedLine(onDates, install, exhibition, null);
    expect(onChosenDay(onDates, lost.line, lost.lostDays, '2027-01-17').dates).toEqual(['2027-01-17']);
    const atTimes = { ...line, time_range_by_dates: [{ date: '2026-01-19', time_range: [8, 10] }] };
    const none = movedLine(atTimes, bySlots, exhibition, null);
    expect(onChosenDay(atTimes, none.line, none.lostDays, '2027-01-17')).toMatchObject({
      quantity: 2,
      time_range_by_dates: [{ date: '2027-01-17', time_range: [8, 10] }],
    });
  });
});
