import { useState } from 'react';
import { act, axeViolations, fireEvent, partRenderer, screen, userEvent, within } from '@fairfront/shared-kit/testing';
import { overlapsChosen } from '@fairfront/shared-kit/domain/common';
import { SlotPicker, slotText, type SlotPickerProps, type SlotsByDate } from './slot-picker';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

const renderPart = partRenderer({ services: { ru, en } });

const seen = jest.fn();
const Slots = ({ initial = {}, ...props }: { initial?: SlotsByDate } & Partial<SlotPickerProps>) => {
  const [value, setValue] = useState<SlotsByDate>(initial);
  return (
    <SlotPicker
      label="Time"
      dates={['2026-06-16', '2026-06-17']}
      {...props}
      value={value}
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
};
const row = (date: RegExp) => screen.getByRole('group', { name: date });
const slot = (date: RegExp, text: string) => within(row(date)).getByRole('checkbox', { name: text });

describe('the slots', () => {
  it('a slot is written with minutes and lasts two hours [SVC-059]', () => {
    expect([8, 9, 18].map(slotText)).toEqual(['08:00–10:00', '09:00–11:00', '18:00–20:00']);
  });
  it.each([
    [9, [10], true],
    [11, [10], true],
    [12, [10], false],
    [10, [10], false],
    [9, [], false],
  ])('the slot %d beside the selected %j overlaps: %s [SVC-060]', (start, chosen, expected) =>
    expect(overlapsChosen(start, chosen)).toBe(expected),
  );
});

describe('the slot picker', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    jest.useFakeTimers();
    seen.mockReset();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  });
  afterEach(() => jest.useRealTimers());

  it('the picker offers start times in two groups per date and counts the selected ones [SVC-059]', async () => {
    renderPart(<Slots />);
    expect(within(row(/16.June/)).getAllByRole('checkbox')).toHaveLength(11);
    await user.click(slot(/16.June/, '10:00–12:00'));
    await user.click(slot(/16.June/, '08:00–10:00'));
    expect(within(row(/16.June/)).getByText('2 slots')).toBeVisible();
    act(() => jest.advanceTimersByTime(500));
    expect(seen.mock.calls).toEqual([[{ '2026-06-16': [8, 10] }]]);
    jest.useRealTimers();
    expect(await axeViolations()).toEqual([]);
  });

  it('a slot that overlaps a selected one of the same date is disabled and explains why [SVC-060]', async () => {
    renderPart(<Slots initial={{ '2026-06-16': [10] }} />, 'ru');
    const early = slot(/16.июня/, '09:00–11:00');
    expect(early).toHaveAttribute('aria-disabled', 'true');
    expect(early).toHaveAccessibleDescription('Выбранные интервалы пересекаются');
    await user.click(early);
    expect(early).not.toBeChecked();
    expect(slot(/17.июня/, '09:00–11:00')).not.toHaveAttribute('aria-disabled');
    await user.click(slot(/16.июня/, '10:00–12:00'));
    expect(slot(/16.июня/, '09:00–11:00')).not.toHaveAttribute('aria-disabled');
  });

  it('the last slot of a single date cannot be deselected, with an explanation [SVC-061]', async () => {
    renderPart(<Slots dates={['2026-06-16']} initial={{ '2026-06-16': [10, 12] }} keepsLast />);
    await user.click(slot(/16.June/, '10:00–12:00'));
    const last = slot(/16.June/, '12:00–14:00');
    await user.click(last);
    expect(last).toBeChecked();
    expect(last).toHaveAccessibleDescription('The last slot cannot be cleared: remove the service instead');
    expect(screen.getAllByText('The last slot cannot be cleared: remove the service instead')[0]).toBeInTheDocument();
  });

  it('a closed slot shows its reason, and a change is reported at once on unmount [SHELL-198]', async () => {
    const { unmount } = renderPart(
      <Slots blocked={(date, start) => (date === '2026-06-16' && start === 8 ? 'The hall opens at 10' : undefined)} />,
    );
    expect(slot(/16.June/, '08:00–10:00')).toHaveAccessibleDescription('The hall opens at 10');
    fireEvent.click(slot(/17.June/, '08:00–10:00'));
    unmount();
    expect(seen.mock.calls).toEqual([[{ '2026-06-17': [8] }]]);
  });

  it('a read-only picker shows the selection as text', () => {
    renderPart(<Slots initial={{ '2026-06-16': [10, 14] }} readOnly />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(row(/16.June/)).toHaveTextContent('10:00–12:00, 14:00–16:00');
    expect(row(/17.June/)).toHaveTextContent('—');
  });

  it('a busy picker does not change', async () => {
    renderPart(<Slots busy />);
    await user.click(slot(/17.June/, '08:00–10:00'));
    expect(slot(/17.June/, '08:00–10:00')).not.toBeChecked();
  });
});
