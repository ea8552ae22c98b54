import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { clampToRange, NumberField, readInteger, type NumberFieldProps } from '.';

const seen = jest.fn();
const Chairs = ({ initial = 2, ...props }: { initial?: number } & Partial<NumberFieldProps>) => {
  const [value, setValue] = useState(initial);
  return (
    <NumberField
      label="Chairs"
      min={1}
      max={20}
      {...props}
      value={value}
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
};
const field = () => screen.getByRole('spinbutton', { name: 'Chairs' });
const more = () => screen.getByRole('button', { name: 'More Chairs' });
const less = () => screen.getByRole('button', { name: 'Fewer Chairs' });

describe('NumberField', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    jest.useFakeTimers();
    seen.mockReset();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  });
  afterEach(() => jest.useRealTimers());

  it('commits once, 500 ms after the last change [SHELL-198]', async () => {
    renderKit(<Chairs />);
    for (let press = 0; press < 3; press += 1) fireEvent.click(more());
    expect(field()).toHaveValue('5');
    act(() => jest.advanceTimersByTime(499));
    expect(seen).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(seen.mock.calls).toEqual([[5]]);
  });

  it('commits a pending change at once on blur and on unmount [SHELL-198]', async () => {
    const { unmount } = renderKit(<Chairs />);
    fireEvent.click(more());
    await user.click(field());
    await user.tab();
    expect(seen.mock.calls).toEqual([[3]]);
    fireEvent.click(less());
    unmount();
    expect(seen.mock.calls).toEqual([[3], [2]]);
  });

  it('commits nothing for a change that was undone', () => {
    renderKit(<Chairs />);
    fireEvent.click(more());
    fireEvent.click(less());
    act(() => jest.advanceTimersByTime(500));
    expect(seen).not.toHaveBeenCalled();
  });

  it('disables minus at the minimum and plus at the maximum [SHELL-197]', () => {
    renderKit(<Chairs initial={1} max={2} />);
    expect(less()).toHaveAttribute('aria-disabled', 'true');
    expect(more()).not.toHaveAttribute('aria-disabled');
    fireEvent.click(more());
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(more());
    expect(field()).toHaveValue('2');
  });

  it.each([
    ['', 1],
    ['0', 1],
    ['-5', 1],
    ['7', 7],
    ['007', 7],
    ['21', 20],
    ['999999', 20],
  ])('turns a typed %j into %d on blur [SHELL-196]', async (text, value) => {
    renderKit(<Chairs initial={4} />);
    await user.clear(field());
    if (text) await user.type(field(), text);
    await user.tab();
    expect(field()).toHaveValue(String(value));
    expect(seen).toHaveBeenLastCalledWith(value);
  });

  it('ignores letters and cleans a pasted text [SHELL-196]', async () => {
    renderKit(<Chairs />);
    await user.clear(field());
    await user.type(field(), '1a2,');
    expect(field()).toHaveValue('12');
    await user.clear(field());
    await user.paste('two and a half');
    await user.tab();
    expect(field()).toHaveValue('1');
  });

  it('is changed by arrows, Page keys, Home and End, and exposes its range', async () => {
    renderKit(<Chairs />);
    await user.click(field());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field()).toHaveAttribute('aria-valuenow', '3');
    await user.keyboard('{PageUp}');
    expect(field()).toHaveAttribute('aria-valuenow', '13');
    await user.keyboard('{End}');
    expect(field()).toHaveAttribute('aria-valuenow', '20');
    await user.keyboard('{Home}');
    expect(field()).toHaveAttribute('aria-valuenow', '1');
    expect(field()).toHaveAttribute('aria-valuemin', '1');
    expect(field()).toHaveAttribute('aria-valuemax', '20');
    jest.useRealTimers();
    expect(await axeViolations()).toEqual([]);
  });

  it('follows a value from outside and cannot be edited with a reason or while busy', () => {
    const { rerender } = renderKit(<NumberField label="Chairs" value={2} onChange={seen} />);
    rerender(<NumberField label="Chairs" value={9} onChange={seen} />);
    expect(field()).toHaveValue('9');
    rerender(<NumberField label="Chairs" value={9} onChange={seen} disabledReason="The stand area" />);
    expect(field()).toHaveAccessibleDescription('The stand area');
    fireEvent.click(more());
    expect(field()).toHaveValue('9');
    rerender(<NumberField label="Chairs" value={9} onChange={seen} readOnly />);
    expect(screen.getByRole('status', { name: 'Chairs' })).toHaveTextContent('9');
  });
});

describe('readInteger and clampToRange', () => {
  it.each([
    ['12', 12],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['−3', -3],
    ['2.5', 0],
    ['abc', 0],
    ['', 0],
    ['1'.repeat(20), 0],
  ])('reads %j as %d', (text, value) => expect(readInteger(text)).toBe(value));
  it('keep both bounds', () =>
    expect([0, 1, 5, 9, 10].map((value) => clampToRange(value, 1, 9))).toEqual([1, 1, 5, 9, 9]));
});
