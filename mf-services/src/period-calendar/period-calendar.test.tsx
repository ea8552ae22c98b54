import { useState } from 'react';
import { act, axeViolations, fireEvent, partRenderer, screen, userEvent } from '@fairfront/shared-kit/testing';
import { PeriodCalendar, type ExhibitionPeriod, type PeriodCalendarProps } from './period-calendar';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

const renderPart = partRenderer({ services: { ru, en } });

const periods: ExhibitionPeriod[] = [
  { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
  { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
  { kind: 'dismantling', from: '2026-06-20', to: '2026-06-21' },
];
const blocked = (day: string) => (day < '2026-06-15' || day > '2026-06-21' ? 'Not for this service' : undefined);
const seen = jest.fn();
const Days = (props: Partial<PeriodCalendarProps>) => {
  const [value, setValue] = useState<string[]>([]);
  return (
    <PeriodCalendar
      label="Dates"
      periods={periods}
      blocked={blocked}
      today="2026-06-02"
      {...props}
      value={props.value ?? value}
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
};
const day = (number: number) => screen.getByRole('gridcell', { name: new RegExp(`^${number}.(June|июня)`) });
const chosen = () =>
  screen.getAllByRole('gridcell', { selected: true }).map((cell) => Number(cell.getAttribute('data-day')?.slice(8)));

describe('the period calendar', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    jest.useFakeTimers();
    seen.mockReset();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  });
  afterEach(() => jest.useRealTimers());

  it('the periods of the days are named in both languages and shown by pattern and legend', async () => {
    const { setLocale } = renderPart(<Days />);
    expect(day(11)).toHaveAccessibleName(/Thursday, Installation$/);
    expect(day(11)).toHaveClass('installation', 'first', 'closed');
    expect(day(16)).toHaveAccessibleName(/Exhibition$/);
    expect(day(16)).toHaveClass('exhibition', 'first');
    expect(day(21)).toHaveClass('dismantling', 'last');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Installation',
      'Exhibition',
      'Dismantling',
    ]);
    await act(async () => void (await setLocale('ru')));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Монтаж', 'Выставка', 'Демонтаж']);
    jest.useRealTimers();
    expect(await axeViolations()).toEqual([]);
  });

  it('several days are selected by mouse and keyboard, and Shift with an arrow selects a range', async () => {
    renderPart(<Days />);
    await user.click(day(20));
    await user.keyboard('{Home}');
    expect(day(1)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(day(16)).toHaveFocus();
    await user.keyboard(' ');
    expect(chosen()).toEqual([16, 20]);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(chosen()).toEqual([16, 17, 18, 20]);
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual([16, 17, 20]);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('a day that cannot be ordered is not selected and explains why', async () => {
    renderPart(<Days />);
    await user.click(day(12));
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
    expect(screen.getByText('Not for this service')).toBeVisible();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it('one press selects the whole exhibition, and another one deselects it', async () => {
    renderPart(<Days />);
    await user.click(screen.getByRole('button', { name: 'Whole exhibition' }));
    expect(chosen()).toEqual([16, 17, 18, 19]);
    expect(screen.getByText(/^Selected Date: .*16 June 2026.*19 June 2026$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Whole exhibition', pressed: true }));
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it('a change is reported once, 500 ms after the last change, or at once on blur or unmount [SHELL-198]', async () => {
    const { unmount } = renderPart(<Days />);
    fireEvent.click(day(17));
    fireEvent.click(day(16));
    act(() => jest.advanceTimersByTime(499));
    expect(seen).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(seen.mock.calls).toEqual([[['2026-06-16', '2026-06-17']]]);
    act(() => day(16).focus());
    fireEvent.click(day(18));
    act(() => day(18).blur());
    expect(seen).toHaveBeenCalledTimes(2);
    fireEvent.click(day(19));
    unmount();
    expect(seen).toHaveBeenLastCalledWith(['2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19']);
  });

  it('a disabled calendar does not change, and an external value is shown', async () => {
    const { rerender } = renderPart(<Days value={['2026-06-16']} disabledReason="The order is sent" />);
    await user.click(day(17));
    expect(chosen()).toEqual([16]);
    expect(screen.getByRole('group', { name: 'Dates' })).toHaveAccessibleDescription('The order is sent');
    rerender(<Days value={['2026-06-18']} />);
    expect(chosen()).toEqual([18]);
  });

  it('the calendar is limited to the months of the periods', async () => {
    renderPart(<Days />);
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(day(21));
    await user.keyboard('{PageDown}{ArrowDown}');
    expect(day(30)).toHaveFocus();
    expect(screen.getByText('Not for this service')).toBeVisible();
  });
});
