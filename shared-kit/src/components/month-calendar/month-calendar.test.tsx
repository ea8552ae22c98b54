import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { MonthCalendar, type MonthCalendarProps } from '.';

const Days = ({ chosen = [], ...props }: { chosen?: string[] } & Partial<MonthCalendarProps>) => {
  const [value, setValue] = useState(chosen);
  return (
    <MonthCalendar
      label="Days"
      start="2026-06-17"
      today="2026-06-16"
      variant={(day) => (day === '2026-06-18' ? { blocked: 'The hall is closed' } : {})}
      multiple
      {...props}
      value={value}
      onChange={setValue}
    />
  );
};
const day = (number: number) => screen.getByRole('gridcell', { name: new RegExp(`^${number}\\s`) });
const chosen = () =>
  screen.queryAllByRole('gridcell', { selected: true }).map((cell) => Number(cell.getAttribute('data-day')?.slice(8)));

describe('MonthCalendar', () => {
  it.each([
    ['en', 'Mon', /Monday$/],
    ['ru', 'пн', /понедельник$/],
  ] as const)('begins the week on Monday in %s [SHELL-201]', async (locale, head, name) => {
    renderKit(<Days />, locale);
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(head);
    // the 15th of June 2026 is a Monday
    expect(day(15)).toHaveAccessibleName(name);
    expect(day(15)).toHaveProperty('cellIndex', 0);
    expect(await axeViolations()).toEqual([]);
  });

  it('marks today by the clock of the fair, not of the browser', () => {
    renderKit(<Days />);
    expect(day(16)).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('gridcell').filter((cell) => /today/i.test(cell.ariaLabel ?? ''))).toEqual([]);
  });

  it('adds days with Shift and an arrow, and skips blocked days', async () => {
    renderKit(<Days />);
    await userEvent.click(day(16));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    expect(day(19)).toHaveFocus();
    expect(chosen()).toEqual([16, 17, 19]);
    expect(screen.getByText(/^Selected Date: .*16 June 2026.*19 June 2026$/)).toBeInTheDocument();
  });

  it('gives the reason why a day is blocked, on hover and on focus', async () => {
    renderKit(<Days chosen={['2026-06-17', '2026-06-18']} />);
    await userEvent.click(day(18));
    expect(screen.getByText('The hall is closed')).toBeVisible();
    expect(day(18)).toHaveAttribute('aria-invalid', 'true');
    expect(day(17)).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    expect(screen.queryByText('The hall is closed')).toBeNull();
    expect(chosen()).toEqual([17, 18]);
  });

  it('shows only months within its bounds, and announces the new month', async () => {
    renderKit(<Days min="2026-06-10" max="2026-07-05" />);
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'Days, July 2026' })).toBeVisible();
    expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('July 2026');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('changes nothing while it is read-only', async () => {
    renderKit(<Days chosen={['2026-06-17']} readOnly />);
    await userEvent.click(day(16));
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}');
    expect(chosen()).toEqual([17]);
  });
});
